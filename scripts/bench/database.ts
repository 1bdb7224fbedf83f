import type pg from "pg";
import { withClient } from "../db/with-client.ts";

/** The address of the bench's database, once the site is seeded. */
export function databaseUrl(): string {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");
  return DATABASE_URL;
}

/** Runs `work` with a connection to a database, by default the bench's. */
export const withDatabase = <T>(work: (db: pg.Client) => Promise<T>, url = databaseUrl()): Promise<T> =>
  withClient(url, work);

/** The id of the tent at a subdomain. */
export const findTentId = (subdomain: string): Promise<number> =>
  withDatabase(async (db) => {
    const { rows } = await db.query<{ id: number }>("SELECT id FROM tents WHERE subdomain = $1", [subdomain]);
    if (!rows[0]) throw new Error(`There is no tent at ${subdomain}`);
    return rows[0].id;
  });

/** Runs `work` with a database that is dropped afterwards. */
export const withNewDatabase = <T>(name: string, work: (url: string) => Promise<T>): Promise<T> =>
  withDatabase(async (db) => {
    await db.query(`CREATE DATABASE ${name}`);
    const url = new URL(databaseUrl());
    url.pathname = `/${name}`;
    try {
      return await work(url.href);
    } finally {
      await db.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
