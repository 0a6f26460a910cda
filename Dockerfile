# R'lyeh in a container: docker build -t rlyeh . && docker run -p 8000:8000 -v rlyeh:/games rlyeh
# The steps are scripts in container/, so that `make container` can try them on a machine without Docker.

FROM python:3.12-slim AS build
WORKDIR /source
COPY . .
RUN sh container/build.sh /wheels

FROM python:3.12-slim
COPY --from=build /wheels /wheels
COPY container/install.sh container/health.py /opt/rlyeh/
RUN sh /opt/rlyeh/install.sh /wheels && rm -r /wheels \
    && useradd --system --no-create-home rlyeh && install -d -o rlyeh /games
USER rlyeh
ENV RLYEH_HOST=0.0.0.0 RLYEH_DATABASE=sqlite:////games/rlyeh.db
VOLUME /games
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=6s --start-period=20s CMD ["python3", "/opt/rlyeh/health.py"]
CMD ["rlyeh", "serve"]
