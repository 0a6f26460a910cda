BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE blocks (
	person VARCHAR(32) NOT NULL, 
	blocked VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE decks (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	format VARCHAR(20) NOT NULL, 
	cards TEXT NOT NULL, 
	stories TEXT NOT NULL, 
	notes TEXT NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_decks PRIMARY KEY (id), 
	CONSTRAINT fk_decks_owner FOREIGN KEY(owner) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "decks" VALUES('w-5CCXe68m7lWdJT','0cK4vm19Ucm9ZQun','Dreams','casual','{"core-001":3}','[]','',1794749135394);
CREATE TABLE entries (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	ref VARCHAR(40), 
	what TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (game, number), 
	CONSTRAINT fk_entries_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entries_game_seat_ref UNIQUE (game, seat, ref)
);
INSERT INTO "entries" VALUES('THkCpCShRKE-b5zV',1,1794749135037,-1,NULL,'{"type":"started"}');
INSERT INTO "entries" VALUES('THkCpCShRKE-b5zV',2,1794749135114,0,NULL,'{"type":"answer","seat":0,"key":"keep"}');
INSERT INTO "entries" VALUES('THkCpCShRKE-b5zV',3,1794749135121,1,NULL,'{"type":"answer","seat":1,"key":"keep"}');
INSERT INTO "entries" VALUES('GKGvkcxrUkMzmzR8',1,1794749135134,-1,NULL,'{"type":"started"}');
INSERT INTO "entries" VALUES('GKGvkcxrUkMzmzR8',2,1794749135151,0,NULL,'{"type":"concede","seat":0}');
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	format VARCHAR(20) NOT NULL, 
	options TEXT NOT NULL, 
	setup TEXT, 
	owner VARCHAR(32), 
	invitation VARCHAR(32), 
	password VARCHAR(200), 
	share VARCHAR(32), 
	origin VARCHAR(32), 
	rematch VARCHAR(32), 
	keeper VARCHAR(32), 
	created BIGINT NOT NULL, 
	ended BIGINT, 
	winner INTEGER, 
	won_by VARCHAR(40), 
	record TEXT, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT fk_games_owner FOREIGN KEY(owner) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT uq_games_invitation UNIQUE (invitation), 
	CONSTRAINT uq_games_share UNIQUE (share)
);
INSERT INTO "games" VALUES('THkCpCShRKE-b5zV','invitation','playing','core','{"clock":{"kind":"none","seconds":60,"increment":0},"spectators":true,"hands_after":null}','{"rules":"lcg","decks":[["core-001","core-002","core-003","core-004","core-005","core-006","core-007","core-008","core-009","core-010","core-011","core-012","core-013","core-014","core-015","core-016","core-017","core-018","core-019","core-020","core-121","core-122","core-123","core-124","core-125","core-126","core-127","core-128","core-129","core-130","core-131","core-132","core-133","core-134","core-135","core-136","core-137","core-138","core-139","core-140","core-148","core-149","core-150","core-151","core-152","core-153","core-154"],["core-041","core-042","core-043","core-044","core-045","core-046","core-047","core-048","core-049","core-050","core-051","core-052","core-053","core-054","core-055","core-056","core-057","core-058","core-059","core-060","core-081","core-082","core-083","core-084","core-085","core-086","core-087","core-088","core-089","core-090","core-091","core-092","core-093","core-094","core-095","core-096","core-097","core-098","core-099","core-100","core-141","core-142","core-143","core-144","core-145","core-146","core-147"]],"stories":["core-156","core-157","core-158","core-159","core-160","core-161","core-162","core-163","core-164","core-165"],"seed":3,"prefix":[],"clock":{"kind":"none","seconds":60,"increment":0},"names":["First seat","Second seat"],"people":[true,true],"solo":false}','bVQrfNwVw4ftHZan',NULL,NULL,NULL,NULL,NULL,NULL,1794749135033,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES('GKGvkcxrUkMzmzR8','invitation','over','core','{"clock":{"kind":"none","seconds":60,"increment":0},"spectators":true,"hands_after":null}','{"rules":"lcg","decks":[["core-021","core-022","core-023","core-024","core-025","core-026","core-027","core-028","core-029","core-030","core-031","core-032","core-033","core-034","core-035","core-036","core-037","core-038","core-039","core-040","core-061","core-062","core-063","core-064","core-065","core-066","core-067","core-068","core-069","core-070","core-071","core-072","core-073","core-074","core-075","core-076","core-077","core-078","core-079","core-080","core-141","core-142","core-143","core-144","core-145","core-146","core-147"],["core-041","core-042","core-043","core-044","core-045","core-046","core-047","core-048","core-049","core-050","core-051","core-052","core-053","core-054","core-055","core-056","core-057","core-058","core-059","core-060","core-081","core-082","core-083","core-084","core-085","core-086","core-087","core-088","core-089","core-090","core-091","core-092","core-093","core-094","core-095","core-096","core-097","core-098","core-099","core-100","core-148","core-149","core-150","core-151","core-152","core-153","core-154"]],"stories":["core-156","core-157","core-158","core-159","core-160","core-161","core-162","core-163","core-164","core-165"],"seed":4,"prefix":[],"clock":{"kind":"none","seconds":60,"increment":0},"names":["First seat","Second seat"],"people":[true,true],"solo":false}','lcGGQZR25SXMO6MX',NULL,NULL,NULL,NULL,NULL,NULL,1794749135131,1794749135155,1,'concession',NULL);
CREATE TABLE jobs (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	progress FLOAT NOT NULL, 
	result TEXT, 
	worker VARCHAR(32), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_jobs PRIMARY KEY (id), 
	CONSTRAINT fk_jobs_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_jobs_owner FOREIGN KEY(owner) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	folded VARCHAR(80), 
	password VARCHAR(200), 
	generation INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	manners TEXT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_folded UNIQUE (folded)
);
INSERT INTO "people" VALUES('bVQrfNwVw4ftHZan','Guest 2288',NULL,NULL,0,1794749135013,1794749135013,'{}');
INSERT INTO "people" VALUES('xcDTgv357rpdoUkE','Guest 6485',NULL,NULL,0,1794749135023,1794749135023,'{}');
INSERT INTO "people" VALUES('lcGGQZR25SXMO6MX','Guest 4398',NULL,NULL,0,1794749135124,1794749135124,'{}');
INSERT INTO "people" VALUES('mLFzqJlNfH464aVg','Guest 8500',NULL,NULL,0,1794749135128,1794749135128,'{}');
INSERT INTO "people" VALUES('0cK4vm19Ucm9ZQun','Randolph Carter','randolph carter','$argon2id$v=19$m=19456,t=2,p=1$npG14zDVtBx5nWw7V63jag$7Xe5gte+Asw0i/72FhU6ZgJadnB8blqINLG1fecHqXg',1,1794749135158,1794749135158,'{}');
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32), 
	game VARCHAR(32), 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	file TEXT, 
	open BOOLEAN NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	bot VARCHAR(60), 
	name VARCHAR(60) NOT NULL, 
	deck TEXT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game, seat), 
	CONSTRAINT fk_seats_game FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('THkCpCShRKE-b5zV',0,'bVQrfNwVw4ftHZan',NULL,'Guest 2288','{"name":"A deck","cards":["core-001","core-002","core-003","core-004","core-005","core-006","core-007","core-008","core-009","core-010","core-011","core-012","core-013","core-014","core-015","core-016","core-017","core-018","core-019","core-020","core-121","core-122","core-123","core-124","core-125","core-126","core-127","core-128","core-129","core-130","core-131","core-132","core-133","core-134","core-135","core-136","core-137","core-138","core-139","core-140","core-148","core-149","core-150","core-151","core-152","core-153","core-154"],"stories":[],"quick":""}');
