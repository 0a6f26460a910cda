/** A printed card, as `/api/cards` tells it. */
export interface CardFacts {
  id: string;
  title: string;
  [fact: string]: unknown;
}
