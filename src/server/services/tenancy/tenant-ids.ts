declare const owned: unique symbol;
declare const shown: unique symbol;

/** A tent verified to be owned by the actor. Minted where ownership was read from the database (and by tests). */
export type OwnedTentId = number & { readonly [owned]: true };

/** A tent that anybody may read. Minted only by the catalogue's resolvers. */
export type PublicTentId = number & { readonly [shown]: true };

export function mintOwnedTentId(id: number): OwnedTentId {
  return id as OwnedTentId;
}

export function mintPublicTentId(id: number): PublicTentId {
  return id as PublicTentId;
}