INSERT INTO "seats" VALUES('THkCpCShRKE-b5zV',1,'xcDTgv357rpdoUkE',NULL,'Guest 6485','{"name":"A deck","cards":["core-041","core-042","core-043","core-044","core-045","core-046","core-047","core-048","core-049","core-050","core-051","core-052","core-053","core-054","core-055","core-056","core-057","core-058","core-059","core-060","core-081","core-082","core-083","core-084","core-085","core-086","core-087","core-088","core-089","core-090","core-091","core-092","core-093","core-094","core-095","core-096","core-097","core-098","core-099","core-100","core-141","core-142","core-143","core-144","core-145","core-146","core-147"],"stories":[],"quick":""}');
INSERT INTO "seats" VALUES('GKGvkcxrUkMzmzR8',0,'lcGGQZR25SXMO6MX',NULL,'Guest 4398','{"name":"A deck","cards":["core-021","core-022","core-023","core-024","core-025","core-026","core-027","core-028","core-029","core-030","core-031","core-032","core-033","core-034","core-035","core-036","core-037","core-038","core-039","core-040","core-061","core-062","core-063","core-064","core-065","core-066","core-067","core-068","core-069","core-070","core-071","core-072","core-073","core-074","core-075","core-076","core-077","core-078","core-079","core-080","core-141","core-142","core-143","core-144","core-145","core-146","core-147"],"stories":[],"quick":""}');
INSERT INTO "seats" VALUES('GKGvkcxrUkMzmzR8',1,'mLFzqJlNfH464aVg',NULL,'Guest 8500','{"name":"A deck","cards":["core-041","core-042","core-043","core-044","core-045","core-046","core-047","core-048","core-049","core-050","core-051","core-052","core-053","core-054","core-055","core-056","core-057","core-058","core-059","core-060","core-081","core-082","core-083","core-084","core-085","core-086","core-087","core-088","core-089","core-090","core-091","core-092","core-093","core-094","core-095","core-096","core-097","core-098","core-099","core-100","core-148","core-149","core-150","core-151","core-152","core-153","core-154"],"stories":[],"quick":""}');
CREATE TABLE workers (
	id VARCHAR(32) NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
CREATE INDEX ix_decks_owner ON decks (owner);
CREATE INDEX ix_games_keeper ON games (keeper);
CREATE INDEX ix_games_owner ON games (owner);
CREATE INDEX ix_games_status_kind ON games (status, kind);
CREATE INDEX ix_reports_person ON reports (person);
CREATE INDEX ix_jobs_owner ON jobs (owner);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
