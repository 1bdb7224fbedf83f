import { env } from "~/env";
import { type Prisma, PrismaClient } from "~/generated/prisma/client";
import { DatabaseAdapter, PATIENCE_MS } from "./adapter";
import { preparedName } from "./prepared-statements";

/** Tables behind a shop's pages. Only the transactions of `services/tenancy/change-tent` write them. */
type TentTable =
  | "branch"
  | "category"
  | "configuration"
  | "coupon"
  | "customDomain"
  | "link"
  | "oldCategorySlug"
  | "oldSubdomain"
  | "paymentAdjustment"
  | "priceList"
  | "priceListEntry"
  | "product"
  | "productImage"
  | "productOption"
  | "productOrigin"
  | "promotion"
  | "quantityBreak"
  | "tent"
  | "variant";

type WriteMethod =
  | "create"
  | "createMany"
  | "createManyAndReturn"
  | "delete"
  | "deleteMany"
  | "update"
  | "updateMany"
  | "updateManyAndReturn"
  | "upsert";

type WithoutTentWrites<Client extends Pick<PrismaClient, TentTable>> = Omit<Client, TentTable | "$transaction"> & {
  readonly [Table in TentTable]: Omit<Client[Table], WriteMethod>;
};

type TransactionOptions = NonNullable<Parameters<PrismaClient["$transaction"]>[1]>;

/** A client, inside a transaction or not, that reads all tables and writes only those that no shop's page shows. */
export type Tx = WithoutTentWrites<PrismaTransaction>;
/** A client inside a transaction that changes a shop. */
export type TentTx = PrismaTransaction;

export type Db = WithoutTentWrites<PrismaClient> & {
  $transaction(statements: Prisma.PrismaPromise<unknown>[]): Promise<unknown[]>;
  $transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
};

type PrismaTransaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

export function createDb(connectionString: string, max = 10): PrismaClient {
  const statementNameGenerator = ({ sql }: { sql: string }) => preparedName(sql);
  return new PrismaClient({
    adapter: new DatabaseAdapter(connectionString, max, { statementNameGenerator }),
    transactionOptions: { maxWait: PATIENCE_MS + 2000 },
  });
}

const shared = globalThis as unknown as { vidrieraDb?: PrismaClient };

/** One client per process, reused across hot reloads. */
export const db: PrismaClient = shared.vidrieraDb ?? createDb(env.DATABASE_URL, env.DATABASE_POOL);
shared.vidrieraDb = db;
