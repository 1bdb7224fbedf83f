declare const owned: unique symbol;
declare const shown: unique symbol;

/** A tent that the actor was proved to own. Minted where that was read in the database (and by tests). */
export type OwnedTentId = number & { readonly [owned]: true };

/** A tent that may be read by anybody. Minted only by the catalogue's resolvers. */
export type PublicTentId = number & { readonly [shown]: true };

export function mintOwnedTentId(id: number): OwnedTentId {
  return id as OwnedTentId;
}

export function mintPublicTentId(id: number): PublicTentId {
  return id as PublicTentId;
}
