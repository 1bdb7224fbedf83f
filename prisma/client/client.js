var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: !0 });
};

// src/generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// src/generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  BillingPaymentStatus: () => BillingPaymentStatus,
  CancellationReason: () => CancellationReason,
  DeliveryMethod: () => DeliveryMethod,
  DeliveryStatus: () => DeliveryStatus,
  OrderSource: () => OrderSource,
  OrderStatus: () => OrderStatus,
  PaymentMethod: () => PaymentMethod,
  PaymentProvider: () => PaymentProvider,
  PaymentStatus: () => PaymentStatus,
  Role: () => Role,
  SubscriptionStatus: () => SubscriptionStatus,
  Unit: () => Unit,
  VisitKind: () => VisitKind,
  WorkStatus: () => WorkStatus
});
var Role = {
  SUPER: "SUPER",
  MERCHANT: "MERCHANT"
}, PaymentProvider = {
  MERCADO_PAGO: "MERCADO_PAGO",
  PAYPAL: "PAYPAL",
  MANUAL: "MANUAL"
}, SubscriptionStatus = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  PAST_DUE: "PAST_DUE",
  CANCELLED: "CANCELLED"
}, BillingPaymentStatus = {
  PENDING: "PENDING",
  APPROVED: "APPROVED",
  REJECTED: "REJECTED",
  REFUNDED: "REFUNDED"
}, CancellationReason = {
  ACCOUNT_CLOSED: "ACCOUNT_CLOSED"
}, Unit = {
  UNIT: "UNIT",
  KG: "KG",
  HUNDRED_GRAMS: "HUNDRED_GRAMS",
  METRE: "METRE",
  DOZEN: "DOZEN",
  PACKAGE: "PACKAGE"
}, WorkStatus = {
  WAITING: "WAITING",
  RUNNING: "RUNNING",
  DONE: "DONE",
  FAILED: "FAILED",
  CANCELLED: "CANCELLED"
}, OrderStatus = {
  NEW: "NEW",
  CONFIRMED: "CONFIRMED",
  CANCELLED: "CANCELLED",
  ARCHIVED: "ARCHIVED"
}, PaymentStatus = {
  PENDING: "PENDING",
  RECEIVED: "RECEIVED"
}, DeliveryStatus = {
  TO_PREPARE: "TO_PREPARE",
  PREPARED: "PREPARED",
  SENT: "SENT",
  PICKED_UP: "PICKED_UP"
}, DeliveryMethod = {
  DELIVERY: "DELIVERY",
  PICKUP: "PICKUP"
}, PaymentMethod = {
  CASH: "CASH",
  TRANSFER: "TRANSFER",
  OTHER: "OTHER"
}, OrderSource = {
  CATALOGUE: "CATALOGUE",
  MANUAL: "MANUAL"
}, VisitKind = {
  VISIT: "VISIT",
  CART_ADD: "CART_ADD",
  WHATSAPP_OPEN: "WHATSAPP_OPEN"
};

// src/generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  previewFeatures: [],
  clientVersion: "7.10.0",
  engineVersion: "0edf323efd1d98336f3f0a68684b56f689b900d3",
  activeProvider: "postgresql",
  inlineSchema: `enum Role {
  SUPER
  MERCHANT

  @@map("role")
}

model User {
  id           Int       @id @default(autoincrement())
  role         Role      @default(MERCHANT)
  test         Boolean   @default(false)
  name         String    @db.VarChar(120)
  email        String    @unique @db.VarChar(254)
  phone        String?   @db.VarChar(30)
  passwordHash String    @map("password_hash")
  birthDate    DateTime? @map("birth_date") @db.Date
  countryId    Int?      @map("country_id")
  onboardedAt  DateTime? @map("onboarded_at")
  /// Whether the panel plays a sound for a new order. Stored for the person, on all devices.
  orderSound   Boolean   @default(true) @map("order_sound")
  /// The survey is not shown again before this moment.
  surveyAfter  DateTime? @map("survey_after")
  createdAt    DateTime  @default(now()) @map("created_at")
  updatedAt    DateTime  @updatedAt @map("updated_at")

  country         Country?         @relation(fields: [countryId], references: [id], onDelete: SetNull)
  sessions        Session[]
  apiTokens       ApiToken[]
  passwordResets  PasswordReset[]
  emailChanges    EmailChange[]
  emailUndos      EmailUndo[]
  subscriber      Subscriber?
  tents           Tent[]
  newsViews       NewsView[]
  survey          Survey?
  orderEvents     OrderEvent[]
  priceBatches    PriceBatch[]
  viewAs          Session[]        @relation("viewAs")
  supportMessages SupportMessage[]

  @@index([role])
  @@map("users")
}

/// A log-in on one device. The cookie carries only the id; the row has the user, the expiry and the origin of the log-in.
model Session {
  id            String    @id @db.VarChar(64)
  userId        Int       @map("user_id")
  /// The merchant whose panel a super-user views in this session. Viewing ends at \`viewAsUntil\`.
  viewAsUserId  Int?      @map("view_as_user_id")
  viewAsUntil   DateTime? @map("view_as_until")
  currentTentId Int?      @map("current_tent_id")
  userAgent     String?   @map("user_agent") @db.VarChar(300)
  address       String?   @db.VarChar(64)
  expiresAt     DateTime  @map("expires_at")
  lastSeenAt    DateTime  @default(now()) @map("last_seen_at")
  createdAt     DateTime  @default(now()) @map("created_at")

  user        User  @relation(fields: [userId], references: [id], onDelete: Cascade)
  viewAsUser  User? @relation("viewAs", fields: [viewAsUserId], references: [id], onDelete: Cascade)
  currentTent Tent? @relation(fields: [currentTentId], references: [id], onDelete: SetNull)

  @@index([userId])
  @@index([expiresAt])
  @@map("sessions")
}

/// Bearer token of the REST API. Only its SHA-256 is stored.
model ApiToken {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  tokenHash  String    @unique @map("token_hash") @db.Char(64)
  name       String?   @db.VarChar(120)
  expiresAt  DateTime  @map("expires_at")
  lastUsedAt DateTime? @map("last_used_at")
  createdAt  DateTime  @default(now()) @map("created_at")

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("api_tokens")
}

/// A link to choose a new password. Also the one-time link of \`npm run make-super\`.
model PasswordReset {
  id        Int       @id @default(autoincrement())
  userId    Int       @map("user_id")
  tokenHash String    @unique @map("token_hash") @db.Char(64)
  expiresAt DateTime  @map("expires_at")
  usedAt    DateTime? @map("used_at")
  createdAt DateTime  @default(now()) @map("created_at")

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("password_resets")
}

model EmailChange {
  id        Int       @id @default(autoincrement())
  userId    Int       @map("user_id")
  email     String    @db.VarChar(254)
  tokenHash String    @unique @map("token_hash") @db.Char(64)
  expiresAt DateTime  @map("expires_at")
  usedAt    DateTime? @map("used_at")
  createdAt DateTime  @default(now()) @map("created_at")

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("email_changes")
}

/// The previous mail of an account. A link sent there restores it. Until the link expires, nobody else can use that mail.
model EmailUndo {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  email     String   @db.VarChar(254)
  tokenHash String   @unique @map("token_hash") @db.Char(64)
  expiresAt DateTime @map("expires_at")
  createdAt DateTime @default(now()) @map("created_at")

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([email])
  @@map("email_undos")
}

/// The audit log. It has no foreign keys, so that its rows remain when people and shops are deleted.
model AuditEntry {
  id       BigInt   @id @default(autoincrement())
  at       DateTime @default(now())
  actorId  Int      @map("actor_id")
  /// The merchant whose panel the super-user views; null otherwise.
  asUserId Int?     @map("as_user_id")
  tentId   Int?     @map("tent_id")
  action   String   @db.VarChar(80)
  target   String?  @db.VarChar(80)
  data     Json?

  @@index([tentId, at])
  @@index([actorId, at])
  @@index([asUserId, at])
  @@map("audit_entries")
}

/// Counters of the rate limits that hold across processes and restarts (log-in, forgotten password).
model RateLimit {
  key    String    @id @db.VarChar(255)
  points Int       @default(0)
  expire DateTime?

  @@map("rate_limits")
}

generator client {
  provider     = "prisma-client"
  output       = "../../src/generated/prisma"
  engineType   = "client"
  runtime      = "nodejs"
  moduleFormat = "esm"
}

datasource db {
  provider = "postgresql"
}

enum PaymentProvider {
  MERCADO_PAGO
  PAYPAL
  MANUAL

  @@map("payment_provider")
}

enum SubscriptionStatus {
  PENDING
  ACTIVE
  PAST_DUE
  CANCELLED

  @@map("subscription_status")
}

enum BillingPaymentStatus {
  PENDING
  APPROVED
  REJECTED
  REFUNDED

  @@map("billing_payment_status")
}

/// A plan (docs/product.md#plans), \`suscription\` on the wire. The free plan is the row with id 0.
model Plan {
  id                Int      @id @default(autoincrement())
  name              String   @db.VarChar(80)
  description       String   @default("") @db.VarChar(2000)
  total             Decimal  @db.Decimal(14, 2)
  /// How often it is charged, as a count and a unit: 1M, 1Y.
  interval          String   @default("1M") @db.VarChar(8)
  currency          String   @default("ARS") @db.Char(3)
  /// Days before the first charge.
  trial             Int      @default(0)
  /// Maximum number of tents per merchant.
  limit             Int      @default(1)
  productLimit      Int      @default(2000) @map("product_limit")
  visible           Boolean  @default(true)
  test              Boolean  @default(false)
  mpSubscriptionUrl String?  @map("mp_subscription_url") @db.VarChar(500)
  mpPlanId          String?  @map("mp_plan_id") @db.VarChar(80)
  paypalPlanId      String?  @map("paypal_plan_id") @db.VarChar(80)
  returnUrl         String?  @map("return_url") @db.VarChar(500)
  position          Int      @default(0)
  createdAt         DateTime @default(now()) @map("created_at")
  updatedAt         DateTime @updatedAt @map("updated_at")

  subscribers   Subscriber[]
  subscriptions Subscription[]

  @@map("plans")
}

/// The paying account (docs/product.md#subscriber), \`suscriptor\` on the wire. A merchant has one.
model Subscriber {
  id            Int       @id @default(autoincrement())
  userId        Int       @unique @map("user_id")
  planId        Int       @default(0) @map("plan_id")
  freeUntil     DateTime  @map("free_until") @db.Date
  lastPaymentAt DateTime? @map("last_payment_at")
  paypalId      String?   @unique @map("paypal_id") @db.VarChar(80)
  /// After a cancellation the plan remains valid until this moment.
  activeUntil   DateTime? @map("active_until")
  warnedAt      DateTime? @map("warned_at")
  /// The merchant cancelled an upgrade before it was charged. The next upgrade is granted only after it was paid.
  owesUpgrade   Boolean   @default(false) @map("owes_upgrade")
  /// The shops that the merchant chose to keep open when the plan allows fewer shops than they have.
  keptTentIds   Int[]     @default([]) @map("kept_tent_ids")
  createdAt     DateTime  @default(now()) @map("created_at")
  updatedAt     DateTime  @updatedAt @map("updated_at")

  user          User           @relation(fields: [userId], references: [id], onDelete: Cascade)
  plan          Plan           @relation(fields: [planId], references: [id], onDelete: Restrict)
  subscriptions Subscription[]

  @@index([planId])
  @@index([freeUntil])
  @@map("subscribers")
}

/// A subscription at a provider, from its pending state to its end. A change of plan revises the same subscription if the
/// provider supports that.
model Subscription {
  id                Int                @id @default(autoincrement())
  subscriberId      Int                @map("subscriber_id")
  /// The plan whose limits apply now.
  planId            Int                @map("plan_id")
  /// The plan that the provider charges next, if it differs from \`planId\`.
  chargedPlanId     Int?               @map("charged_plan_id")
  /// When \`chargedPlanId\` replaces \`planId\`. Null: as soon as it was paid.
  changesAt         DateTime?          @map("changes_at")
  /// The plan that was paid last, while the limits of an upgrade already apply before its first charge.
  paidPlanId        Int?               @map("paid_plan_id")
  /// Since when the provider charges the current price. Earlier payments were for another plan.
  pricedSince       DateTime?          @map("priced_since")
  /// When the last change of plan was stored. A snapshot requested before this moment does not change the plan.
  changedAt         DateTime?          @map("changed_at")
  /// The end of the last paid period.
  paidUntil         DateTime?          @map("paid_until")
  provider          PaymentProvider
  status            SubscriptionStatus @default(PENDING)
  /// preapproval_id or I-…
  externalId        String?            @map("external_id") @db.VarChar(80)
  /// The provider's id of the plan for which the subscription was opened.
  planRef           String?            @map("plan_ref") @db.VarChar(80)
  /// A plan change that the provider has not confirmed yet: the plan, the provider's id of it, its price, and when the change
  /// was requested.
  nextPlanId        Int?               @map("next_plan_id")
  nextPlanRef       String?            @map("next_plan_ref") @db.VarChar(80)
  nextAmount        Decimal?           @map("next_amount") @db.Decimal(14, 2)
  changeAskedAt     DateTime?          @map("change_asked_at")
  /// The agreed amount per period, if it is not set by the provider's plan.
  amount            Decimal?           @db.Decimal(14, 2)
  currency          String?            @db.Char(3)
  requestKey        String             @unique @default(uuid()) @map("request_key") @db.VarChar(64)
  checkoutUrl       String?            @map("checkout_url") @db.VarChar(1000)
  /// The agreed date of the first charge. Null: as soon as the payer approves.
  startsAt          DateTime?          @map("starts_at")
  /// For a payment by a plan's own link, which carries no reference: the hash of the session that was sent to the link.
  linkSession       String?            @map("link_session") @db.VarChar(64)
  nextPaymentAt     DateTime?          @map("next_payment_at")
  failedPayments    Int                @default(0) @map("failed_payments")
  /// When the provider first confirmed it.
  activatedAt       DateTime?          @map("activated_at")
  cancelledAt       DateTime?          @map("cancelled_at")
  /// When the merchant requested the cancellation. Null in a cancelled row: the provider ended the subscription.
  cancelRequestedAt DateTime?          @map("cancel_requested_at")
  /// When the provider will retry a failed charge, if it says so.
  retryAt           DateTime?          @map("retry_at")
  /// When a plan that a super-user granted by hand ends.
  endsAt            DateTime?          @map("ends_at")
  /// When the snapshot that the row reflects was requested. A snapshot requested earlier is ignored.
  reconciledAt      DateTime?          @map("reconciled_at")
  createdAt         DateTime           @default(now()) @map("created_at")
  updatedAt         DateTime           @updatedAt @map("updated_at")

  subscriber Subscriber       @relation(fields: [subscriberId], references: [id], onDelete: Cascade)
  plan       Plan             @relation(fields: [planId], references: [id], onDelete: Restrict)
  reminders  ChargeReminder[]

  @@unique([provider, externalId])
  @@index([subscriberId, status])
  @@index([status, nextPaymentAt])
  @@map("subscriptions")
}

/// A reminder that was sent to the payer before a charge, at most one per due date.
model ChargeReminder {
  subscriptionId Int      @map("subscription_id")
  dueOn          DateTime @map("due_on") @db.Date
  remindedAt     DateTime @map("reminded_at")

  subscription Subscription @relation(fields: [subscriptionId], references: [id], onDelete: Cascade)

  @@id([subscriptionId, dueOn])
  @@map("charge_reminders")
}

/// A live subscription to one of our plans at a provider whose account is unknown, until a super-user assigns it.
model UnownedSubscription {
  id            Int             @id @default(autoincrement())
  provider      PaymentProvider
  externalId    String          @map("external_id") @db.VarChar(80)
  planRef       String?         @map("plan_ref") @db.VarChar(80)
  amount        Decimal?        @db.Decimal(14, 2)
  currency      String?         @db.Char(3)
  payerEmail    String?         @map("payer_email") @db.VarChar(320)
  openedAt      DateTime?       @map("opened_at")
  lastPaymentAt DateTime?       @map("last_payment_at")
  nextPaymentAt DateTime?       @map("next_payment_at")
  foundAt       DateTime        @map("found_at")
  checkedAt     DateTime        @map("checked_at")

  @@unique([provider, externalId])
  @@index([foundAt])
  @@map("unowned_subscriptions")
}

/// A charge of a subscription. It remains when the account is closed, so \`subscriptionId\` has no foreign key.
model BillingPayment {
  id             Int                  @id @default(autoincrement())
  subscriberId   Int                  @map("subscriber_id")
  subscriptionId Int?                 @map("subscription_id")
  planName       String               @map("plan_name") @db.VarChar(80)
  provider       PaymentProvider
  externalId     String               @map("external_id") @db.VarChar(80)
  status         BillingPaymentStatus
  amount         Decimal              @db.Decimal(14, 2)
  currency       String               @db.Char(3)
  detail         String?              @db.VarChar(300)
  paidAt         DateTime?            @map("paid_at")
  /// When the provider charged, or tried to.
  chargedAt      DateTime             @default(now()) @map("charged_at")
  createdAt      DateTime             @default(now()) @map("created_at")

  @@unique([provider, externalId])
  @@index([subscriberId, chargedAt])
  @@map("billing_payments")
}

/// A webhook event of a provider, handled once. At most 8 kB are stored; without a valid signature only its id and type.
model WebhookEvent {
  id         BigInt          @id @default(autoincrement())
  provider   PaymentProvider
  externalId String          @map("external_id") @db.VarChar(200)
  topic      String          @db.VarChar(120)
  headers    Json
  body       String
  verified   Boolean         @default(false)
  attempts   Int             @default(0)
  error      String?         @db.VarChar(1000)
  handledAt  DateTime?       @map("handled_at")
  receivedAt DateTime        @default(now()) @map("received_at")

  @@unique([provider, externalId])
  @@index([handledAt, receivedAt])
  @@map("webhook_events")
}

enum CancellationReason {
  ACCOUNT_CLOSED

  @@map("cancellation_reason")
}

/// A subscription of a closed account whose cancellation the provider has not confirmed yet. The row remains after the account
/// is deleted, and is deleted when the provider confirms.
model PendingCancellation {
  /// Random, because the page shown after the closing queries by it without a log-in.
  id           String             @id @default(uuid()) @db.Uuid
  provider     PaymentProvider
  /// preapproval_id or I-…; null if the subscription was still being opened when the account was closed.
  externalId   String?            @map("external_id") @db.VarChar(80)
  /// Our reference in the subscription at the provider.
  reference    String             @unique @db.VarChar(127)
  /// Who is notified of the cancellation. The country chooses the wording.
  email        String             @db.VarChar(254)
  countryId    Int?               @map("country_id")
  reason       CancellationReason
  /// When the provider was last asked, no payer had approved the subscription. Then there is nothing to cancel yet.
  unapproved   Boolean            @default(false)
  attempts     Int                @default(0)
  lastTriedAt  DateTime?          @map("last_tried_at")
  lastError    String?            @map("last_error") @db.VarChar(500)
  /// Since when every attempt has failed.
  refusedSince DateTime?          @map("refused_since")
  /// When the super-users were last notified of it.
  reportedAt   DateTime?          @map("reported_at")
  createdAt    DateTime           @default(now()) @map("created_at")

  @@unique([provider, externalId])
  @@index([lastTriedAt])
  @@map("pending_cancellations")
}

/// An uploaded picture, resized at upload. Files are named by the hash of the content. Pictures of the site have no tent.
model Image {
  id          Int      @id @default(autoincrement())
  tentId      Int?     @map("tent_id")
  hash        String   @db.VarChar(64)
  width       Int
  height      Int
  /// Total bytes of all sizes.
  bytes       Int
  placeholder String   @db.VarChar(2000)
  createdAt   DateTime @default(now()) @map("created_at")

  tent          Tent?           @relation("tentImages", fields: [tentId], references: [id], onDelete: Cascade)
  specialCatOf  Configuration[] @relation("specialCatPhoto")
  noPhotoOf     Configuration[] @relation("noPhoto")
  tentLogos     Tent[]          @relation("tentLogo")
  tentCovers    Tent[]          @relation("tentCover")
  categories    Category[]
  productImages ProductImage[]
  news          News[]

  @@index([tentId])
  @@index([hash])
  @@map("images")
}

model Category {
  id        Int      @id @default(autoincrement())
  tentId    Int      @map("tent_id")
  name      String   @db.VarChar(60)
  slug      String   @db.VarChar(80)
  imageId   Int?     @map("image_id")
  paused    Boolean  @default(false)
  order     Int      @default(0)
  createdAt DateTime @default(now()) @map("created_at")
  updatedAt DateTime @updatedAt @map("updated_at")

  tent     Tent              @relation(fields: [tentId], references: [id], onDelete: Cascade)
  image    Image?            @relation(fields: [imageId], references: [id], onDelete: SetNull)
  products Product[]
  oldSlugs OldCategorySlug[]

  @@unique([tentId, slug])
  @@index([tentId, order])
  @@map("categories")
}

model OldCategorySlug {
  tentId     Int    @map("tent_id")
  slug       String @db.VarChar(80)
  categoryId Int    @map("category_id")

  tent     Tent     @relation(fields: [tentId], references: [id], onDelete: Cascade)
  category Category @relation(fields: [categoryId], references: [id], onDelete: Cascade)

  @@id([tentId, slug])
  @@index([categoryId])
  @@map("old_category_slugs")
}

enum Unit {
  UNIT
  KG
  HUNDRED_GRAMS
  METRE
  DOZEN
  PACKAGE

  @@map("unit")
}

model Product {
  id            Int       @id @default(autoincrement())
  tentId        Int       @map("tent_id")
  categoryId    Int?      @map("category_id")
  name          String    @db.VarChar(120)
  description   String    @default("") @db.VarChar(5000)
  /// Null means "Consultar".
  price         Decimal?  @db.Decimal(14, 2)
  previousPrice Decimal?  @map("previous_price") @db.Decimal(14, 2)
  sku           String?   @db.VarChar(60)
  /// Only for products without variants; null means unlimited.
  stock         Decimal?  @db.Decimal(12, 3)
  paused        Boolean   @default(false)
  offer         Boolean   @default(false)
  order         Int       @default(0)
  unit          Unit      @default(UNIT)
  step          Decimal   @default(1) @db.Decimal(10, 3)
  minQuantity   Decimal   @default(1) @map("min_quantity") @db.Decimal(10, 3)
  /// Lower case, without accents; built by \`searchText\` in domain/catalogue/search/search.
  searchText    String    @map("search_text")
  /// When it was moved to the bin. It is erased after 30 days.
  deletedAt     DateTime? @map("deleted_at")
  createdAt     DateTime  @default(now()) @map("created_at")
  updatedAt     DateTime  @updatedAt @map("updated_at")

  tent       Tent            @relation(fields: [tentId], references: [id], onDelete: Cascade)
  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: SetNull)
  images     ProductImage[]
  options    ProductOption[]
  variants   Variant[]
  orderLines OrderLine[]

  @@index([tentId, deletedAt, order, id])
  @@index([tentId, categoryId, order, id])
  @@index([tentId, sku])
  @@map("products")
}

model ProductImage {
  id        Int @id @default(autoincrement())
  productId Int @map("product_id")
  imageId   Int @map("image_id")
  order     Int @default(0)

  product Product @relation(fields: [productId], references: [id], onDelete: Cascade)
  image   Image   @relation(fields: [imageId], references: [id], onDelete: Cascade)

  @@index([productId, order])
  @@index([imageId])
  @@map("product_images")
}

/// An option such as "Talle" or "Color". A product has at most three, in order.
model ProductOption {
  id        Int      @id @default(autoincrement())
  productId Int      @map("product_id")
  name      String   @db.VarChar(30)
  position  Int
  values    String[]

  product Product @relation(fields: [productId], references: [id], onDelete: Cascade)

  @@unique([productId, position])
  @@map("product_options")
}

/// One combination of option values, in the order of the product's options.
model Variant {
  id        Int      @id @default(autoincrement())
  productId Int      @map("product_id")
  values    String[]
  /// Null means the product's price.
  price     Decimal? @db.Decimal(14, 2)
  sku       String?  @db.VarChar(60)
  /// Null means unlimited.
  stock     Decimal? @db.Decimal(12, 3)
  paused    Boolean  @default(false)
  position  Int      @default(0)

  product    Product     @relation(fields: [productId], references: [id], onDelete: Cascade)
  orderLines OrderLine[]

  @@unique([productId, values])
  @@index([productId, position])
  @@map("variants")
}

/// One price change over many products, undone as a whole. Its changes are one JSON column, because they are always written
/// and read together, and inserting two thousand rows would take longer than the change itself.
model PriceBatch {
  id        Int       @id @default(autoincrement())
  tentId    Int       @map("tent_id")
  actorId   Int?      @map("actor_id")
  /// Made by the screen, so that the same request sent twice changes prices once.
  clientKey String    @map("client_key") @db.Uuid
  /// The request: which products, and the rule.
  request   Json
  changed   Int
  /// [product, variant, price before, price after, previous price before, previous price after], amounts in cents. Emptied
  /// when the batch is too old to be undone.
  changes   Json
  undoneAt  DateTime? @map("undone_at")
  /// How many prices an undo restored.
  restored  Int?
  createdAt DateTime  @default(now()) @map("created_at")

  tent  Tent  @relation(fields: [tentId], references: [id], onDelete: Cascade)
  actor User? @relation(fields: [actorId], references: [id], onDelete: SetNull)

  @@unique([tentId, clientKey])
  @@index([tentId, id])
  @@map("price_batches")
}

enum WorkStatus {
  WAITING
  RUNNING
  DONE
  FAILED
  CANCELLED

  @@map("work_status")
}

/// An uploaded file of products: previewed and corrected first, then written batch by batch.
model ProductImport {
  id        Int        @id @default(autoincrement())
  tentId    Int        @map("tent_id")
  status    WorkStatus @default(WAITING)
  fileName  String     @map("file_name") @db.VarChar(200)
  /// The mapping of the file's columns to product fields.
  columns   Json
  /// The header and the cells.
  rows      Json
  /// Number of rows in the file; after the start, number of products.
  total     Int
  /// Number of products processed so far, in the file's order, including skipped ones.
  done      Int        @default(0)
  created   Int        @default(0)
  updated   Int        @default(0)
  /// Number of products that already matched the file.
  same      Int        @default(0)
  /// Skipped products with the reasons.
  problems  Json       @default("[]")
  createdAt DateTime   @default(now()) @map("created_at")
  /// Null during the preview.
  startedAt DateTime?  @map("started_at")
  endedAt   DateTime?  @map("ended_at")
  /// When the merchant dismissed the result.
  closedAt  DateTime?  @map("closed_at")

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@index([tentId, createdAt])
  @@map("product_imports")
}

model CataloguePdf {
  id        Int        @id @default(autoincrement())
  tentId    Int        @map("tent_id")
  status    WorkStatus @default(WAITING)
  scope     Json
  done      Int        @default(0)
  total     Int        @default(0)
  file      String?    @db.VarChar(200)
  error     String?    @db.VarChar(500)
  createdAt DateTime   @default(now()) @map("created_at")
  endedAt   DateTime?  @map("ended_at")

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@index([tentId, createdAt])
  @@index([status])
  @@map("catalogue_pdfs")
}

enum OrderStatus {
  NEW
  CONFIRMED
  CANCELLED
  ARCHIVED

  @@map("order_status")
}

enum PaymentStatus {
  PENDING
  RECEIVED

  @@map("payment_status")
}

enum DeliveryStatus {
  TO_PREPARE
  PREPARED
  SENT
  PICKED_UP

  @@map("delivery_status")
}

enum DeliveryMethod {
  DELIVERY
  PICKUP

  @@map("delivery_method")
}

enum PaymentMethod {
  CASH
  TRANSFER
  OTHER

  @@map("payment_method")
}

enum OrderSource {
  CATALOGUE
  MANUAL

  @@map("order_source")
}

model Customer {
  id        Int      @id @default(autoincrement())
  tentId    Int      @map("tent_id")
  name      String   @db.VarChar(80)
  /// Digits with the dial code; null if the visitor gave none.
  phone     String?  @db.VarChar(20)
  note      String?  @db.VarChar(500)
  createdAt DateTime @default(now()) @map("created_at")

  tent   Tent    @relation(fields: [tentId], references: [id], onDelete: Cascade)
  orders Order[]

  @@unique([tentId, phone])
  @@index([tentId, name])
  @@map("customers")
}

model Order {
  id               Int            @id @default(autoincrement())
  tentId           Int            @map("tent_id")
  /// Sequential per tent, assigned under the lock of the tent's row.
  number           Int
  /// Made by the visitor's browser, so that the same order sent twice is stored once.
  clientKey        String         @map("client_key") @db.VarChar(64)
  /// 128 random bits. It opens only the read-only tracking page; the merchant can send its link again.
  token            String         @unique @db.VarChar(32)
  source           OrderSource    @default(CATALOGUE)
  status           OrderStatus    @default(NEW)
  paymentStatus    PaymentStatus  @default(PENDING) @map("payment_status")
  deliveryStatus   DeliveryStatus @default(TO_PREPARE) @map("delivery_status")
  deliveryMethod   DeliveryMethod @default(PICKUP) @map("delivery_method")
  /// The visitor's choice in the cart; null if the shop does not ask.
  paymentMethod    PaymentMethod? @map("payment_method")
  customerId       Int?           @map("customer_id")
  customerName     String         @map("customer_name") @db.VarChar(80)
  customerPhone    String?        @map("customer_phone") @db.VarChar(20)
  address          String?        @db.VarChar(200)
  deliveryZone     String?        @map("delivery_zone") @db.VarChar(80)
  branchId         Int?           @map("branch_id")
  branchName       String?        @map("branch_name") @db.VarChar(80)
  note             String?        @db.VarChar(500)
  merchantNote     String?        @map("merchant_note") @db.VarChar(500)
  courier          String?        @db.VarChar(60)
  trackingNumber   String?        @map("tracking_number") @db.VarChar(80)
  currency         String         @db.Char(3)
  subtotal         Decimal        @db.Decimal(14, 2)
  discount         Decimal        @default(0) @db.Decimal(14, 2)
  deliveryCost     Decimal        @default(0) @map("delivery_cost") @db.Decimal(14, 2)
  total            Decimal        @db.Decimal(14, 2)
  /// At least one line has no price. The total is then followed by "+ productos a consultar".
  hasUnpriced      Boolean        @default(false) @map("has_unpriced")
  /// Exceeded the shop's ceiling of orders. Listed apart until the merchant accepts or discards it.
  suspected        Boolean        @default(false)
  /// Its mail is still to be sent, together with those of other orders.
  mailDue          Boolean        @default(false) @map("mail_due")
  /// The stock of its lines was taken, and is returned on cancellation.
  stockTaken       Boolean        @default(false) @map("stock_taken")
  seenAt           DateTime?      @map("seen_at")
  whatsappOpenedAt DateTime?      @map("whatsapp_opened_at")
  createdAt        DateTime       @default(now()) @map("created_at")
  updatedAt        DateTime       @updatedAt @map("updated_at")

  tent     Tent         @relation(fields: [tentId], references: [id], onDelete: Cascade)
  customer Customer?    @relation(fields: [customerId], references: [id], onDelete: SetNull)
  branch   Branch?      @relation(fields: [branchId], references: [id], onDelete: SetNull)
  lines    OrderLine[]
  events   OrderEvent[]

  @@unique([tentId, number])
  @@unique([tentId, clientKey])
  @@index([tentId, createdAt(sort: Desc), id(sort: Desc)])
  @@index([tentId, status, createdAt(sort: Desc), id(sort: Desc)])
  @@index([tentId, paymentStatus, createdAt(sort: Desc)])
  @@index([customerId])
  @@map("orders")
}

/// A copy of the product's name and price at the time of the order.
model OrderLine {
  id          Int      @id @default(autoincrement())
  orderId     Int      @map("order_id")
  productId   Int?     @map("product_id")
  variantId   Int?     @map("variant_id")
  name        String   @db.VarChar(120)
  variantName String?  @map("variant_name") @db.VarChar(140)
  sku         String?  @db.VarChar(60)
  imageHash   String?  @map("image_hash") @db.VarChar(64)
  unit        Unit     @default(UNIT)
  price       Decimal? @db.Decimal(14, 2)
  quantity    Decimal  @db.Decimal(10, 3)
  total       Decimal? @db.Decimal(14, 2)
  note        String?  @db.VarChar(200)
  position    Int      @default(0)

  order   Order    @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product? @relation(fields: [productId], references: [id], onDelete: SetNull)
  variant Variant? @relation(fields: [variantId], references: [id], onDelete: SetNull)

  @@index([orderId, position])
  @@index([productId])
  @@index([variantId])
  @@map("order_lines")
}

model OrderEvent {
  id      Int      @id @default(autoincrement())
  orderId Int      @map("order_id")
  actorId Int?     @map("actor_id")
  kind    String   @db.VarChar(40)
  data    Json?
  at      DateTime @default(now())

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)
  actor User? @relation(fields: [actorId], references: [id], onDelete: SetNull)

  @@index([orderId, at])
  @@map("order_events")
}

/// A merchant's own template for WhatsApp replies.
model OrderTemplate {
  id     Int    @id @default(autoincrement())
  tentId Int    @map("tent_id")
  name   String @db.VarChar(60)
  text   String @db.VarChar(1000)
  order  Int    @default(0)

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@index([tentId, order])
  @@map("order_templates")
}

model Link {
  id     Int     @id @default(autoincrement())
  tentId Int     @map("tent_id")
  /// to_tent, to_catalogo, to_whatsapp, to_instagram, to_facebook; null for a link that the merchant added.
  code   String? @db.VarChar(30)
  name   String  @db.VarChar(60)
  url    String? @db.VarChar(500)
  paused Boolean @default(false)
  order  Int     @default(0)

  tent Tent        @relation(fields: [tentId], references: [id], onDelete: Cascade)
  days DailyLink[]

  @@unique([tentId, code])
  @@index([tentId, order])
  @@map("links")
}

/// News for all merchants, or for those of one country (docs/product.md#news); a notification on the wire.
model News {
  id        Int      @id @default(autoincrement())
  title     String   @db.VarChar(120)
  text      String   @db.VarChar(5000)
  imageId   Int?     @map("image_id")
  url       String?  @db.VarChar(500)
  countryId Int?     @map("country_id")
  /// Set if a job wrote the news for one person (end of the free period…).
  userId    Int?     @map("user_id")
  createdAt DateTime @default(now()) @map("created_at")

  image   Image?     @relation(fields: [imageId], references: [id], onDelete: SetNull)
  country Country?   @relation(fields: [countryId], references: [id], onDelete: Cascade)
  views   NewsView[]

  @@index([createdAt(sort: Desc)])
  @@index([userId])
  @@map("news")
}

model NewsView {
  newsId   Int      @map("news_id")
  userId   Int      @map("user_id")
  viewedAt DateTime @default(now()) @map("viewed_at")

  news News @relation(fields: [newsId], references: [id], onDelete: Cascade)
  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([newsId, userId])
  @@index([userId])
  @@map("news_views")
}

model Survey {
  id         Int      @id @default(autoincrement())
  userId     Int      @unique @map("user_id")
  sells      String   @db.VarChar(200)
  sellsWhere String   @map("sells_where") @db.VarChar(200)
  heardOf    String   @map("heard_of") @db.VarChar(200)
  comment    String?  @db.VarChar(1000)
  createdAt  DateTime @default(now()) @map("created_at")

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("surveys")
}

model SupportMessage {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  text      String   @db.VarChar(2000)
  createdAt DateTime @default(now()) @map("created_at")

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([createdAt])
  @@map("support_messages")
}

/// The site's settings, one row with id 1: the sixteen fields of docs/product.md#site-settings and further ones of the
/// operator.
model Configuration {
  id                    Int      @id @default(1)
  fburl                 String?  @db.VarChar(300)
  fbname                String?  @db.VarChar(80)
  instaurl              String?  @db.VarChar(300)
  instaname             String?  @db.VarChar(80)
  whatsapp              String?  @db.VarChar(20)
  appname               String   @default("Vidriera") @db.VarChar(40)
  logo                  String?  @db.VarChar(300)
  colorFirst            String   @default("#0c2be8") @map("color_first") @db.Char(7)
  colorSecond           String   @default("#db1b73") @map("color_second") @db.Char(7)
  colorThird            String?  @map("color_third") @db.Char(7)
  colorBg               String?  @map("color_bg") @db.Char(7)
  specialCatUrl         String   @default("/categoria-especial") @map("special_cat_url") @db.VarChar(80)
  specialCatName        String   @default("Ofertas") @map("special_cat_name") @db.VarChar(60)
  specialCatDescription String?  @map("special_cat_description") @db.VarChar(300)
  specialCatImage       String?  @map("special_cat_image") @db.VarChar(300)
  /// The resized versions of the picture at the fixed path of \`specialCatImage\`.
  specialCatPhotoId     Int?     @map("special_cat_photo_id")
  /// The picture that shops show for a missing photo; null until one is chosen.
  noPhotoId             Int?     @map("no_photo_id")
  specialCatPaused      Boolean  @default(false) @map("special_cat_paused")
  headerMessage         String?  @map("header_message") @db.VarChar(200)
  paymentBanner         Boolean  @default(false) @map("payment_banner")
  /// Raised with every change, like a tent's version, because all shops show some of these settings.
  version               Int      @default(0)
  updatedAt             DateTime @updatedAt @map("updated_at")

  specialCatPhoto Image? @relation("specialCatPhoto", fields: [specialCatPhotoId], references: [id], onDelete: SetNull)
  noPhoto         Image? @relation("noPhoto", fields: [noPhotoId], references: [id], onDelete: SetNull)

  @@map("configuration")
}

/// The latest errors of the site, for the super-users. Errors with the same message share a row with a count.
model ErrorLog {
  id        Int       @id @default(autoincrement())
  hash      String    @unique @db.Char(64)
  path      String    @db.VarChar(500)
  message   String    @db.VarChar(2000)
  requestId String?   @map("request_id") @db.VarChar(64)
  count     Int       @default(1)
  firstAt   DateTime  @default(now()) @map("first_at")
  lastAt    DateTime  @default(now()) @map("last_at")
  /// When the super-users were last notified in their chat, and the count at that time.
  toldAt    DateTime? @map("told_at")
  toldCount Int       @default(0) @map("told_count")

  @@index([lastAt])
  @@index([toldAt])
  @@map("error_logs")
}

/// Maps a name in our picture store to the file at the storage provider. Empty if pictures are on our own disk.
model StoredFile {
  name     String   @id @db.VarChar(80)
  key      String   @unique @db.VarChar(200)
  size     Int
  storedAt DateTime @default(now()) @map("stored_at")

  @@map("stored_files")
}

/// The row that \`/api/health\` writes, to check that the database accepts writes.
model HealthCheck {
  id        Int      @id
  checkedAt DateTime @map("checked_at")

  @@map("health_checks")
}

enum VisitKind {
  VISIT
  CART_ADD
  WHATSAPP_OPEN

  @@map("visit_kind")
}

/// One event of the beacon. Events are added to the daily figures in the order of their ids, and deleted some days later.
model Visit {
  id        BigInt    @id @default(autoincrement())
  tentId    Int       @map("tent_id")
  at        DateTime  @default(now())
  kind      VisitKind
  /// The product that was added to the cart, or whose page was viewed.
  productId Int?      @map("product_id")
  /// Where the session came from; null on every page after its first.
  source    String?   @db.VarChar(20)

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@index([tentId, id])
  @@index([at])
  @@map("visits")
}

/// One row: the last visit that is included in the daily figures. Later visits are counted from \`visits\` directly.
model VisitRollup {
  id     Int    @id @default(1)
  lastId BigInt @default(0) @map("last_id")

  @@map("visit_rollup")
}

/// Daily figures of a shop. Orders and revenue are computed from the orders, because those can still be cancelled.
model DailyStats {
  tentId        Int      @map("tent_id")
  day           DateTime @db.Date
  visits        Int      @default(0)
  sessions      Int      @default(0)
  productViews  Int      @default(0) @map("product_views")
  cartAdds      Int      @default(0) @map("cart_adds")
  whatsappOpens Int      @default(0) @map("whatsapp_opens")

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@id([tentId, day])
  @@map("daily_stats")
}

model DailySource {
  tentId   Int      @map("tent_id")
  day      DateTime @db.Date
  source   String   @db.VarChar(20)
  sessions Int      @default(0)

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@id([tentId, day, source])
  @@map("daily_sources")
}

/// There is no foreign key to the product, so that its figures remain when it is deleted.
model DailyProduct {
  tentId    Int      @map("tent_id")
  day       DateTime @db.Date
  productId Int      @map("product_id")
  views     Int      @default(0)
  cartAdds  Int      @default(0) @map("cart_adds")

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@id([tentId, day, productId])
  @@map("daily_products")
}

/// Clicks on the links of \`/mis-links\`, added to the day's count as they come in.
model DailyLink {
  tentId Int      @map("tent_id")
  day    DateTime @db.Date
  linkId Int      @map("link_id")
  clicks Int      @default(0)

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)
  link Link @relation(fields: [linkId], references: [id], onDelete: Cascade)

  @@id([tentId, day, linkId])
  @@index([linkId])
  @@map("daily_links")
}

/// Search terms used in a shop, added to the day's count as they come in.
model DailySearch {
  tentId  Int      @map("tent_id")
  day     DateTime @db.Date
  term    String   @db.VarChar(80)
  times   Int      @default(0)
  results Int      @default(0)

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@id([tentId, day, term])
  @@map("daily_searches")
}

model Country {
  id        Int    @id
  name      String @db.VarChar(60)
  /// Argentina's is 549, because WhatsApp opens dial code + area + number.
  codNumber String @map("cod_number") @db.VarChar(6)
  currency  String @db.Char(3)
  symbol    String @default("$") @db.VarChar(4)
  /// ar or neutral
  wording   String @default("neutral") @db.VarChar(10)
  timeZone  String @map("time_zone") @db.VarChar(60)

  users User[]
  tents Tent[]
  news  News[]

  @@map("countries")
}

/// A merchant's store.
model Tent {
  id           Int       @id @default(autoincrement())
  ownerId      Int       @map("owner_id")
  name         String    @db.VarChar(60)
  tagline      String?   @db.VarChar(80)
  description  String?   @db.VarChar(500)
  subdomain    String    @unique @db.VarChar(40)
  slug         String    @unique @db.VarChar(80)
  logoId       Int?      @map("logo_id")
  coverId      Int?      @map("cover_id")
  countryId    Int       @default(1) @map("country_id")
  styleId      Int       @default(1) @map("style_id")
  suspended    Boolean   @default(false)
  suspendedAt  DateTime? @map("suspended_at")
  /// A super-user closed it. A payment does not open it again.
  closedByTeam Boolean   @default(false) @map("closed_by_team")
  /// The plan allows fewer shops: it is suspended until a larger plan opens it again.
  closedByPlan Boolean   @default(false) @map("closed_by_plan")
  /// The reason that the merchant was given.
  closedReason String?   @map("closed_reason") @db.VarChar(300)

  /// The area code is stored separately in country 1 only.
  whatsappArea     String? @map("whatsapp_area") @db.VarChar(5)
  whatsapp         String? @db.VarChar(20)
  whatsappLandline Boolean @default(false) @map("whatsapp_landline")
  instagram        String? @db.VarChar(200)
  facebook         String? @db.VarChar(200)

  firstCustomColor  String? @map("first_custom_color") @db.Char(7)
  secondCustomColor String? @map("second_custom_color") @db.Char(7)
  bgCustomColor     String? @map("bg_custom_color") @db.Char(7)
  textCustomColor   String? @map("text_custom_color") @db.Char(7)

  /// The least value of goods in an order.
  minimumPurchase  Decimal?  @map("minbuy") @db.Decimal(14, 2)
  notice           String?   @db.VarChar(120)
  deliveryEnabled  Boolean   @default(false) @map("delivery_enabled")
  deliveryCost     Decimal?  @map("delivery_cost") @db.Decimal(14, 2)
  deliveryText     String?   @map("delivery_text") @db.VarChar(120)
  /// [{name, cost}], if the delivery cost depends on the zone
  deliveryZones    Json      @default("[]") @map("delivery_zones")
  freeDeliveryFrom Decimal?  @map("free_delivery_from") @db.Decimal(14, 2)
  pickupEnabled    Boolean   @default(true) @map("pickup_enabled")
  pickupText       String?   @map("pickup_text") @db.VarChar(120)
  cashDiscount     Int       @default(0) @map("cash_discount")
  paymentText      String?   @map("payment_text") @db.VarChar(500)
  paymentAlias     String?   @map("payment_alias") @db.VarChar(40)
  paymentCbu       String?   @map("payment_cbu") @db.VarChar(22)
  paymentHolder    String?   @map("payment_holder") @db.VarChar(80)
  installmentsText String?   @map("installments_text") @db.VarChar(60)
  showSoldOut      Boolean   @default(true) @map("show_sold_out")
  orderText        String?   @map("order_text") @db.VarChar(300)
  openingHours     Json?     @map("opening_hours")
  holidayFrom      DateTime? @map("holiday_from") @db.Date
  holidayUntil     DateTime? @map("holiday_until") @db.Date
  holidayText      String?   @map("holiday_text") @db.VarChar(200)
  legalName        String?   @map("legal_name") @db.VarChar(120)
  cuit             String?   @db.VarChar(13)
  dataFiscalUrl    String?   @map("data_fiscal_url") @db.VarChar(300)
  regretButton     Boolean   @default(false) @map("regret_button")
  netPrices        Boolean   @default(false) @map("net_prices")
  ga4Id            String?   @map("ga4_id") @db.VarChar(20)
  pixelId          String?   @map("pixel_id") @db.VarChar(20)
  linktreeText     String?   @map("linktree_text") @db.VarChar(300)

  /// Raised in the transaction of every change that the shop's pages show. Pages made from an older version are never served.
  version         Int      @default(0)
  lastOrderNumber Int      @default(0) @map("last_order_number")
  createdAt       DateTime @default(now()) @map("created_at")
  updatedAt       DateTime @updatedAt @map("updated_at")

  owner         User              @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  country       Country           @relation(fields: [countryId], references: [id], onDelete: Restrict)
  logo          Image?            @relation("tentLogo", fields: [logoId], references: [id], onDelete: SetNull)
  cover         Image?            @relation("tentCover", fields: [coverId], references: [id], onDelete: SetNull)
  images        Image[]           @relation("tentImages")
  branches      Branch[]
  oldSubdomains OldSubdomain[]
  domain        CustomDomain?
  categories    Category[]
  oldSlugs      OldCategorySlug[]
  products      Product[]
  priceBatches  PriceBatch[]
  imports       ProductImport[]
  orders        Order[]
  customers     Customer[]
  templates     OrderTemplate[]
  links         Link[]
  visits        Visit[]
  dailyStats    DailyStats[]
  dailySources  DailySource[]
  dailyProducts DailyProduct[]
  dailyLinks    DailyLink[]
  searches      DailySearch[]
  pdfs          CataloguePdf[]
  sessions      Session[]

  @@index([ownerId])
  @@map("tents")
}

model Branch {
  id               Int     @id @default(autoincrement())
  tentId           Int     @map("tent_id")
  name             String  @db.VarChar(80)
  mapsUrl          String? @map("maps_url") @db.VarChar(500)
  address          String? @db.VarChar(200)
  /// The opening hours in the merchant's own words (docs/product.md#branches).
  atencion         String? @db.VarChar(200)
  telefono         String? @db.VarChar(30)
  whatsappArea     String? @map("whatsapp_area") @db.VarChar(5)
  whatsapp         String? @db.VarChar(20)
  whatsappLandline Boolean @default(false) @map("whatsapp_landline")
  text             String? @db.VarChar(300)
  openingHours     Json?   @map("opening_hours")
  order            Int     @default(0)

  tent   Tent    @relation(fields: [tentId], references: [id], onDelete: Cascade)
  orders Order[]

  @@index([tentId, order])
  @@map("branches")
}

/// A former subdomain of a shop. It redirects to the shop, and other shops can take it 90 days after it was given up. Without a
/// tent, the shop was deleted: the subdomain leads nowhere, and is reserved for the same time.
model OldSubdomain {
  subdomain String   @id @db.VarChar(40)
  tentId    Int?     @map("tent_id")
  givenUpAt DateTime @default(now()) @map("given_up_at")

  tent Tent? @relation(fields: [tentId], references: [id], onDelete: SetNull)

  @@index([tentId])
  @@map("old_subdomains")
}

/// A merchant's own domain, verified by a TXT record.
model CustomDomain {
  tentId        Int       @id @map("tent_id")
  /// Several shops may claim a domain, but only one can have verified it. A partial unique index in the migrations ensures that.
  domain        String    @db.VarChar(253)
  txtValue      String    @map("txt_value") @db.VarChar(64)
  provedAt      DateTime? @map("proved_at")
  lastCheckedAt DateTime? @map("last_checked_at")
  failingSince  DateTime? @map("failing_since")
  createdAt     DateTime  @default(now()) @map("created_at")

  tent Tent @relation(fields: [tentId], references: [id], onDelete: Cascade)

  @@unique([tentId, domain])
  @@map("custom_domains")
}
`,
  runtimeDataModel: {
    models: {},
    enums: {},
    types: {}
  },
  parameterizationSchema: {
    strings: [],
    graph: ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"role","kind":"enum","type":"Role"},{"name":"test","kind":"scalar","type":"Boolean"},{"name":"name","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"birthDate","kind":"scalar","type":"DateTime","dbName":"birth_date"},{"name":"countryId","kind":"scalar","type":"Int","dbName":"country_id"},{"name":"onboardedAt","kind":"scalar","type":"DateTime","dbName":"onboarded_at"},{"name":"orderSound","kind":"scalar","type":"Boolean","dbName":"order_sound"},{"name":"surveyAfter","kind":"scalar","type":"DateTime","dbName":"survey_after"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"country","kind":"object","type":"Country","relationName":"CountryToUser"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToUser"},{"name":"apiTokens","kind":"object","type":"ApiToken","relationName":"ApiTokenToUser"},{"name":"passwordResets","kind":"object","type":"PasswordReset","relationName":"PasswordResetToUser"},{"name":"emailChanges","kind":"object","type":"EmailChange","relationName":"EmailChangeToUser"},{"name":"emailUndos","kind":"object","type":"EmailUndo","relationName":"EmailUndoToUser"},{"name":"subscriber","kind":"object","type":"Subscriber","relationName":"SubscriberToUser"},{"name":"tents","kind":"object","type":"Tent","relationName":"TentToUser"},{"name":"newsViews","kind":"object","type":"NewsView","relationName":"NewsViewToUser"},{"name":"survey","kind":"object","type":"Survey","relationName":"SurveyToUser"},{"name":"orderEvents","kind":"object","type":"OrderEvent","relationName":"OrderEventToUser"},{"name":"priceBatches","kind":"object","type":"PriceBatch","relationName":"PriceBatchToUser"},{"name":"viewAs","kind":"object","type":"Session","relationName":"viewAs"},{"name":"supportMessages","kind":"object","type":"SupportMessage","relationName":"SupportMessageToUser"}],"dbName":"users","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"viewAsUserId","kind":"scalar","type":"Int","dbName":"view_as_user_id"},{"name":"viewAsUntil","kind":"scalar","type":"DateTime","dbName":"view_as_until"},{"name":"currentTentId","kind":"scalar","type":"Int","dbName":"current_tent_id"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"address","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"lastSeenAt","kind":"scalar","type":"DateTime","dbName":"last_seen_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"SessionToUser"},{"name":"viewAsUser","kind":"object","type":"User","relationName":"viewAs"},{"name":"currentTent","kind":"object","type":"Tent","relationName":"SessionToTent"}],"dbName":"sessions","schema":null},"ApiToken":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"name","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"ApiTokenToUser"}],"dbName":"api_tokens","schema":null},"PasswordReset":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"PasswordResetToUser"}],"dbName":"password_resets","schema":null},"EmailChange":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailChangeToUser"}],"dbName":"email_changes","schema":null},"EmailUndo":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailUndoToUser"}],"dbName":"email_undos","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"asUserId","kind":"scalar","type":"Int","dbName":"as_user_id"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"audit_entries","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"DateTime"}],"dbName":"rate_limits","schema":null},"Plan":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"total","kind":"scalar","type":"Decimal"},{"name":"interval","kind":"scalar","type":"String"},{"name":"currency","kind":"scalar","type":"String"},{"name":"trial","kind":"scalar","type":"Int"},{"name":"limit","kind":"scalar","type":"Int"},{"name":"productLimit","kind":"scalar","type":"Int","dbName":"product_limit"},{"name":"visible","kind":"scalar","type":"Boolean"},{"name":"test","kind":"scalar","type":"Boolean"},{"name":"mpSubscriptionUrl","kind":"scalar","type":"String","dbName":"mp_subscription_url"},{"name":"mpPlanId","kind":"scalar","type":"String","dbName":"mp_plan_id"},{"name":"paypalPlanId","kind":"scalar","type":"String","dbName":"paypal_plan_id"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"subscribers","kind":"object","type":"Subscriber","relationName":"PlanToSubscriber"},{"name":"subscriptions","kind":"object","type":"Subscription","relationName":"PlanToSubscription"}],"dbName":"plans","schema":null},"Subscriber":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"planId","kind":"scalar","type":"Int","dbName":"plan_id"},{"name":"freeUntil","kind":"scalar","type":"DateTime","dbName":"free_until"},{"name":"lastPaymentAt","kind":"scalar","type":"DateTime","dbName":"last_payment_at"},{"name":"paypalId","kind":"scalar","type":"String","dbName":"paypal_id"},{"name":"activeUntil","kind":"scalar","type":"DateTime","dbName":"active_until"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"owesUpgrade","kind":"scalar","type":"Boolean","dbName":"owes_upgrade"},{"name":"keptTentIds","kind":"scalar","type":"Int","dbName":"kept_tent_ids"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"user","kind":"object","type":"User","relationName":"SubscriberToUser"},{"name":"plan","kind":"object","type":"Plan","relationName":"PlanToSubscriber"},{"name":"subscriptions","kind":"object","type":"Subscription","relationName":"SubscriberToSubscription"}],"dbName":"subscribers","schema":null},"Subscription":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"subscriberId","kind":"scalar","type":"Int","dbName":"subscriber_id"},{"name":"planId","kind":"scalar","type":"Int","dbName":"plan_id"},{"name":"chargedPlanId","kind":"scalar","type":"Int","dbName":"charged_plan_id"},{"name":"changesAt","kind":"scalar","type":"DateTime","dbName":"changes_at"},{"name":"paidPlanId","kind":"scalar","type":"Int","dbName":"paid_plan_id"},{"name":"pricedSince","kind":"scalar","type":"DateTime","dbName":"priced_since"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"paidUntil","kind":"scalar","type":"DateTime","dbName":"paid_until"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"status","kind":"enum","type":"SubscriptionStatus"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"planRef","kind":"scalar","type":"String","dbName":"plan_ref"},{"name":"nextPlanId","kind":"scalar","type":"Int","dbName":"next_plan_id"},{"name":"nextPlanRef","kind":"scalar","type":"String","dbName":"next_plan_ref"},{"name":"nextAmount","kind":"scalar","type":"Decimal","dbName":"next_amount"},{"name":"changeAskedAt","kind":"scalar","type":"DateTime","dbName":"change_asked_at"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"currency","kind":"scalar","type":"String"},{"name":"requestKey","kind":"scalar","type":"String","dbName":"request_key"},{"name":"checkoutUrl","kind":"scalar","type":"String","dbName":"checkout_url"},{"name":"startsAt","kind":"scalar","type":"DateTime","dbName":"starts_at"},{"name":"linkSession","kind":"scalar","type":"String","dbName":"link_session"},{"name":"nextPaymentAt","kind":"scalar","type":"DateTime","dbName":"next_payment_at"},{"name":"failedPayments","kind":"scalar","type":"Int","dbName":"failed_payments"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"cancelRequestedAt","kind":"scalar","type":"DateTime","dbName":"cancel_requested_at"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"reconciledAt","kind":"scalar","type":"DateTime","dbName":"reconciled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"subscriber","kind":"object","type":"Subscriber","relationName":"SubscriberToSubscription"},{"name":"plan","kind":"object","type":"Plan","relationName":"PlanToSubscription"},{"name":"reminders","kind":"object","type":"ChargeReminder","relationName":"ChargeReminderToSubscription"}],"dbName":"subscriptions","schema":null},"ChargeReminder":{"fields":[{"name":"subscriptionId","kind":"scalar","type":"Int","dbName":"subscription_id"},{"name":"dueOn","kind":"scalar","type":"DateTime","dbName":"due_on"},{"name":"remindedAt","kind":"scalar","type":"DateTime","dbName":"reminded_at"},{"name":"subscription","kind":"object","type":"Subscription","relationName":"ChargeReminderToSubscription"}],"dbName":"charge_reminders","schema":null},"UnownedSubscription":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"planRef","kind":"scalar","type":"String","dbName":"plan_ref"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"currency","kind":"scalar","type":"String"},{"name":"payerEmail","kind":"scalar","type":"String","dbName":"payer_email"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"lastPaymentAt","kind":"scalar","type":"DateTime","dbName":"last_payment_at"},{"name":"nextPaymentAt","kind":"scalar","type":"DateTime","dbName":"next_payment_at"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"unowned_subscriptions","schema":null},"BillingPayment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"subscriberId","kind":"scalar","type":"Int","dbName":"subscriber_id"},{"name":"subscriptionId","kind":"scalar","type":"Int","dbName":"subscription_id"},{"name":"planName","kind":"scalar","type":"String","dbName":"plan_name"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"status","kind":"enum","type":"BillingPaymentStatus"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"currency","kind":"scalar","type":"String"},{"name":"detail","kind":"scalar","type":"String"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"chargedAt","kind":"scalar","type":"DateTime","dbName":"charged_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"billing_payments","schema":null},"WebhookEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"topic","kind":"scalar","type":"String"},{"name":"headers","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"String"},{"name":"verified","kind":"scalar","type":"Boolean"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"handledAt","kind":"scalar","type":"DateTime","dbName":"handled_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"webhook_events","schema":null},"PendingCancellation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"reference","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"countryId","kind":"scalar","type":"Int","dbName":"country_id"},{"name":"reason","kind":"enum","type":"CancellationReason"},{"name":"unapproved","kind":"scalar","type":"Boolean"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"lastTriedAt","kind":"scalar","type":"DateTime","dbName":"last_tried_at"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"refusedSince","kind":"scalar","type":"DateTime","dbName":"refused_since"},{"name":"reportedAt","kind":"scalar","type":"DateTime","dbName":"reported_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pending_cancellations","schema":null},"Image":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"hash","kind":"scalar","type":"String"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"placeholder","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"tentImages"},{"name":"specialCatOf","kind":"object","type":"Configuration","relationName":"specialCatPhoto"},{"name":"noPhotoOf","kind":"object","type":"Configuration","relationName":"noPhoto"},{"name":"tentLogos","kind":"object","type":"Tent","relationName":"tentLogo"},{"name":"tentCovers","kind":"object","type":"Tent","relationName":"tentCover"},{"name":"categories","kind":"object","type":"Category","relationName":"CategoryToImage"},{"name":"productImages","kind":"object","type":"ProductImage","relationName":"ImageToProductImage"},{"name":"news","kind":"object","type":"News","relationName":"ImageToNews"}],"dbName":"images","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"imageId","kind":"scalar","type":"Int","dbName":"image_id"},{"name":"paused","kind":"scalar","type":"Boolean"},{"name":"order","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"CategoryToTent"},{"name":"image","kind":"object","type":"Image","relationName":"CategoryToImage"},{"name":"products","kind":"object","type":"Product","relationName":"CategoryToProduct"},{"name":"oldSlugs","kind":"object","type":"OldCategorySlug","relationName":"CategoryToOldCategorySlug"}],"dbName":"categories","schema":null},"OldCategorySlug":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"tent","kind":"object","type":"Tent","relationName":"OldCategorySlugToTent"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToOldCategorySlug"}],"dbName":"old_category_slugs","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"previousPrice","kind":"scalar","type":"Decimal","dbName":"previous_price"},{"name":"sku","kind":"scalar","type":"String"},{"name":"stock","kind":"scalar","type":"Decimal"},{"name":"paused","kind":"scalar","type":"Boolean"},{"name":"offer","kind":"scalar","type":"Boolean"},{"name":"order","kind":"scalar","type":"Int"},{"name":"unit","kind":"enum","type":"Unit"},{"name":"step","kind":"scalar","type":"Decimal"},{"name":"minQuantity","kind":"scalar","type":"Decimal","dbName":"min_quantity"},{"name":"searchText","kind":"scalar","type":"String","dbName":"search_text"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"ProductToTent"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToProduct"},{"name":"images","kind":"object","type":"ProductImage","relationName":"ProductToProductImage"},{"name":"options","kind":"object","type":"ProductOption","relationName":"ProductToProductOption"},{"name":"variants","kind":"object","type":"Variant","relationName":"ProductToVariant"},{"name":"orderLines","kind":"object","type":"OrderLine","relationName":"OrderLineToProduct"}],"dbName":"products","schema":null},"ProductImage":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"imageId","kind":"scalar","type":"Int","dbName":"image_id"},{"name":"order","kind":"scalar","type":"Int"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToProductImage"},{"name":"image","kind":"object","type":"Image","relationName":"ImageToProductImage"}],"dbName":"product_images","schema":null},"ProductOption":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"values","kind":"scalar","type":"String"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToProductOption"}],"dbName":"product_options","schema":null},"Variant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"values","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"sku","kind":"scalar","type":"String"},{"name":"stock","kind":"scalar","type":"Decimal"},{"name":"paused","kind":"scalar","type":"Boolean"},{"name":"position","kind":"scalar","type":"Int"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToVariant"},{"name":"orderLines","kind":"object","type":"OrderLine","relationName":"OrderLineToVariant"}],"dbName":"variants","schema":null},"PriceBatch":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"clientKey","kind":"scalar","type":"String","dbName":"client_key"},{"name":"request","kind":"scalar","type":"Json"},{"name":"changed","kind":"scalar","type":"Int"},{"name":"changes","kind":"scalar","type":"Json"},{"name":"undoneAt","kind":"scalar","type":"DateTime","dbName":"undone_at"},{"name":"restored","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"PriceBatchToTent"},{"name":"actor","kind":"object","type":"User","relationName":"PriceBatchToUser"}],"dbName":"price_batches","schema":null},"ProductImport":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"status","kind":"enum","type":"WorkStatus"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"rows","kind":"scalar","type":"Json"},{"name":"total","kind":"scalar","type":"Int"},{"name":"done","kind":"scalar","type":"Int"},{"name":"created","kind":"scalar","type":"Int"},{"name":"updated","kind":"scalar","type":"Int"},{"name":"same","kind":"scalar","type":"Int"},{"name":"problems","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"ProductImportToTent"}],"dbName":"product_imports","schema":null},"CataloguePdf":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"status","kind":"enum","type":"WorkStatus"},{"name":"scope","kind":"scalar","type":"Json"},{"name":"done","kind":"scalar","type":"Int"},{"name":"total","kind":"scalar","type":"Int"},{"name":"file","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"CataloguePdfToTent"}],"dbName":"catalogue_pdfs","schema":null},"Customer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"CustomerToTent"},{"name":"orders","kind":"object","type":"Order","relationName":"CustomerToOrder"}],"dbName":"customers","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"clientKey","kind":"scalar","type":"String","dbName":"client_key"},{"name":"token","kind":"scalar","type":"String"},{"name":"source","kind":"enum","type":"OrderSource"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"paymentStatus","kind":"enum","type":"PaymentStatus","dbName":"payment_status"},{"name":"deliveryStatus","kind":"enum","type":"DeliveryStatus","dbName":"delivery_status"},{"name":"deliveryMethod","kind":"enum","type":"DeliveryMethod","dbName":"delivery_method"},{"name":"paymentMethod","kind":"enum","type":"PaymentMethod","dbName":"payment_method"},{"name":"customerId","kind":"scalar","type":"Int","dbName":"customer_id"},{"name":"customerName","kind":"scalar","type":"String","dbName":"customer_name"},{"name":"customerPhone","kind":"scalar","type":"String","dbName":"customer_phone"},{"name":"address","kind":"scalar","type":"String"},{"name":"deliveryZone","kind":"scalar","type":"String","dbName":"delivery_zone"},{"name":"branchId","kind":"scalar","type":"Int","dbName":"branch_id"},{"name":"branchName","kind":"scalar","type":"String","dbName":"branch_name"},{"name":"note","kind":"scalar","type":"String"},{"name":"merchantNote","kind":"scalar","type":"String","dbName":"merchant_note"},{"name":"courier","kind":"scalar","type":"String"},{"name":"trackingNumber","kind":"scalar","type":"String","dbName":"tracking_number"},{"name":"currency","kind":"scalar","type":"String"},{"name":"subtotal","kind":"scalar","type":"Decimal"},{"name":"discount","kind":"scalar","type":"Decimal"},{"name":"deliveryCost","kind":"scalar","type":"Decimal","dbName":"delivery_cost"},{"name":"total","kind":"scalar","type":"Decimal"},{"name":"hasUnpriced","kind":"scalar","type":"Boolean","dbName":"has_unpriced"},{"name":"suspected","kind":"scalar","type":"Boolean"},{"name":"mailDue","kind":"scalar","type":"Boolean","dbName":"mail_due"},{"name":"stockTaken","kind":"scalar","type":"Boolean","dbName":"stock_taken"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"whatsappOpenedAt","kind":"scalar","type":"DateTime","dbName":"whatsapp_opened_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"OrderToTent"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOrder"},{"name":"branch","kind":"object","type":"Branch","relationName":"BranchToOrder"},{"name":"lines","kind":"object","type":"OrderLine","relationName":"OrderToOrderLine"},{"name":"events","kind":"object","type":"OrderEvent","relationName":"OrderToOrderEvent"}],"dbName":"orders","schema":null},"OrderLine":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"variantId","kind":"scalar","type":"Int","dbName":"variant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"variantName","kind":"scalar","type":"String","dbName":"variant_name"},{"name":"sku","kind":"scalar","type":"String"},{"name":"imageHash","kind":"scalar","type":"String","dbName":"image_hash"},{"name":"unit","kind":"enum","type":"Unit"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Decimal"},{"name":"total","kind":"scalar","type":"Decimal"},{"name":"note","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderLine"},{"name":"product","kind":"object","type":"Product","relationName":"OrderLineToProduct"},{"name":"variant","kind":"object","type":"Variant","relationName":"OrderLineToVariant"}],"dbName":"order_lines","schema":null},"OrderEvent":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderEvent"},{"name":"actor","kind":"object","type":"User","relationName":"OrderEventToUser"}],"dbName":"order_events","schema":null},"OrderTemplate":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"order","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"OrderTemplateToTent"}],"dbName":"order_templates","schema":null},"Link":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"code","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"paused","kind":"scalar","type":"Boolean"},{"name":"order","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"LinkToTent"},{"name":"days","kind":"object","type":"DailyLink","relationName":"DailyLinkToLink"}],"dbName":"links","schema":null},"News":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"imageId","kind":"scalar","type":"Int","dbName":"image_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"countryId","kind":"scalar","type":"Int","dbName":"country_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"image","kind":"object","type":"Image","relationName":"ImageToNews"},{"name":"country","kind":"object","type":"Country","relationName":"CountryToNews"},{"name":"views","kind":"object","type":"NewsView","relationName":"NewsToNewsView"}],"dbName":"news","schema":null},"NewsView":{"fields":[{"name":"newsId","kind":"scalar","type":"Int","dbName":"news_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"viewedAt","kind":"scalar","type":"DateTime","dbName":"viewed_at"},{"name":"news","kind":"object","type":"News","relationName":"NewsToNewsView"},{"name":"user","kind":"object","type":"User","relationName":"NewsViewToUser"}],"dbName":"news_views","schema":null},"Survey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"sells","kind":"scalar","type":"String"},{"name":"sellsWhere","kind":"scalar","type":"String","dbName":"sells_where"},{"name":"heardOf","kind":"scalar","type":"String","dbName":"heard_of"},{"name":"comment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"SurveyToUser"}],"dbName":"surveys","schema":null},"SupportMessage":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"SupportMessageToUser"}],"dbName":"support_messages","schema":null},"Configuration":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"fburl","kind":"scalar","type":"String"},{"name":"fbname","kind":"scalar","type":"String"},{"name":"instaurl","kind":"scalar","type":"String"},{"name":"instaname","kind":"scalar","type":"String"},{"name":"whatsapp","kind":"scalar","type":"String"},{"name":"appname","kind":"scalar","type":"String"},{"name":"logo","kind":"scalar","type":"String"},{"name":"colorFirst","kind":"scalar","type":"String","dbName":"color_first"},{"name":"colorSecond","kind":"scalar","type":"String","dbName":"color_second"},{"name":"colorThird","kind":"scalar","type":"String","dbName":"color_third"},{"name":"colorBg","kind":"scalar","type":"String","dbName":"color_bg"},{"name":"specialCatUrl","kind":"scalar","type":"String","dbName":"special_cat_url"},{"name":"specialCatName","kind":"scalar","type":"String","dbName":"special_cat_name"},{"name":"specialCatDescription","kind":"scalar","type":"String","dbName":"special_cat_description"},{"name":"specialCatImage","kind":"scalar","type":"String","dbName":"special_cat_image"},{"name":"specialCatPhotoId","kind":"scalar","type":"Int","dbName":"special_cat_photo_id"},{"name":"noPhotoId","kind":"scalar","type":"Int","dbName":"no_photo_id"},{"name":"specialCatPaused","kind":"scalar","type":"Boolean","dbName":"special_cat_paused"},{"name":"headerMessage","kind":"scalar","type":"String","dbName":"header_message"},{"name":"paymentBanner","kind":"scalar","type":"Boolean","dbName":"payment_banner"},{"name":"version","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"specialCatPhoto","kind":"object","type":"Image","relationName":"specialCatPhoto"},{"name":"noPhoto","kind":"object","type":"Image","relationName":"noPhoto"}],"dbName":"configuration","schema":null},"ErrorLog":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"toldAt","kind":"scalar","type":"DateTime","dbName":"told_at"},{"name":"toldCount","kind":"scalar","type":"Int","dbName":"told_count"}],"dbName":"error_logs","schema":null},"StoredFile":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"storedAt","kind":"scalar","type":"DateTime","dbName":"stored_at"}],"dbName":"stored_files","schema":null},"HealthCheck":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"health_checks","schema":null},"Visit":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"kind","kind":"enum","type":"VisitKind"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"tent","kind":"object","type":"Tent","relationName":"TentToVisit"}],"dbName":"visits","schema":null},"VisitRollup":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"lastId","kind":"scalar","type":"BigInt","dbName":"last_id"}],"dbName":"visit_rollup","schema":null},"DailyStats":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"visits","kind":"scalar","type":"Int"},{"name":"sessions","kind":"scalar","type":"Int"},{"name":"productViews","kind":"scalar","type":"Int","dbName":"product_views"},{"name":"cartAdds","kind":"scalar","type":"Int","dbName":"cart_adds"},{"name":"whatsappOpens","kind":"scalar","type":"Int","dbName":"whatsapp_opens"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailyStatsToTent"}],"dbName":"daily_stats","schema":null},"DailySource":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"source","kind":"scalar","type":"String"},{"name":"sessions","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailySourceToTent"}],"dbName":"daily_sources","schema":null},"DailyProduct":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"cartAdds","kind":"scalar","type":"Int","dbName":"cart_adds"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailyProductToTent"}],"dbName":"daily_products","schema":null},"DailyLink":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"linkId","kind":"scalar","type":"Int","dbName":"link_id"},{"name":"clicks","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailyLinkToTent"},{"name":"link","kind":"object","type":"Link","relationName":"DailyLinkToLink"}],"dbName":"daily_links","schema":null},"DailySearch":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"term","kind":"scalar","type":"String"},{"name":"times","kind":"scalar","type":"Int"},{"name":"results","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailySearchToTent"}],"dbName":"daily_searches","schema":null},"Country":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"codNumber","kind":"scalar","type":"String","dbName":"cod_number"},{"name":"currency","kind":"scalar","type":"String"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"wording","kind":"scalar","type":"String"},{"name":"timeZone","kind":"scalar","type":"String","dbName":"time_zone"},{"name":"users","kind":"object","type":"User","relationName":"CountryToUser"},{"name":"tents","kind":"object","type":"Tent","relationName":"CountryToTent"},{"name":"news","kind":"object","type":"News","relationName":"CountryToNews"}],"dbName":"countries","schema":null},"Tent":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"tagline","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"logoId","kind":"scalar","type":"Int","dbName":"logo_id"},{"name":"coverId","kind":"scalar","type":"Int","dbName":"cover_id"},{"name":"countryId","kind":"scalar","type":"Int","dbName":"country_id"},{"name":"styleId","kind":"scalar","type":"Int","dbName":"style_id"},{"name":"suspended","kind":"scalar","type":"Boolean"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"closedByTeam","kind":"scalar","type":"Boolean","dbName":"closed_by_team"},{"name":"closedByPlan","kind":"scalar","type":"Boolean","dbName":"closed_by_plan"},{"name":"closedReason","kind":"scalar","type":"String","dbName":"closed_reason"},{"name":"whatsappArea","kind":"scalar","type":"String","dbName":"whatsapp_area"},{"name":"whatsapp","kind":"scalar","type":"String"},{"name":"whatsappLandline","kind":"scalar","type":"Boolean","dbName":"whatsapp_landline"},{"name":"instagram","kind":"scalar","type":"String"},{"name":"facebook","kind":"scalar","type":"String"},{"name":"firstCustomColor","kind":"scalar","type":"String","dbName":"first_custom_color"},{"name":"secondCustomColor","kind":"scalar","type":"String","dbName":"second_custom_color"},{"name":"bgCustomColor","kind":"scalar","type":"String","dbName":"bg_custom_color"},{"name":"textCustomColor","kind":"scalar","type":"String","dbName":"text_custom_color"},{"name":"minimumPurchase","kind":"scalar","type":"Decimal","dbName":"minbuy"},{"name":"notice","kind":"scalar","type":"String"},{"name":"deliveryEnabled","kind":"scalar","type":"Boolean","dbName":"delivery_enabled"},{"name":"deliveryCost","kind":"scalar","type":"Decimal","dbName":"delivery_cost"},{"name":"deliveryText","kind":"scalar","type":"String","dbName":"delivery_text"},{"name":"deliveryZones","kind":"scalar","type":"Json","dbName":"delivery_zones"},{"name":"freeDeliveryFrom","kind":"scalar","type":"Decimal","dbName":"free_delivery_from"},{"name":"pickupEnabled","kind":"scalar","type":"Boolean","dbName":"pickup_enabled"},{"name":"pickupText","kind":"scalar","type":"String","dbName":"pickup_text"},{"name":"cashDiscount","kind":"scalar","type":"Int","dbName":"cash_discount"},{"name":"paymentText","kind":"scalar","type":"String","dbName":"payment_text"},{"name":"paymentAlias","kind":"scalar","type":"String","dbName":"payment_alias"},{"name":"paymentCbu","kind":"scalar","type":"String","dbName":"payment_cbu"},{"name":"paymentHolder","kind":"scalar","type":"String","dbName":"payment_holder"},{"name":"installmentsText","kind":"scalar","type":"String","dbName":"installments_text"},{"name":"showSoldOut","kind":"scalar","type":"Boolean","dbName":"show_sold_out"},{"name":"orderText","kind":"scalar","type":"String","dbName":"order_text"},{"name":"openingHours","kind":"scalar","type":"Json","dbName":"opening_hours"},{"name":"holidayFrom","kind":"scalar","type":"DateTime","dbName":"holiday_from"},{"name":"holidayUntil","kind":"scalar","type":"DateTime","dbName":"holiday_until"},{"name":"holidayText","kind":"scalar","type":"String","dbName":"holiday_text"},{"name":"legalName","kind":"scalar","type":"String","dbName":"legal_name"},{"name":"cuit","kind":"scalar","type":"String"},{"name":"dataFiscalUrl","kind":"scalar","type":"String","dbName":"data_fiscal_url"},{"name":"regretButton","kind":"scalar","type":"Boolean","dbName":"regret_button"},{"name":"netPrices","kind":"scalar","type":"Boolean","dbName":"net_prices"},{"name":"ga4Id","kind":"scalar","type":"String","dbName":"ga4_id"},{"name":"pixelId","kind":"scalar","type":"String","dbName":"pixel_id"},{"name":"linktreeText","kind":"scalar","type":"String","dbName":"linktree_text"},{"name":"version","kind":"scalar","type":"Int"},{"name":"lastOrderNumber","kind":"scalar","type":"Int","dbName":"last_order_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"owner","kind":"object","type":"User","relationName":"TentToUser"},{"name":"country","kind":"object","type":"Country","relationName":"CountryToTent"},{"name":"logo","kind":"object","type":"Image","relationName":"tentLogo"},{"name":"cover","kind":"object","type":"Image","relationName":"tentCover"},{"name":"images","kind":"object","type":"Image","relationName":"tentImages"},{"name":"branches","kind":"object","type":"Branch","relationName":"BranchToTent"},{"name":"oldSubdomains","kind":"object","type":"OldSubdomain","relationName":"OldSubdomainToTent"},{"name":"domain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToTent"},{"name":"categories","kind":"object","type":"Category","relationName":"CategoryToTent"},{"name":"oldSlugs","kind":"object","type":"OldCategorySlug","relationName":"OldCategorySlugToTent"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToTent"},{"name":"priceBatches","kind":"object","type":"PriceBatch","relationName":"PriceBatchToTent"},{"name":"imports","kind":"object","type":"ProductImport","relationName":"ProductImportToTent"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToTent"},{"name":"customers","kind":"object","type":"Customer","relationName":"CustomerToTent"},{"name":"templates","kind":"object","type":"OrderTemplate","relationName":"OrderTemplateToTent"},{"name":"links","kind":"object","type":"Link","relationName":"LinkToTent"},{"name":"visits","kind":"object","type":"Visit","relationName":"TentToVisit"},{"name":"dailyStats","kind":"object","type":"DailyStats","relationName":"DailyStatsToTent"},{"name":"dailySources","kind":"object","type":"DailySource","relationName":"DailySourceToTent"},{"name":"dailyProducts","kind":"object","type":"DailyProduct","relationName":"DailyProductToTent"},{"name":"dailyLinks","kind":"object","type":"DailyLink","relationName":"DailyLinkToTent"},{"name":"searches","kind":"object","type":"DailySearch","relationName":"DailySearchToTent"},{"name":"pdfs","kind":"object","type":"CataloguePdf","relationName":"CataloguePdfToTent"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTent"}],"dbName":"tents","schema":null},"Branch":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mapsUrl","kind":"scalar","type":"String","dbName":"maps_url"},{"name":"address","kind":"scalar","type":"String"},{"name":"atencion","kind":"scalar","type":"String"},{"name":"telefono","kind":"scalar","type":"String"},{"name":"whatsappArea","kind":"scalar","type":"String","dbName":"whatsapp_area"},{"name":"whatsapp","kind":"scalar","type":"String"},{"name":"whatsappLandline","kind":"scalar","type":"Boolean","dbName":"whatsapp_landline"},{"name":"text","kind":"scalar","type":"String"},{"name":"openingHours","kind":"scalar","type":"Json","dbName":"opening_hours"},{"name":"order","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"BranchToTent"},{"name":"orders","kind":"object","type":"Order","relationName":"BranchToOrder"}],"dbName":"branches","schema":null},"OldSubdomain":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"OldSubdomainToTent"}],"dbName":"old_subdomains","schema":null},"CustomDomain":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"domain","kind":"scalar","type":"String"},{"name":"txtValue","kind":"scalar","type":"String","dbName":"txt_value"},{"name":"provedAt","kind":"scalar","type":"DateTime","dbName":"proved_at"},{"name":"lastCheckedAt","kind":"scalar","type":"DateTime","dbName":"last_checked_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"CustomDomainToTent"}],"dbName":"custom_domains","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","users","owner","country","tent","specialCatPhoto","noPhoto","specialCatOf","noPhotoOf","tentLogos","tentCovers","image","category","product","images","options","orders","_count","customer","branch","lines","order","actor","events","variant","orderLines","variants","products","oldSlugs","categories","productImages","news","user","views","logo","cover","branches","oldSubdomains","domain","priceBatches","imports","customers","templates","link","days","links","visits","dailyStats","dailySources","dailyProducts","dailyLinks","searches","pdfs","viewAsUser","currentTent","sessions","tents","apiTokens","passwordResets","emailChanges","emailUndos","subscribers","subscriber","plan","subscription","reminders","subscriptions","newsViews","survey","orderEvents","viewAs","supportMessages","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","ApiToken.findUnique","ApiToken.findUniqueOrThrow","ApiToken.findFirst","ApiToken.findFirstOrThrow","ApiToken.findMany","ApiToken.createOne","ApiToken.createMany","ApiToken.createManyAndReturn","ApiToken.updateOne","ApiToken.updateMany","ApiToken.updateManyAndReturn","ApiToken.upsertOne","ApiToken.deleteOne","ApiToken.deleteMany","ApiToken.groupBy","ApiToken.aggregate","PasswordReset.findUnique","PasswordReset.findUniqueOrThrow","PasswordReset.findFirst","PasswordReset.findFirstOrThrow","PasswordReset.findMany","PasswordReset.createOne","PasswordReset.createMany","PasswordReset.createManyAndReturn","PasswordReset.updateOne","PasswordReset.updateMany","PasswordReset.updateManyAndReturn","PasswordReset.upsertOne","PasswordReset.deleteOne","PasswordReset.deleteMany","PasswordReset.groupBy","PasswordReset.aggregate","EmailChange.findUnique","EmailChange.findUniqueOrThrow","EmailChange.findFirst","EmailChange.findFirstOrThrow","EmailChange.findMany","EmailChange.createOne","EmailChange.createMany","EmailChange.createManyAndReturn","EmailChange.updateOne","EmailChange.updateMany","EmailChange.updateManyAndReturn","EmailChange.upsertOne","EmailChange.deleteOne","EmailChange.deleteMany","EmailChange.groupBy","EmailChange.aggregate","EmailUndo.findUnique","EmailUndo.findUniqueOrThrow","EmailUndo.findFirst","EmailUndo.findFirstOrThrow","EmailUndo.findMany","EmailUndo.createOne","EmailUndo.createMany","EmailUndo.createManyAndReturn","EmailUndo.updateOne","EmailUndo.updateMany","EmailUndo.updateManyAndReturn","EmailUndo.upsertOne","EmailUndo.deleteOne","EmailUndo.deleteMany","EmailUndo.groupBy","EmailUndo.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","Plan.findUnique","Plan.findUniqueOrThrow","Plan.findFirst","Plan.findFirstOrThrow","Plan.findMany","Plan.createOne","Plan.createMany","Plan.createManyAndReturn","Plan.updateOne","Plan.updateMany","Plan.updateManyAndReturn","Plan.upsertOne","Plan.deleteOne","Plan.deleteMany","Plan.groupBy","Plan.aggregate","Subscriber.findUnique","Subscriber.findUniqueOrThrow","Subscriber.findFirst","Subscriber.findFirstOrThrow","Subscriber.findMany","Subscriber.createOne","Subscriber.createMany","Subscriber.createManyAndReturn","Subscriber.updateOne","Subscriber.updateMany","Subscriber.updateManyAndReturn","Subscriber.upsertOne","Subscriber.deleteOne","Subscriber.deleteMany","Subscriber.groupBy","Subscriber.aggregate","Subscription.findUnique","Subscription.findUniqueOrThrow","Subscription.findFirst","Subscription.findFirstOrThrow","Subscription.findMany","Subscription.createOne","Subscription.createMany","Subscription.createManyAndReturn","Subscription.updateOne","Subscription.updateMany","Subscription.updateManyAndReturn","Subscription.upsertOne","Subscription.deleteOne","Subscription.deleteMany","Subscription.groupBy","Subscription.aggregate","ChargeReminder.findUnique","ChargeReminder.findUniqueOrThrow","ChargeReminder.findFirst","ChargeReminder.findFirstOrThrow","ChargeReminder.findMany","ChargeReminder.createOne","ChargeReminder.createMany","ChargeReminder.createManyAndReturn","ChargeReminder.updateOne","ChargeReminder.updateMany","ChargeReminder.updateManyAndReturn","ChargeReminder.upsertOne","ChargeReminder.deleteOne","ChargeReminder.deleteMany","ChargeReminder.groupBy","ChargeReminder.aggregate","UnownedSubscription.findUnique","UnownedSubscription.findUniqueOrThrow","UnownedSubscription.findFirst","UnownedSubscription.findFirstOrThrow","UnownedSubscription.findMany","UnownedSubscription.createOne","UnownedSubscription.createMany","UnownedSubscription.createManyAndReturn","UnownedSubscription.updateOne","UnownedSubscription.updateMany","UnownedSubscription.updateManyAndReturn","UnownedSubscription.upsertOne","UnownedSubscription.deleteOne","UnownedSubscription.deleteMany","UnownedSubscription.groupBy","UnownedSubscription.aggregate","BillingPayment.findUnique","BillingPayment.findUniqueOrThrow","BillingPayment.findFirst","BillingPayment.findFirstOrThrow","BillingPayment.findMany","BillingPayment.createOne","BillingPayment.createMany","BillingPayment.createManyAndReturn","BillingPayment.updateOne","BillingPayment.updateMany","BillingPayment.updateManyAndReturn","BillingPayment.upsertOne","BillingPayment.deleteOne","BillingPayment.deleteMany","BillingPayment.groupBy","BillingPayment.aggregate","WebhookEvent.findUnique","WebhookEvent.findUniqueOrThrow","WebhookEvent.findFirst","WebhookEvent.findFirstOrThrow","WebhookEvent.findMany","WebhookEvent.createOne","WebhookEvent.createMany","WebhookEvent.createManyAndReturn","WebhookEvent.updateOne","WebhookEvent.updateMany","WebhookEvent.updateManyAndReturn","WebhookEvent.upsertOne","WebhookEvent.deleteOne","WebhookEvent.deleteMany","WebhookEvent.groupBy","WebhookEvent.aggregate","PendingCancellation.findUnique","PendingCancellation.findUniqueOrThrow","PendingCancellation.findFirst","PendingCancellation.findFirstOrThrow","PendingCancellation.findMany","PendingCancellation.createOne","PendingCancellation.createMany","PendingCancellation.createManyAndReturn","PendingCancellation.updateOne","PendingCancellation.updateMany","PendingCancellation.updateManyAndReturn","PendingCancellation.upsertOne","PendingCancellation.deleteOne","PendingCancellation.deleteMany","PendingCancellation.groupBy","PendingCancellation.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","OldCategorySlug.findUnique","OldCategorySlug.findUniqueOrThrow","OldCategorySlug.findFirst","OldCategorySlug.findFirstOrThrow","OldCategorySlug.findMany","OldCategorySlug.createOne","OldCategorySlug.createMany","OldCategorySlug.createManyAndReturn","OldCategorySlug.updateOne","OldCategorySlug.updateMany","OldCategorySlug.updateManyAndReturn","OldCategorySlug.upsertOne","OldCategorySlug.deleteOne","OldCategorySlug.deleteMany","OldCategorySlug.groupBy","OldCategorySlug.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","ProductImage.findUnique","ProductImage.findUniqueOrThrow","ProductImage.findFirst","ProductImage.findFirstOrThrow","ProductImage.findMany","ProductImage.createOne","ProductImage.createMany","ProductImage.createManyAndReturn","ProductImage.updateOne","ProductImage.updateMany","ProductImage.updateManyAndReturn","ProductImage.upsertOne","ProductImage.deleteOne","ProductImage.deleteMany","ProductImage.groupBy","ProductImage.aggregate","ProductOption.findUnique","ProductOption.findUniqueOrThrow","ProductOption.findFirst","ProductOption.findFirstOrThrow","ProductOption.findMany","ProductOption.createOne","ProductOption.createMany","ProductOption.createManyAndReturn","ProductOption.updateOne","ProductOption.updateMany","ProductOption.updateManyAndReturn","ProductOption.upsertOne","ProductOption.deleteOne","ProductOption.deleteMany","ProductOption.groupBy","ProductOption.aggregate","Variant.findUnique","Variant.findUniqueOrThrow","Variant.findFirst","Variant.findFirstOrThrow","Variant.findMany","Variant.createOne","Variant.createMany","Variant.createManyAndReturn","Variant.updateOne","Variant.updateMany","Variant.updateManyAndReturn","Variant.upsertOne","Variant.deleteOne","Variant.deleteMany","Variant.groupBy","Variant.aggregate","PriceBatch.findUnique","PriceBatch.findUniqueOrThrow","PriceBatch.findFirst","PriceBatch.findFirstOrThrow","PriceBatch.findMany","PriceBatch.createOne","PriceBatch.createMany","PriceBatch.createManyAndReturn","PriceBatch.updateOne","PriceBatch.updateMany","PriceBatch.updateManyAndReturn","PriceBatch.upsertOne","PriceBatch.deleteOne","PriceBatch.deleteMany","PriceBatch.groupBy","PriceBatch.aggregate","ProductImport.findUnique","ProductImport.findUniqueOrThrow","ProductImport.findFirst","ProductImport.findFirstOrThrow","ProductImport.findMany","ProductImport.createOne","ProductImport.createMany","ProductImport.createManyAndReturn","ProductImport.updateOne","ProductImport.updateMany","ProductImport.updateManyAndReturn","ProductImport.upsertOne","ProductImport.deleteOne","ProductImport.deleteMany","ProductImport.groupBy","ProductImport.aggregate","CataloguePdf.findUnique","CataloguePdf.findUniqueOrThrow","CataloguePdf.findFirst","CataloguePdf.findFirstOrThrow","CataloguePdf.findMany","CataloguePdf.createOne","CataloguePdf.createMany","CataloguePdf.createManyAndReturn","CataloguePdf.updateOne","CataloguePdf.updateMany","CataloguePdf.updateManyAndReturn","CataloguePdf.upsertOne","CataloguePdf.deleteOne","CataloguePdf.deleteMany","CataloguePdf.groupBy","CataloguePdf.aggregate","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","Customer.groupBy","Customer.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderLine.findUnique","OrderLine.findUniqueOrThrow","OrderLine.findFirst","OrderLine.findFirstOrThrow","OrderLine.findMany","OrderLine.createOne","OrderLine.createMany","OrderLine.createManyAndReturn","OrderLine.updateOne","OrderLine.updateMany","OrderLine.updateManyAndReturn","OrderLine.upsertOne","OrderLine.deleteOne","OrderLine.deleteMany","OrderLine.groupBy","OrderLine.aggregate","OrderEvent.findUnique","OrderEvent.findUniqueOrThrow","OrderEvent.findFirst","OrderEvent.findFirstOrThrow","OrderEvent.findMany","OrderEvent.createOne","OrderEvent.createMany","OrderEvent.createManyAndReturn","OrderEvent.updateOne","OrderEvent.updateMany","OrderEvent.updateManyAndReturn","OrderEvent.upsertOne","OrderEvent.deleteOne","OrderEvent.deleteMany","OrderEvent.groupBy","OrderEvent.aggregate","OrderTemplate.findUnique","OrderTemplate.findUniqueOrThrow","OrderTemplate.findFirst","OrderTemplate.findFirstOrThrow","OrderTemplate.findMany","OrderTemplate.createOne","OrderTemplate.createMany","OrderTemplate.createManyAndReturn","OrderTemplate.updateOne","OrderTemplate.updateMany","OrderTemplate.updateManyAndReturn","OrderTemplate.upsertOne","OrderTemplate.deleteOne","OrderTemplate.deleteMany","OrderTemplate.groupBy","OrderTemplate.aggregate","Link.findUnique","Link.findUniqueOrThrow","Link.findFirst","Link.findFirstOrThrow","Link.findMany","Link.createOne","Link.createMany","Link.createManyAndReturn","Link.updateOne","Link.updateMany","Link.updateManyAndReturn","Link.upsertOne","Link.deleteOne","Link.deleteMany","Link.groupBy","Link.aggregate","News.findUnique","News.findUniqueOrThrow","News.findFirst","News.findFirstOrThrow","News.findMany","News.createOne","News.createMany","News.createManyAndReturn","News.updateOne","News.updateMany","News.updateManyAndReturn","News.upsertOne","News.deleteOne","News.deleteMany","News.groupBy","News.aggregate","NewsView.findUnique","NewsView.findUniqueOrThrow","NewsView.findFirst","NewsView.findFirstOrThrow","NewsView.findMany","NewsView.createOne","NewsView.createMany","NewsView.createManyAndReturn","NewsView.updateOne","NewsView.updateMany","NewsView.updateManyAndReturn","NewsView.upsertOne","NewsView.deleteOne","NewsView.deleteMany","NewsView.groupBy","NewsView.aggregate","Survey.findUnique","Survey.findUniqueOrThrow","Survey.findFirst","Survey.findFirstOrThrow","Survey.findMany","Survey.createOne","Survey.createMany","Survey.createManyAndReturn","Survey.updateOne","Survey.updateMany","Survey.updateManyAndReturn","Survey.upsertOne","Survey.deleteOne","Survey.deleteMany","Survey.groupBy","Survey.aggregate","SupportMessage.findUnique","SupportMessage.findUniqueOrThrow","SupportMessage.findFirst","SupportMessage.findFirstOrThrow","SupportMessage.findMany","SupportMessage.createOne","SupportMessage.createMany","SupportMessage.createManyAndReturn","SupportMessage.updateOne","SupportMessage.updateMany","SupportMessage.updateManyAndReturn","SupportMessage.upsertOne","SupportMessage.deleteOne","SupportMessage.deleteMany","SupportMessage.groupBy","SupportMessage.aggregate","Configuration.findUnique","Configuration.findUniqueOrThrow","Configuration.findFirst","Configuration.findFirstOrThrow","Configuration.findMany","Configuration.createOne","Configuration.createMany","Configuration.createManyAndReturn","Configuration.updateOne","Configuration.updateMany","Configuration.updateManyAndReturn","Configuration.upsertOne","Configuration.deleteOne","Configuration.deleteMany","Configuration.groupBy","Configuration.aggregate","ErrorLog.findUnique","ErrorLog.findUniqueOrThrow","ErrorLog.findFirst","ErrorLog.findFirstOrThrow","ErrorLog.findMany","ErrorLog.createOne","ErrorLog.createMany","ErrorLog.createManyAndReturn","ErrorLog.updateOne","ErrorLog.updateMany","ErrorLog.updateManyAndReturn","ErrorLog.upsertOne","ErrorLog.deleteOne","ErrorLog.deleteMany","ErrorLog.groupBy","ErrorLog.aggregate","StoredFile.findUnique","StoredFile.findUniqueOrThrow","StoredFile.findFirst","StoredFile.findFirstOrThrow","StoredFile.findMany","StoredFile.createOne","StoredFile.createMany","StoredFile.createManyAndReturn","StoredFile.updateOne","StoredFile.updateMany","StoredFile.updateManyAndReturn","StoredFile.upsertOne","StoredFile.deleteOne","StoredFile.deleteMany","StoredFile.groupBy","StoredFile.aggregate","HealthCheck.findUnique","HealthCheck.findUniqueOrThrow","HealthCheck.findFirst","HealthCheck.findFirstOrThrow","HealthCheck.findMany","HealthCheck.createOne","HealthCheck.createMany","HealthCheck.createManyAndReturn","HealthCheck.updateOne","HealthCheck.updateMany","HealthCheck.updateManyAndReturn","HealthCheck.upsertOne","HealthCheck.deleteOne","HealthCheck.deleteMany","HealthCheck.groupBy","HealthCheck.aggregate","Visit.findUnique","Visit.findUniqueOrThrow","Visit.findFirst","Visit.findFirstOrThrow","Visit.findMany","Visit.createOne","Visit.createMany","Visit.createManyAndReturn","Visit.updateOne","Visit.updateMany","Visit.updateManyAndReturn","Visit.upsertOne","Visit.deleteOne","Visit.deleteMany","Visit.groupBy","Visit.aggregate","VisitRollup.findUnique","VisitRollup.findUniqueOrThrow","VisitRollup.findFirst","VisitRollup.findFirstOrThrow","VisitRollup.findMany","VisitRollup.createOne","VisitRollup.createMany","VisitRollup.createManyAndReturn","VisitRollup.updateOne","VisitRollup.updateMany","VisitRollup.updateManyAndReturn","VisitRollup.upsertOne","VisitRollup.deleteOne","VisitRollup.deleteMany","VisitRollup.groupBy","VisitRollup.aggregate","DailyStats.findUnique","DailyStats.findUniqueOrThrow","DailyStats.findFirst","DailyStats.findFirstOrThrow","DailyStats.findMany","DailyStats.createOne","DailyStats.createMany","DailyStats.createManyAndReturn","DailyStats.updateOne","DailyStats.updateMany","DailyStats.updateManyAndReturn","DailyStats.upsertOne","DailyStats.deleteOne","DailyStats.deleteMany","DailyStats.groupBy","DailyStats.aggregate","DailySource.findUnique","DailySource.findUniqueOrThrow","DailySource.findFirst","DailySource.findFirstOrThrow","DailySource.findMany","DailySource.createOne","DailySource.createMany","DailySource.createManyAndReturn","DailySource.updateOne","DailySource.updateMany","DailySource.updateManyAndReturn","DailySource.upsertOne","DailySource.deleteOne","DailySource.deleteMany","DailySource.groupBy","DailySource.aggregate","DailyProduct.findUnique","DailyProduct.findUniqueOrThrow","DailyProduct.findFirst","DailyProduct.findFirstOrThrow","DailyProduct.findMany","DailyProduct.createOne","DailyProduct.createMany","DailyProduct.createManyAndReturn","DailyProduct.updateOne","DailyProduct.updateMany","DailyProduct.updateManyAndReturn","DailyProduct.upsertOne","DailyProduct.deleteOne","DailyProduct.deleteMany","DailyProduct.groupBy","DailyProduct.aggregate","DailyLink.findUnique","DailyLink.findUniqueOrThrow","DailyLink.findFirst","DailyLink.findFirstOrThrow","DailyLink.findMany","DailyLink.createOne","DailyLink.createMany","DailyLink.createManyAndReturn","DailyLink.updateOne","DailyLink.updateMany","DailyLink.updateManyAndReturn","DailyLink.upsertOne","DailyLink.deleteOne","DailyLink.deleteMany","DailyLink.groupBy","DailyLink.aggregate","DailySearch.findUnique","DailySearch.findUniqueOrThrow","DailySearch.findFirst","DailySearch.findFirstOrThrow","DailySearch.findMany","DailySearch.createOne","DailySearch.createMany","DailySearch.createManyAndReturn","DailySearch.updateOne","DailySearch.updateMany","DailySearch.updateManyAndReturn","DailySearch.upsertOne","DailySearch.deleteOne","DailySearch.deleteMany","DailySearch.groupBy","DailySearch.aggregate","Country.findUnique","Country.findUniqueOrThrow","Country.findFirst","Country.findFirstOrThrow","Country.findMany","Country.createOne","Country.createMany","Country.createManyAndReturn","Country.updateOne","Country.updateMany","Country.updateManyAndReturn","Country.upsertOne","Country.deleteOne","Country.deleteMany","Country.groupBy","Country.aggregate","Tent.findUnique","Tent.findUniqueOrThrow","Tent.findFirst","Tent.findFirstOrThrow","Tent.findMany","Tent.createOne","Tent.createMany","Tent.createManyAndReturn","Tent.updateOne","Tent.updateMany","Tent.updateManyAndReturn","Tent.upsertOne","Tent.deleteOne","Tent.deleteMany","Tent.groupBy","Tent.aggregate","Branch.findUnique","Branch.findUniqueOrThrow","Branch.findFirst","Branch.findFirstOrThrow","Branch.findMany","Branch.createOne","Branch.createMany","Branch.createManyAndReturn","Branch.updateOne","Branch.updateMany","Branch.updateManyAndReturn","Branch.upsertOne","Branch.deleteOne","Branch.deleteMany","Branch.groupBy","Branch.aggregate","OldSubdomain.findUnique","OldSubdomain.findUniqueOrThrow","OldSubdomain.findFirst","OldSubdomain.findFirstOrThrow","OldSubdomain.findMany","OldSubdomain.createOne","OldSubdomain.createMany","OldSubdomain.createManyAndReturn","OldSubdomain.updateOne","OldSubdomain.updateMany","OldSubdomain.updateManyAndReturn","OldSubdomain.upsertOne","OldSubdomain.deleteOne","OldSubdomain.deleteMany","OldSubdomain.groupBy","OldSubdomain.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AND","OR","NOT","tentId","txtValue","provedAt","lastCheckedAt","failingSince","createdAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","tentId_domain","subdomain","givenUpAt","id","name","mapsUrl","address","atencion","telefono","whatsappArea","whatsapp","whatsappLandline","text","openingHours","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","ownerId","tagline","description","slug","logoId","coverId","countryId","styleId","suspended","suspendedAt","closedByTeam","closedByPlan","closedReason","instagram","facebook","firstCustomColor","secondCustomColor","bgCustomColor","textCustomColor","minimumPurchase","notice","deliveryEnabled","deliveryCost","deliveryText","deliveryZones","freeDeliveryFrom","pickupEnabled","pickupText","cashDiscount","paymentText","paymentAlias","paymentCbu","paymentHolder","installmentsText","showSoldOut","orderText","holidayFrom","holidayUntil","holidayText","legalName","cuit","dataFiscalUrl","regretButton","netPrices","ga4Id","pixelId","linktreeText","version","lastOrderNumber","updatedAt","codNumber","currency","symbol","wording","timeZone","every","some","none","day","term","times","results","linkId","clicks","productId","cartAdds","source","productViews","whatsappOpens","lastId","at","VisitKind","kind","checkedAt","key","size","storedAt","hash","path","message","requestId","count","firstAt","lastAt","toldAt","toldCount","fburl","fbname","instaurl","instaname","appname","colorFirst","colorSecond","colorThird","colorBg","specialCatUrl","specialCatName","specialCatDescription","specialCatImage","specialCatPhotoId","noPhotoId","specialCatPaused","headerMessage","paymentBanner","userId","sells","sellsWhere","heardOf","comment","newsId","viewedAt","title","imageId","url","code","paused","orderId","actorId","variantId","variantName","sku","imageHash","Unit","unit","price","quantity","total","note","position","number","clientKey","token","OrderSource","OrderStatus","status","PaymentStatus","paymentStatus","DeliveryStatus","deliveryStatus","DeliveryMethod","deliveryMethod","PaymentMethod","paymentMethod","customerId","customerName","customerPhone","deliveryZone","branchId","branchName","merchantNote","courier","trackingNumber","subtotal","discount","hasUnpriced","suspected","mailDue","stockTaken","seenAt","whatsappOpenedAt","phone","WorkStatus","scope","done","file","error","endedAt","fileName","columns","rows","created","updated","same","problems","startedAt","closedAt","request","changed","changes","undoneAt","restored","values","stock","has","hasEvery","hasSome","categoryId","previousPrice","offer","step","minQuantity","searchText","deletedAt","width","height","bytes","placeholder","PaymentProvider","provider","externalId","reference","email","CancellationReason","reason","unapproved","attempts","lastTriedAt","lastError","refusedSince","reportedAt","provider_externalId","topic","headers","body","verified","handledAt","receivedAt","subscriberId","subscriptionId","planName","BillingPaymentStatus","amount","detail","paidAt","chargedAt","planRef","payerEmail","openedAt","lastPaymentAt","nextPaymentAt","foundAt","dueOn","remindedAt","planId","chargedPlanId","changesAt","paidPlanId","pricedSince","changedAt","paidUntil","SubscriptionStatus","nextPlanId","nextPlanRef","nextAmount","changeAskedAt","requestKey","checkoutUrl","startsAt","linkSession","failedPayments","activatedAt","cancelledAt","cancelRequestedAt","retryAt","endsAt","reconciledAt","freeUntil","paypalId","activeUntil","warnedAt","owesUpgrade","keptTentIds","interval","trial","limit","productLimit","visible","test","mpSubscriptionUrl","mpPlanId","paypalPlanId","returnUrl","points","expire","asUserId","action","target","tokenHash","expiresAt","usedAt","lastUsedAt","viewAsUserId","viewAsUntil","currentTentId","userAgent","lastSeenAt","Role","role","passwordHash","birthDate","onboardedAt","orderSound","surveyAfter","subscriptionId_dueOn","tentId_day_term","tentId_day_productId","tentId_day_source","tentId_day","tentId_day_linkId","tentId_code","tentId_phone","tentId_clientKey","newsId_userId","tentId_slug","tentId_number","productId_values","productId_position","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "shqYBMAGHwUAAKwNACApAADaDQAgOQAA5Q0AIDoAAPALACA7AADoDQAgPAAA6Q0AID0AAOoNACA-AADrDQAgQAAA7A0AIEUAAK0NACBGAADtDQAgRwAAvw0AIEgAAOUNACBJAADuDQAgkgcAAOYNADCTBwAABQAQlAcAAOYNADCaB0AA2AsAIakHAgAAAAGqBwEA1gsAIcAHAgDIDAAh6wdAANgLACHaCAEAiAwAIYMJAQAAAAHFCSAAygwAIdkJAADnDdkJItoJAQDWCwAh2wlAANcLACHcCUAA1wsAId0JIADKDAAh3glAANcLACEBAAAAAQAgDQMAAO8LACAhAADxCwAgOgAA8AsAIJIHAADuCwAwkwcAAAMAEJQHAADuCwAwqQcCAPwLACGqBwEA1gsAIewHAQDWCwAh7QcBANYLACHuBwEA1gsAIe8HAQDWCwAh8AcBANYLACEBAAAAAwAgHwUAAKwNACApAADaDQAgOQAA5Q0AIDoAAPALACA7AADoDQAgPAAA6Q0AID0AAOoNACA-AADrDQAgQAAA7A0AIEUAAK0NACBGAADtDQAgRwAAvw0AIEgAAOUNACBJAADuDQAgkgcAAOYNADCTBwAABQAQlAcAAOYNADCaB0AA2AsAIakHAgD8CwAhqgcBANYLACHABwIAyAwAIesHQADYCwAh2ggBAIgMACGDCQEA1gsAIcUJIADKDAAh2QkAAOcN2Qki2gkBANYLACHbCUAA1wsAIdwJQADXCwAh3QkgAMoMACHeCUAA1wsAIRMFAACkFwAgKQAAthcAIDkAAMEXACA6AADfFAAgOwAAwhcAIDwAAMMXACA9AADEFwAgPgAAxRcAIEAAAJkXACBFAAClFwAgRgAAxhcAIEcAAKsXACBIAADBFwAgSQAAxxcAIMAHAADvDQAg2ggAAO8NACDbCQAA7w0AINwJAADvDQAg3gkAAO8NACADAAAABQAgAQAABgAwAgAAAQAgVgQAAI0MACAFAADVDQAgEAAA1g0AIBIAAJ0NACAdAADRDQAgHgAA0g0AIB8AAKUNACAkAACrDQAgJQAAqw0AICYAANcNACAnAADYDQAgKAAA2Q0AICkAANoNACAqAADbDQAgKwAA3A0AICwAAN0NACAvAADeDQAgMAAA3w0AIDEAAOANACAyAADhDQAgMwAA4g0AIDQAAJkNACA1AADjDQAgNgAA5A0AIDkAAOUNACCSBwAA1A0AMJMHAAAIABCUBwAA1A0AMJoHQADYCwAhpwcBANYLACGpBwIA_AsAIaoHAQDWCwAhrwcBAIgMACGwBwEAiAwAIbEHIADKDAAhswcAAOwMACC6BwIA_AsAIbsHAQCIDAAhvAcBAIgMACG9BwEA1gsAIb4HAgDIDAAhvwcCAMgMACHABwIA_AsAIcEHAgD8CwAhwgcgAMoMACHDB0AA1wsAIcQHIADKDAAhxQcgAMoMACHGBwEAiAwAIccHAQCIDAAhyAcBAIgMACHJBwEAiAwAIcoHAQCIDAAhywcBAIgMACHMBwEAiAwAIc0HEADbDAAhzgcBAIgMACHPByAAygwAIdAHEADbDAAh0QcBAIgMACHSBwAAzwwAINMHEADbDAAh1AcgAMoMACHVBwEAiAwAIdYHAgD8CwAh1wcBAIgMACHYBwEAiAwAIdkHAQCIDAAh2gcBAIgMACHbBwEAiAwAIdwHIADKDAAh3QcBAIgMACHeB0AA1wsAId8HQADXCwAh4AcBAIgMACHhBwEAiAwAIeIHAQCIDAAh4wcBAIgMACHkByAAygwAIeUHIADKDAAh5gcBAIgMACHnBwEAiAwAIegHAQCIDAAh6QcCAPwLACHqBwIA_AsAIesHQADYCwAhPQQAALAVACAFAACkFwAgEAAAshcAIBIAAJ4XACAdAACwFwAgHgAAsRcAIB8AAKAXACAkAACjFwAgJQAAoxcAICYAALMXACAnAAC0FwAgKAAAtRcAICkAALYXACAqAAC3FwAgKwAAuBcAICwAALkXACAvAAC6FwAgMAAAuxcAIDEAALwXACAyAAC9FwAgMwAAvhcAIDQAAJ0XACA1AAC_FwAgNgAAwBcAIDkAAMEXACCvBwAA7w0AILAHAADvDQAgswcAAO8NACC7BwAA7w0AILwHAADvDQAgvgcAAO8NACC_BwAA7w0AIMMHAADvDQAgxgcAAO8NACDHBwAA7w0AIMgHAADvDQAgyQcAAO8NACDKBwAA7w0AIMsHAADvDQAgzAcAAO8NACDNBwAA7w0AIM4HAADvDQAg0AcAAO8NACDRBwAA7w0AINMHAADvDQAg1QcAAO8NACDXBwAA7w0AINgHAADvDQAg2QcAAO8NACDaBwAA7w0AINsHAADvDQAg3QcAAO8NACDeBwAA7w0AIN8HAADvDQAg4AcAAO8NACDhBwAA7w0AIOIHAADvDQAg4wcAAO8NACDmBwAA7w0AIOcHAADvDQAg6AcAAO8NACBWBAAAjQwAIAUAANUNACAQAADWDQAgEgAAnQ0AIB0AANENACAeAADSDQAgHwAApQ0AICQAAKsNACAlAACrDQAgJgAA1w0AICcAANgNACAoAADZDQAgKQAA2g0AICoAANsNACArAADcDQAgLAAA3Q0AIC8AAN4NACAwAADfDQAgMQAA4A0AIDIAAOENACAzAADiDQAgNAAAmQ0AIDUAAOMNACA2AADkDQAgOQAA5Q0AIJIHAADUDQAwkwcAAAgAEJQHAADUDQAwmgdAANgLACGnBwEAAAABqQcCAAAAAaoHAQDWCwAhrwcBAIgMACGwBwEAiAwAIbEHIADKDAAhswcAAOwMACC6BwIA_AsAIbsHAQCIDAAhvAcBAIgMACG9BwEAAAABvgcCAMgMACG_BwIAyAwAIcAHAgD8CwAhwQcCAPwLACHCByAAygwAIcMHQADXCwAhxAcgAMoMACHFByAAygwAIcYHAQCIDAAhxwcBAIgMACHIBwEAiAwAIckHAQCIDAAhygcBAIgMACHLBwEAiAwAIcwHAQCIDAAhzQcQANsMACHOBwEAiAwAIc8HIADKDAAh0AcQANsMACHRBwEAiAwAIdIHAADPDAAg0wcQANsMACHUByAAygwAIdUHAQCIDAAh1gcCAPwLACHXBwEAiAwAIdgHAQCIDAAh2QcBAIgMACHaBwEAiAwAIdsHAQCIDAAh3AcgAMoMACHdBwEAiAwAId4HQADXCwAh3wdAANcLACHgBwEAiAwAIeEHAQCIDAAh4gcBAIgMACHjBwEAiAwAIeQHIADKDAAh5QcgAMoMACHmBwEAiAwAIecHAQCIDAAh6AcBAIgMACHpBwIA_AsAIeoHAgD8CwAh6wdAANgLACEDAAAACAAgAQAACQAwAgAACgAgEwYAAIcNACAJAACkDQAgCgAApA0AIAsAAPALACAMAADwCwAgHwAApQ0AICAAAKYNACAhAADxCwAgkgcAAKMNADCTBwAADAAQlAcAAKMNADCVBwIAyAwAIZoHQADYCwAhqQcCAPwLACGHCAEA1gsAIfsIAgD8CwAh_AgCAPwLACH9CAIA_AsAIf4IAQDWCwAhAQAAAAwAIAEAAAAIACAcBwAAqw0AIAgAAKsNACAkAQCIDAAhkgcAANMNADCTBwAADwAQlAcAANMNADCpBwIA_AsAIbAHAQCIDAAh6QcCAPwLACHrB0AA2AsAIZAIAQCIDAAhkQgBAIgMACGSCAEAiAwAIZMIAQCIDAAhlAgBANYLACGVCAEA1gsAIZYIAQDWCwAhlwgBAIgMACGYCAEAiAwAIZkIAQDWCwAhmggBANYLACGbCAEAiAwAIZwIAQCIDAAhnQgCAMgMACGeCAIAyAwAIZ8IIADKDAAhoAgBAIgMACGhCCAAygwAIQ8HAACjFwAgCAAAoxcAICQAAO8NACCwBwAA7w0AIJAIAADvDQAgkQgAAO8NACCSCAAA7w0AIJMIAADvDQAglwgAAO8NACCYCAAA7w0AIJsIAADvDQAgnAgAAO8NACCdCAAA7w0AIJ4IAADvDQAgoAgAAO8NACAcBwAAqw0AIAgAAKsNACAkAQCIDAAhkgcAANMNADCTBwAADwAQlAcAANMNADCpBwIAAAABsAcBAIgMACHpBwIA_AsAIesHQADYCwAhkAgBAIgMACGRCAEAiAwAIZIIAQCIDAAhkwgBAIgMACGUCAEA1gsAIZUIAQDWCwAhlggBANYLACGXCAEAiAwAIZgIAQCIDAAhmQgBANYLACGaCAEA1gsAIZsIAQCIDAAhnAgBAIgMACGdCAIAyAwAIZ4IAgDIDAAhnwggAMoMACGgCAEAiAwAIaEIIADKDAAhAwAAAA8AIAEAABAAMAIAABEAIAEAAAAMACABAAAADAAgAwAAAA8AIAEAABAAMAIAABEAIAMAAAAIACABAAAJADACAAAKACADAAAACAAgAQAACQAwAgAACgAgEAYAANkLACANAACrDQAgFwIA_AsAIR0AANENACAeAADSDQAgkgcAANANADCTBwAAGAAQlAcAANANADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGqBwEA1gsAIb0HAQDWCwAh6wdAANgLACGqCAIAyAwAIa0IIADKDAAhBQYAAPsNACANAACjFwAgHQAAsBcAIB4AALEXACCqCAAA7w0AIBEGAADZCwAgDQAAqw0AIBcCAPwLACEdAADRDQAgHgAA0g0AIJIHAADQDQAwkwcAABgAEJQHAADQDQAwlQcCAPwLACGaB0AA2AsAIakHAgAAAAGqBwEA1gsAIb0HAQDWCwAh6wdAANgLACGqCAIAyAwAIa0IIADKDAAh6QkAAM8NACADAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAwAIBwGAADZCwAgDgAAzA0AIBAAAKYNACARAADNDQAgFwIA_AsAIRsAAL4NACAcAADODQAgkgcAAMsNADCTBwAAHQAQlAcAAMsNADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGqBwEA1gsAIbwHAQDWCwAh6wdAANgLACGtCCAAygwAIbIIAQCIDAAhtQgAAMENtQgitggQANsMACHwCBAA2wwAIfQIAgDIDAAh9QgQANsMACH2CCAAygwAIfcIEADXDAAh-AgQANcMACH5CAEA1gsAIfoIQADXCwAhDAYAAPsNACAOAACmFwAgEAAAoRcAIBEAAK4XACAbAACqFwAgHAAArxcAILIIAADvDQAgtggAAO8NACDwCAAA7w0AIPQIAADvDQAg9QgAAO8NACD6CAAA7w0AIBwGAADZCwAgDgAAzA0AIBAAAKYNACARAADNDQAgFwIA_AsAIRsAAL4NACAcAADODQAgkgcAAMsNADCTBwAAHQAQlAcAAMsNADCVBwIA_AsAIZoHQADYCwAhqQcCAAAAAaoHAQDWCwAhvAcBANYLACHrB0AA2AsAIa0IIADKDAAhsggBAIgMACG1CAAAwQ21CCK2CBAA2wwAIfAIEADbDAAh9AgCAMgMACH1CBAA2wwAIfYIIADKDAAh9wgQANcMACH4CBAA1wwAIfkIAQDWCwAh-ghAANcLACEDAAAAHQAgAQAAHgAwAgAAHwAgAQAAABgAIAkNAADKDQAgDwAAxg0AIBcCAPwLACGSBwAAyQ0AMJMHAAAiABCUBwAAyQ0AMKkHAgD8CwAh-gcCAPwLACGqCAIA_AsAIQINAACjFwAgDwAArBcAIAkNAADKDQAgDwAAxg0AIBcCAPwLACGSBwAAyQ0AMJMHAAAiABCUBwAAyQ0AMKkHAgAAAAH6BwIA_AsAIaoIAgD8CwAhAwAAACIAIAEAACMAMAIAACQAIAkPAADGDQAgkgcAAMgNADCTBwAAJgAQlAcAAMgNADCpBwIA_AsAIaoHAQDWCwAh-gcCAPwLACG6CAIA_AsAIe8IAAC3DAAgAQ8AAKwXACAKDwAAxg0AIJIHAADIDQAwkwcAACYAEJQHAADIDQAwqQcCAAAAAaoHAQDWCwAh-gcCAPwLACG6CAIA_AsAIe8IAAC3DAAg7AkAAMcNACADAAAAJgAgAQAAJwAwAgAAKAAgDQ8AAMYNACAbAAC-DQAgkgcAAMUNADCTBwAAKgAQlAcAAMUNADCpBwIA_AsAIfoHAgD8CwAhrQggAMoMACGyCAEAiAwAIbYIEADbDAAhuggCAPwLACHvCAAAtwwAIPAIEADbDAAhBQ8AAKwXACAbAACqFwAgsggAAO8NACC2CAAA7w0AIPAIAADvDQAgDg8AAMYNACAbAAC-DQAgkgcAAMUNADCTBwAAKgAQlAcAAMUNADCpBwIAAAAB-gcCAPwLACGtCCAAygwAIbIIAQCIDAAhtggQANsMACG6CAIA_AsAIe8IAAC3DAAg8AgQANsMACHrCQAAxA0AIAMAAAAqACABAAArADACAAAsACAUDwAAwg0AIBcAALINACAaAADDDQAgkgcAAMANADCTBwAALgAQlAcAAMANADCpBwIA_AsAIaoHAQDWCwAh-gcCAMgMACGuCAIA_AsAIbAIAgDIDAAhsQgBAIgMACGyCAEAiAwAIbMIAQCIDAAhtQgAAMENtQgitggQANsMACG3CBAA1wwAIbgIEADbDAAhuQgBAIgMACG6CAIA_AsAIQsPAACsFwAgFwAApxcAIBoAAK0XACD6BwAA7w0AILAIAADvDQAgsQgAAO8NACCyCAAA7w0AILMIAADvDQAgtggAAO8NACC4CAAA7w0AILkIAADvDQAgFA8AAMINACAXAACyDQAgGgAAww0AIJIHAADADQAwkwcAAC4AEJQHAADADQAwqQcCAAAAAaoHAQDWCwAh-gcCAMgMACGuCAIA_AsAIbAIAgDIDAAhsQgBAIgMACGyCAEAiAwAIbMIAQCIDAAhtQgAAMENtQgitggQANsMACG3CBAA1wwAIbgIEADbDAAhuQgBAIgMACG6CAIA_AsAIQMAAAAuACABAAAvADACAAAwACALBgAA2QsAIBIAAJ0NACCSBwAAnA0AMJMHAAAyABCUBwAAnA0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhuQgBAIgMACHaCAEAiAwAIQEAAAAyACArBgAA2QsAIBQAALwNACAVAAC9DQAgFgAAvg0AIBkAAL8NACCSBwAAtQ0AMJMHAAA0ABCUBwAAtQ0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIawHAQCIDAAh0AcQANcMACHrB0AA2AsAIe0HAQDWCwAh_AcAALYNvwgiuAgQANcMACG5CAEAiAwAIbsIAgD8CwAhvAgBANYLACG9CAEA1gsAIcAIAAC3DcAIIsIIAAC4DcIIIsQIAAC5DcQIIsYIAAC6DcYIIsgIAAC7DcgII8kIAgDIDAAhyggBANYLACHLCAEAiAwAIcwIAQCIDAAhzQgCAMgMACHOCAEAiAwAIc8IAQCIDAAh0AgBAIgMACHRCAEAiAwAIdIIEADXDAAh0wgQANcMACHUCCAAygwAIdUIIADKDAAh1gggAMoMACHXCCAAygwAIdgIQADXCwAh2QhAANcLACESBgAA-w0AIBQAAKgXACAVAACpFwAgFgAAqhcAIBkAAKsXACCsBwAA7w0AILkIAADvDQAgyAgAAO8NACDJCAAA7w0AIMsIAADvDQAgzAgAAO8NACDNCAAA7w0AIM4IAADvDQAgzwgAAO8NACDQCAAA7w0AINEIAADvDQAg2AgAAO8NACDZCAAA7w0AIC0GAADZCwAgFAAAvA0AIBUAAL0NACAWAAC-DQAgGQAAvw0AIJIHAAC1DQAwkwcAADQAEJQHAAC1DQAwlQcCAPwLACGaB0AA2AsAIakHAgAAAAGsBwEAiAwAIdAHEADXDAAh6wdAANgLACHtBwEA1gsAIfwHAAC2Db8IIrgIEADXDAAhuQgBAIgMACG7CAIA_AsAIbwIAQDWCwAhvQgBAAAAAcAIAAC3DcAIIsIIAAC4DcIIIsQIAAC5DcQIIsYIAAC6DcYIIsgIAAC7DcgII8kIAgDIDAAhyggBANYLACHLCAEAiAwAIcwIAQCIDAAhzQgCAMgMACHOCAEAiAwAIc8IAQCIDAAh0AgBAIgMACHRCAEAiAwAIdIIEADXDAAh0wgQANcMACHUCCAAygwAIdUIIADKDAAh1gggAMoMACHXCCAAygwAIdgIQADXCwAh2QhAANcLACHnCQAAtA0AIOoJAACzDQAgAwAAADQAIAEAADUAMAIAADYAIAEAAAA0ACASBgAA2QsAIBIAAJ0NACAXAgD8CwAhkgcAAKINADCTBwAAOQAQlAcAAKINADCVBwIA_AsAIakHAgD8CwAhqgcBANYLACGrBwEAiAwAIawHAQCIDAAhrQcBAIgMACGuBwEAiAwAIa8HAQCIDAAhsAcBAIgMACGxByAAygwAIbIHAQCIDAAhswcAAOwMACABAAAAOQAgAwAAADQAIAEAADUAMAIAADYAIAEAAAA0ACADAAAALgAgAQAALwAwAgAAMAAgCxcAALINACAYAACGDQAgTwAA7AwAIJIHAACxDQAwkwcAAD4AEJQHAACxDQAwqQcCAPwLACGACEAA2AsAIYIIAQDWCwAhrggCAPwLACGvCAIAyAwAIQQXAACnFwAgGAAAsBUAIE8AAO8NACCvCAAA7w0AIAsXAACyDQAgGAAAhg0AIE8AAOwMACCSBwAAsQ0AMJMHAAA-ABCUBwAAsQ0AMKkHAgAAAAGACEAA2AsAIYIIAQDWCwAhrggCAPwLACGvCAIAyAwAIQMAAAA-ACABAAA_ADACAABAACABAAAABQAgAQAAAC4AIAEAAAA-ACABAAAAHQAgAQAAACoAIAEAAAAuACADAAAALgAgAQAALwAwAgAAMAAgAQAAACIAIAEAAAAmACABAAAAKgAgAQAAAC4AIAgGAADZCwAgDgAAsA0AIJIHAACvDQAwkwcAAE0AEJQHAACvDQAwlQcCAPwLACG9BwEA1gsAIfQIAgD8CwAhAgYAAPsNACAOAACmFwAgCQYAANkLACAOAACwDQAgkgcAAK8NADCTBwAATQAQlAcAAK8NADCVBwIA_AsAIb0HAQDWCwAh9AgCAPwLACHpCQAArg0AIAMAAABNACABAABOADACAABPACABAAAAHQAgAQAAAE0AIAMAAAAiACABAAAjADACAAAkACAOBQAArA0AIA0AAKsNACAjAACtDQAgkgcAAKoNADCTBwAAVAAQlAcAAKoNADCaB0AA2AsAIakHAgD8CwAhsgcBANYLACHABwIAyAwAIaIIAgDIDAAhqQgBANYLACGqCAIAyAwAIasIAQCIDAAhBwUAAKQXACANAACjFwAgIwAApRcAIMAHAADvDQAgoggAAO8NACCqCAAA7w0AIKsIAADvDQAgDgUAAKwNACANAACrDQAgIwAArQ0AIJIHAACqDQAwkwcAAFQAEJQHAACqDQAwmgdAANgLACGpBwIAAAABsgcBANYLACHABwIAyAwAIaIIAgDIDAAhqQgBANYLACGqCAIAyAwAIasIAQCIDAAhAwAAAFQAIAEAAFUAMAIAAFYAIAEAAAAMACABAAAAAwAgCCEAAKkNACAiAACNDAAgkgcAAKgNADCTBwAAWgAQlAcAAKgNADCiCAIA_AsAIacIAgD8CwAhqAhAANgLACECIQAAohcAICIAALAVACAJIQAAqQ0AICIAAI0MACCSBwAAqA0AMJMHAABaABCUBwAAqA0AMKIIAgD8CwAhpwgCAPwLACGoCEAA2AsAIegJAACnDQAgAwAAAFoAIAEAAFsAMAIAAFwAIAEAAABaACABAAAADwAgAQAAAA8AIAEAAAAIACABAAAACAAgAQAAABgAIAEAAAAiACABAAAAVAAgAQAAAAwAIAkGAAD7DQAgCQAAnxcAIAoAAJ8XACALAADfFAAgDAAA3xQAIB8AAKAXACAgAAChFwAgIQAA4BQAIJUHAADvDQAgEwYAAIcNACAJAACkDQAgCgAApA0AIAsAAPALACAMAADwCwAgHwAApQ0AICAAAKYNACAhAADxCwAgkgcAAKMNADCTBwAADAAQlAcAAKMNADCVBwIAyAwAIZoHQADYCwAhqQcCAAAAAYcIAQDWCwAh-wgCAPwLACH8CAIA_AsAIf0IAgD8CwAh_ggBANYLACEDAAAADAAgAQAAZwAwAgAAaAAgCgYAAPsNACASAACeFwAgqwcAAO8NACCsBwAA7w0AIK0HAADvDQAgrgcAAO8NACCvBwAA7w0AILAHAADvDQAgsgcAAO8NACCzBwAA7w0AIBIGAADZCwAgEgAAnQ0AIBcCAPwLACGSBwAAog0AMJMHAAA5ABCUBwAAog0AMJUHAgD8CwAhqQcCAAAAAaoHAQDWCwAhqwcBAIgMACGsBwEAiAwAIa0HAQCIDAAhrgcBAIgMACGvBwEAiAwAIbAHAQCIDAAhsQcgAMoMACGyBwEAiAwAIbMHAADsDAAgAwAAADkAIAEAAGoAMAIAAGsAIAcGAACHDQAgkgcAAKENADCTBwAAbQAQlAcAAKENADCVBwIAyAwAIacHAQDWCwAhqAdAANgLACECBgAA-w0AIJUHAADvDQAgBwYAAIcNACCSBwAAoQ0AMJMHAABtABCUBwAAoQ0AMJUHAgDIDAAhpwcBAAAAAagHQADYCwAhAwAAAG0AIAEAAG4AMAIAAG8AIAEAAAAIACALBgAA2QsAICgBANYLACGSBwAA1QsAMJMHAAByABCUBwAA1QsAMJUHAgD8CwAhlgcBANYLACGXB0AA1wsAIZgHQADXCwAhmQdAANcLACGaB0AA2AsAIQEAAAByACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAAE0AIAEAAE4AMAIAAE8AIAMAAAAdACABAAAeADACAAAfACAPBgAA2QsAIBgAAIYNACCSBwAAoA0AMJMHAAB3ABCUBwAAoA0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIa8IAgDIDAAhvAgBAMYMACHqCAAAzwwAIOsIAgD8CwAh7AgAAM8MACDtCEAA1wsAIe4IAgDIDAAhBQYAAPsNACAYAACwFQAgrwgAAO8NACDtCAAA7w0AIO4IAADvDQAgEAYAANkLACAYAACGDQAgkgcAAKANADCTBwAAdwAQlAcAAKANADCVBwIA_AsAIZoHQADYCwAhqQcCAAAAAa8IAgDIDAAhvAgBAMYMACHqCAAAzwwAIOsIAgD8CwAh7AgAAM8MACDtCEAA1wsAIe4IAgDIDAAh5wkAAJ8NACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAAUAIBQGAADZCwAgkgcAAJ4NADCTBwAAfAAQlAcAAJ4NADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACG4CAIA_AsAIcAIAACJDdwIIt0IAgD8CwAh4AhAANcLACHhCAEA1gsAIeIIAADPDAAg4wgAAM8MACDkCAIA_AsAIeUIAgD8CwAh5ggCAPwLACHnCAAAzwwAIOgIQADXCwAh6QhAANcLACEEBgAA-w0AIOAIAADvDQAg6AgAAO8NACDpCAAA7w0AIBQGAADZCwAgkgcAAJ4NADCTBwAAfAAQlAcAAJ4NADCVBwIA_AsAIZoHQADYCwAhqQcCAAAAAbgIAgD8CwAhwAgAAIkN3Agi3QgCAPwLACHgCEAA1wsAIeEIAQDWCwAh4ggAAM8MACDjCAAAzwwAIOQIAgD8CwAh5QgCAPwLACHmCAIA_AsAIecIAADPDAAg6AhAANcLACHpCEAA1wsAIQMAAAB8ACABAAB9ADACAAB-ACADAAAANAAgAQAANQAwAgAANgAgBAYAAPsNACASAACeFwAguQgAAO8NACDaCAAA7w0AIAwGAADZCwAgEgAAnQ0AIJIHAACcDQAwkwcAADIAEJQHAACcDQAwlQcCAPwLACGaB0AA2AsAIakHAgAAAAGqBwEA1gsAIbkIAQCIDAAh2ggBAIgMACHmCQAAmw0AIAMAAAAyACABAACBAQAwAgAAggEAIAkGAADZCwAgFwIA_AsAIZIHAACaDQAwkwcAAIQBABCUBwAAmg0AMJUHAgD8CwAhqQcCAPwLACGqBwEA1gsAIbIHAQDWCwAhAQYAAPsNACAJBgAA2QsAIBcCAPwLACGSBwAAmg0AMJMHAACEAQAQlAcAAJoNADCVBwIA_AsAIakHAgAAAAGqBwEA1gsAIbIHAQDWCwAhAwAAAIQBACABAACFAQAwAgAAhgEAIAwGAADZCwAgFwIA_AsAIS4AAJkNACCSBwAAmA0AMJMHAACIAQAQlAcAAJgNADCVBwIA_AsAIakHAgD8CwAhqgcBANYLACGrCAEAiAwAIawIAQCIDAAhrQggAMoMACEEBgAA-w0AIC4AAJ0XACCrCAAA7w0AIKwIAADvDQAgDQYAANkLACAXAgD8CwAhLgAAmQ0AIJIHAACYDQAwkwcAAIgBABCUBwAAmA0AMJUHAgD8CwAhqQcCAAAAAaoHAQDWCwAhqwgBAIgMACGsCAEAiAwAIa0IIADKDAAh5QkAAJcNACADAAAAiAEAIAEAAIkBADACAACKAQAgCQYAANkLACAtAACWDQAgkgcAAJUNADCTBwAAjAEAEJQHAACVDQAwlQcCAPwLACH0B0AA2AsAIfgHAgD8CwAh-QcCAPwLACECBgAA-w0AIC0AAJwXACAKBgAA2QsAIC0AAJYNACCSBwAAlQ0AMJMHAACMAQAQlAcAAJUNADCVBwIA_AsAIfQHQADYCwAh-AcCAPwLACH5BwIA_AsAIeQJAACUDQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAEAAACMAQAgCgYAANkLACCSBwAAkg0AMJMHAACRAQAQlAcAAJINADCVBwIA_AsAIakHBAD9CwAh-gcCAMgMACH8BwEAiAwAIYAIQADYCwAhgggAAJMNgggiAwYAAPsNACD6BwAA7w0AIPwHAADvDQAgCgYAANkLACCSBwAAkg0AMJMHAACRAQAQlAcAAJINADCVBwIA_AsAIakHBAAAAAH6BwIAyAwAIfwHAQCIDAAhgAhAANgLACGCCAAAkw2CCCIDAAAAkQEAIAEAAJIBADACAACTAQAgCwYAANkLACAwAgD8CwAhOQIA_AsAIZIHAACRDQAwkwcAAJUBABCUBwAAkQ0AMJUHAgD8CwAh9AdAANgLACH7BwIA_AsAIf0HAgD8CwAh_gcCAPwLACEBBgAA-w0AIAwGAADZCwAgMAIA_AsAITkCAPwLACGSBwAAkQ0AMJMHAACVAQAQlAcAAJENADCVBwIA_AsAIfQHQADYCwAh-wcCAPwLACH9BwIA_AsAIf4HAgD8CwAh4wkAAJANACADAAAAlQEAIAEAAJYBADACAACXAQAgCAYAANkLACA5AgD8CwAhkgcAAI8NADCTBwAAmQEAEJQHAACPDQAwlQcCAPwLACH0B0AA2AsAIfwHAQDWCwAhAQYAAPsNACAJBgAA2QsAIDkCAPwLACGSBwAAjw0AMJMHAACZAQAQlAcAAI8NADCVBwIA_AsAIfQHQADYCwAh_AcBANYLACHiCQAAjg0AIAMAAACZAQAgAQAAmgEAMAIAAJsBACAJBgAA2QsAICMCAPwLACGSBwAAjQ0AMJMHAACdAQAQlAcAAI0NADCVBwIA_AsAIfQHQADYCwAh-gcCAPwLACH7BwIA_AsAIQEGAAD7DQAgCgYAANkLACAjAgD8CwAhkgcAAI0NADCTBwAAnQEAEJQHAACNDQAwlQcCAPwLACH0B0AA2AsAIfoHAgD8CwAh-wcCAPwLACHhCQAAjA0AIAMAAACdAQAgAQAAngEAMAIAAJ8BACADAAAAjAEAIAEAAI0BADACAACOAQAgCQYAANkLACCSBwAAiw0AMJMHAACiAQAQlAcAAIsNADCVBwIA_AsAIfQHQADYCwAh9QcBANYLACH2BwIA_AsAIfcHAgD8CwAhAQYAAPsNACAKBgAA2QsAIJIHAACLDQAwkwcAAKIBABCUBwAAiw0AMJUHAgD8CwAh9AdAANgLACH1BwEA1gsAIfYHAgD8CwAh9wcCAPwLACHgCQAAig0AIAMAAACiAQAgAQAAowEAMAIAAKQBACAOBgAA2QsAIJIHAACIDQAwkwcAAKYBABCUBwAAiA0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIbgIAgD8CwAhwAgAAIkN3Agi3AgAAM8MACDdCAIA_AsAId4IAQCIDAAh3wgBAIgMACHgCEAA1wsAIQQGAAD7DQAg3ggAAO8NACDfCAAA7w0AIOAIAADvDQAgDgYAANkLACCSBwAAiA0AMJMHAACmAQAQlAcAAIgNADCVBwIA_AsAIZoHQADYCwAhqQcCAAAAAbgIAgD8CwAhwAgAAIkN3Agi3AgAAM8MACDdCAIA_AsAId4IAQCIDAAh3wgBAIgMACHgCEAA1wsAIQMAAACmAQAgAQAApwEAMAIAAKgBACAQIgAAjQwAIDcAAIYNACA4AACHDQAgkgcAAIUNADCTBwAAqgEAEJQHAACFDQAwmgdAANgLACGpBwEA1gsAIawHAQCIDAAhoggCAPwLACHQCUAA2AsAIdMJAgDIDAAh1AlAANcLACHVCQIAyAwAIdYJAQCIDAAh1wlAANgLACEIIgAAsBUAIDcAALAVACA4AAD7DQAgrAcAAO8NACDTCQAA7w0AINQJAADvDQAg1QkAAO8NACDWCQAA7w0AIBAiAACNDAAgNwAAhg0AIDgAAIcNACCSBwAAhQ0AMJMHAACqAQAQlAcAAIUNADCaB0AA2AsAIakHAQAAAAGsBwEAiAwAIaIIAgD8CwAh0AlAANgLACHTCQIAyAwAIdQJQADXCwAh1QkCAMgMACHWCQEAiAwAIdcJQADYCwAhAwAAAKoBACABAACrAQAwAgAArAEAIAEAAAAFACABAAAACAAgAQAAAAwAIAEAAAA5ACABAAAAbQAgAQAAABgAIAEAAABNACABAAAAHQAgAQAAAHcAIAEAAAB8ACABAAAANAAgAQAAADIAIAEAAACEAQAgAQAAAIgBACABAAAAkQEAIAEAAACVAQAgAQAAAJkBACABAAAAnQEAIAEAAACMAQAgAQAAAKIBACABAAAApgEAIAEAAACqAQAgAwAAAFQAIAEAAFUAMAIAAFYAIAEAAAAFACABAAAACAAgAQAAAFQAIAMAAACqAQAgAQAAqwEAMAIAAKwBACALIgAAjQwAIJIHAACEDQAwkwcAAMkBABCUBwAAhA0AMJoHQADYCwAhqQcCAPwLACGqBwEAiAwAIaIIAgD8CwAhzwkBANYLACHQCUAA2AsAIdIJQADXCwAhAyIAALAVACCqBwAA7w0AINIJAADvDQAgCyIAAI0MACCSBwAAhA0AMJMHAADJAQAQlAcAAIQNADCaB0AA2AsAIakHAgAAAAGqBwEAiAwAIaIIAgD8CwAhzwkBAAAAAdAJQADYCwAh0glAANcLACEDAAAAyQEAIAEAAMoBADACAADLAQAgCiIAAI0MACCSBwAAgw0AMJMHAADNAQAQlAcAAIMNADCaB0AA2AsAIakHAgD8CwAhoggCAPwLACHPCQEA1gsAIdAJQADYCwAh0QlAANcLACECIgAAsBUAINEJAADvDQAgCiIAAI0MACCSBwAAgw0AMJMHAADNAQAQlAcAAIMNADCaB0AA2AsAIakHAgAAAAGiCAIA_AsAIc8JAQAAAAHQCUAA2AsAIdEJQADXCwAhAwAAAM0BACABAADOAQAwAgAAzwEAIAsiAACNDAAgkgcAAIINADCTBwAA0QEAEJQHAACCDQAwmgdAANgLACGpBwIA_AsAIaIIAgD8CwAhgwkBANYLACHPCQEA1gsAIdAJQADYCwAh0QlAANcLACECIgAAsBUAINEJAADvDQAgCyIAAI0MACCSBwAAgg0AMJMHAADRAQAQlAcAAIINADCaB0AA2AsAIakHAgAAAAGiCAIA_AsAIYMJAQDWCwAhzwkBAAAAAdAJQADYCwAh0QlAANcLACEDAAAA0QEAIAEAANIBADACAADTAQAgCiIAAI0MACCSBwAAgQ0AMJMHAADVAQAQlAcAAIENADCaB0AA2AsAIakHAgD8CwAhoggCAPwLACGDCQEA1gsAIc8JAQDWCwAh0AlAANgLACEBIgAAsBUAIAoiAACNDAAgkgcAAIENADCTBwAA1QEAEJQHAACBDQAwmgdAANgLACGpBwIAAAABoggCAPwLACGDCQEA1gsAIc8JAQAAAAHQCUAA2AsAIQMAAADVAQAgAQAA1gEAMAIAANcBACASIgAAjQwAIEEAAP4MACBEAADnDAAgkgcAAIANADCTBwAA2QEAEJQHAACADQAwmgdAANgLACGpBwIA_AsAIesHQADYCwAhoggCAPwLACGeCUAA1wsAIaMJAgD8CwAhuglAANgLACG7CQEAiAwAIbwJQADXCwAhvQlAANcLACG-CSAAygwAIb8JAADjDAAgAQAAANkBACAHIgAAsBUAIEEAAJoXACBEAADlFgAgngkAAO8NACC7CQAA7w0AILwJAADvDQAgvQkAAO8NACASIgAAjQwAIEEAAP4MACBEAADnDAAgkgcAAIANADCTBwAA2QEAEJQHAACADQAwmgdAANgLACGpBwIAAAAB6wdAANgLACGiCAIAAAABnglAANcLACGjCQIA_AsAIboJQADYCwAhuwkBAAAAAbwJQADXCwAhvQlAANcLACG-CSAAygwAIb8JAADjDAAgAwAAANkBACABAADbAQAwAgAA3AEAICdAAAD9DAAgQQAA_gwAIEMAAP8MACCSBwAA-wwAMJMHAADeAQAQlAcAAPsMADCaB0AA2AsAIakHAgD8CwAh6wdAANgLACHtBwEAiAwAIcAIAAD8DKsJIoAJAADHDIAJIoEJAQCIDAAhkwkCAPwLACGXCRAA2wwAIZsJAQCIDAAhnwlAANcLACGjCQIA_AsAIaQJAgDIDAAhpQlAANcLACGmCQIAyAwAIacJQADXCwAhqAlAANcLACGpCUAA1wsAIasJAgDIDAAhrAkBAIgMACGtCRAA2wwAIa4JQADXCwAhrwkBANYLACGwCQEAiAwAIbEJQADXCwAhsgkBAIgMACGzCQIA_AsAIbQJQADXCwAhtQlAANcLACG2CUAA1wsAIbcJQADXCwAhuAlAANcLACG5CUAA1wsAIRtAAACZFwAgQQAAmhcAIEMAAJsXACDtBwAA7w0AIIEJAADvDQAglwkAAO8NACCbCQAA7w0AIJ8JAADvDQAgpAkAAO8NACClCQAA7w0AIKYJAADvDQAgpwkAAO8NACCoCQAA7w0AIKkJAADvDQAgqwkAAO8NACCsCQAA7w0AIK0JAADvDQAgrgkAAO8NACCwCQAA7w0AILEJAADvDQAgsgkAAO8NACC0CQAA7w0AILUJAADvDQAgtgkAAO8NACC3CQAA7w0AILgJAADvDQAguQkAAO8NACAoQAAA_QwAIEEAAP4MACBDAAD_DAAgkgcAAPsMADCTBwAA3gEAEJQHAAD7DAAwmgdAANgLACGpBwIAAAAB6wdAANgLACHtBwEAiAwAIcAIAAD8DKsJIoAJAADHDIAJIoEJAQCIDAAhjAkAAPoMACCTCQIA_AsAIZcJEADbDAAhmwkBAIgMACGfCUAA1wsAIaMJAgD8CwAhpAkCAMgMACGlCUAA1wsAIaYJAgDIDAAhpwlAANcLACGoCUAA1wsAIakJQADXCwAhqwkCAMgMACGsCQEAiAwAIa0JEADbDAAhrglAANcLACGvCQEAAAABsAkBAIgMACGxCUAA1wsAIbIJAQCIDAAhswkCAPwLACG0CUAA1wsAIbUJQADXCwAhtglAANcLACG3CUAA1wsAIbgJQADXCwAhuQlAANcLACEDAAAA3gEAIAEAAN8BADACAADgAQAgB0IAAPkMACCSBwAA-AwAMJMHAADiAQAQlAcAAPgMADCUCQIA_AsAIaEJQADYCwAhoglAANgLACEBQgAAmBcAIAhCAAD5DAAgkgcAAPgMADCTBwAA4gEAEJQHAAD4DAAwlAkCAPwLACGhCUAA2AsAIaIJQADYCwAh3wkAAPcMACADAAAA4gEAIAEAAOMBADACAADkAQAgAQAAAOIBACABAAAA2QEAIAEAAADeAQAgAwAAAN4BACABAADfAQAwAgAA4AEAIAEAAADeAQAgAwAAAAgAIAEAAAkAMAIAAAoAIAMAAABaACABAABbADACAABcACALIgAAjQwAIJIHAACMDAAwkwcAAO0BABCUBwAAjAwAMJoHQADYCwAhqQcCAPwLACGiCAIA_AsAIaMIAQDWCwAhpAgBANYLACGlCAEA1gsAIaYIAQCIDAAhAQAAAO0BACADAAAAPgAgAQAAPwAwAgAAQAAgAwAAAHcAIAEAAHgAMAIAAHkAIAMAAACqAQAgAQAAqwEAMAIAAKwBACAIIgAAjQwAIJIHAAD2DAAwkwcAAPIBABCUBwAA9gwAMJoHQADYCwAhqQcCAPwLACGyBwEA1gsAIaIIAgD8CwAhASIAALAVACAIIgAAjQwAIJIHAAD2DAAwkwcAAPIBABCUBwAA9gwAMJoHQADYCwAhqQcCAAAAAbIHAQDWCwAhoggCAPwLACEDAAAA8gEAIAEAAPMBADACAAD0AQAgAQAAAKoBACABAAAAyQEAIAEAAADNAQAgAQAAANEBACABAAAA1QEAIAEAAAAIACABAAAAWgAgAQAAAD4AIAEAAAB3ACABAAAAqgEAIAEAAADyAQAgAQAAAAEAIAMAAAAFACABAAAGADACAAABACADAAAABQAgAQAABgAwAgAAAQAgAwAAAAUAIAEAAAYAMAIAAAEAIBwFAACXFwAgKQAA2BQAIDkAAM4UACA6AADUFAAgOwAAzxQAIDwAANAUACA9AADRFAAgPgAA0hQAIEAAANMUACBFAADVFAAgRgAA1hQAIEcAANcUACBIAADZFAAgSQAA2hQAIJoHQAAAAAGpBwIAAAABqgcBAAAAAcAHAgAAAAHrB0AAAAAB2ggBAAAAAYMJAQAAAAHFCSAAAAAB2QkAAADZCQLaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCSAAAAAB3glAAAAAAQFPAACFAgAgDpoHQAAAAAGpBwIAAAABqgcBAAAAAcAHAgAAAAHrB0AAAAAB2ggBAAAAAYMJAQAAAAHFCSAAAAAB2QkAAADZCQLaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCSAAAAAB3glAAAAAAQFPAACHAgAwAU8AAIcCADABAAAAAwAgHAUAAJYXACApAACiEwAgOQAAmBMAIDoAAJ4TACA7AACZEwAgPAAAmhMAID0AAJsTACA-AACcEwAgQAAAnRMAIEUAAJ8TACBGAACgEwAgRwAAoRMAIEgAAKMTACBJAACkEwAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACECAAAAAQAgTwAAiwIAIA6aB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIQIAAAAFACBPAACNAgAgAgAAAAUAIE8AAI0CACABAAAAAwAgAwAAAAEAIFYAAIUCACBXAACLAgAgAQAAAAEAIAEAAAAFACAKEwAAkRcAIFwAAJIXACBdAACVFwAgXgAAlBcAIF8AAJMXACDABwAA7w0AINoIAADvDQAg2wkAAO8NACDcCQAA7w0AIN4JAADvDQAgEZIHAADyDAAwkwcAAJUCABCUBwAA8gwAMJoHQADJCwAhqQcCAMYLACGqBwEAxwsAIcAHAgDbCwAh6wdAAMkLACHaCAEA3wsAIYMJAQDHCwAhxQkgAOALACHZCQAA8wzZCSLaCQEAxwsAIdsJQADICwAh3AlAAMgLACHdCSAA4AsAId4JQADICwAhAwAAAAUAIAEAAJQCADBbAACVAgAgAwAAAAUAIAEAAAYAMAIAAAEAIAEAAACsAQAgAQAAAKwBACADAAAAqgEAIAEAAKsBADACAACsAQAgAwAAAKoBACABAACrAQAwAgAArAEAIAMAAACqAQAgAQAAqwEAMAIAAKwBACANIgAA9g4AIDcAAPcOACA4AAC7EwAgmgdAAAAAAakHAQAAAAGsBwEAAAABoggCAAAAAdAJQAAAAAHTCQIAAAAB1AlAAAAAAdUJAgAAAAHWCQEAAAAB1wlAAAAAAQFPAACdAgAgCpoHQAAAAAGpBwEAAAABrAcBAAAAAaIIAgAAAAHQCUAAAAAB0wkCAAAAAdQJQAAAAAHVCQIAAAAB1gkBAAAAAdcJQAAAAAEBTwAAnwIAMAFPAACfAgAwAQAAAAUAIAEAAAAIACANIgAA8w4AIDcAAPQOACA4AAC5EwAgmgdAAPcNACGpBwEA9Q0AIawHAQCJDgAhoggCAPgNACHQCUAA9w0AIdMJAgCBDgAh1AlAAPYNACHVCQIAgQ4AIdYJAQCJDgAh1wlAAPcNACECAAAArAEAIE8AAKQCACAKmgdAAPcNACGpBwEA9Q0AIawHAQCJDgAhoggCAPgNACHQCUAA9w0AIdMJAgCBDgAh1AlAAPYNACHVCQIAgQ4AIdYJAQCJDgAh1wlAAPcNACECAAAAqgEAIE8AAKYCACACAAAAqgEAIE8AAKYCACABAAAABQAgAQAAAAgAIAMAAACsAQAgVgAAnQIAIFcAAKQCACABAAAArAEAIAEAAACqAQAgChMAAIwXACBcAACNFwAgXQAAkBcAIF4AAI8XACBfAACOFwAgrAcAAO8NACDTCQAA7w0AINQJAADvDQAg1QkAAO8NACDWCQAA7w0AIA2SBwAA8QwAMJMHAACvAgAQlAcAAPEMADCaB0AAyQsAIakHAQDHCwAhrAcBAN8LACGiCAIAxgsAIdAJQADJCwAh0wkCANsLACHUCUAAyAsAIdUJAgDbCwAh1gkBAN8LACHXCUAAyQsAIQMAAACqAQAgAQAArgIAMFsAAK8CACADAAAAqgEAIAEAAKsBADACAACsAQAgAQAAAMsBACABAAAAywEAIAMAAADJAQAgAQAAygEAMAIAAMsBACADAAAAyQEAIAEAAMoBADACAADLAQAgAwAAAMkBACABAADKAQAwAgAAywEAIAgiAACLFwAgmgdAAAAAAakHAgAAAAGqBwEAAAABoggCAAAAAc8JAQAAAAHQCUAAAAAB0glAAAAAAQFPAAC3AgAgB5oHQAAAAAGpBwIAAAABqgcBAAAAAaIIAgAAAAHPCQEAAAAB0AlAAAAAAdIJQAAAAAEBTwAAuQIAMAFPAAC5AgAwCCIAAIoXACCaB0AA9w0AIakHAgD4DQAhqgcBAIkOACGiCAIA-A0AIc8JAQD1DQAh0AlAAPcNACHSCUAA9g0AIQIAAADLAQAgTwAAvAIAIAeaB0AA9w0AIakHAgD4DQAhqgcBAIkOACGiCAIA-A0AIc8JAQD1DQAh0AlAAPcNACHSCUAA9g0AIQIAAADJAQAgTwAAvgIAIAIAAADJAQAgTwAAvgIAIAMAAADLAQAgVgAAtwIAIFcAALwCACABAAAAywEAIAEAAADJAQAgBxMAAIUXACBcAACGFwAgXQAAiRcAIF4AAIgXACBfAACHFwAgqgcAAO8NACDSCQAA7w0AIAqSBwAA8AwAMJMHAADFAgAQlAcAAPAMADCaB0AAyQsAIakHAgDGCwAhqgcBAN8LACGiCAIAxgsAIc8JAQDHCwAh0AlAAMkLACHSCUAAyAsAIQMAAADJAQAgAQAAxAIAMFsAAMUCACADAAAAyQEAIAEAAMoBADACAADLAQAgAQAAAM8BACABAAAAzwEAIAMAAADNAQAgAQAAzgEAMAIAAM8BACADAAAAzQEAIAEAAM4BADACAADPAQAgAwAAAM0BACABAADOAQAwAgAAzwEAIAciAACEFwAgmgdAAAAAAakHAgAAAAGiCAIAAAABzwkBAAAAAdAJQAAAAAHRCUAAAAABAU8AAM0CACAGmgdAAAAAAakHAgAAAAGiCAIAAAABzwkBAAAAAdAJQAAAAAHRCUAAAAABAU8AAM8CADABTwAAzwIAMAciAACDFwAgmgdAAPcNACGpBwIA-A0AIaIIAgD4DQAhzwkBAPUNACHQCUAA9w0AIdEJQAD2DQAhAgAAAM8BACBPAADSAgAgBpoHQAD3DQAhqQcCAPgNACGiCAIA-A0AIc8JAQD1DQAh0AlAAPcNACHRCUAA9g0AIQIAAADNAQAgTwAA1AIAIAIAAADNAQAgTwAA1AIAIAMAAADPAQAgVgAAzQIAIFcAANICACABAAAAzwEAIAEAAADNAQAgBhMAAP4WACBcAAD_FgAgXQAAghcAIF4AAIEXACBfAACAFwAg0QkAAO8NACAJkgcAAO8MADCTBwAA2wIAEJQHAADvDAAwmgdAAMkLACGpBwIAxgsAIaIIAgDGCwAhzwkBAMcLACHQCUAAyQsAIdEJQADICwAhAwAAAM0BACABAADaAgAwWwAA2wIAIAMAAADNAQAgAQAAzgEAMAIAAM8BACABAAAA0wEAIAEAAADTAQAgAwAAANEBACABAADSAQAwAgAA0wEAIAMAAADRAQAgAQAA0gEAMAIAANMBACADAAAA0QEAIAEAANIBADACAADTAQAgCCIAAP0WACCaB0AAAAABqQcCAAAAAaIIAgAAAAGDCQEAAAABzwkBAAAAAdAJQAAAAAHRCUAAAAABAU8AAOMCACAHmgdAAAAAAakHAgAAAAGiCAIAAAABgwkBAAAAAc8JAQAAAAHQCUAAAAAB0QlAAAAAAQFPAADlAgAwAU8AAOUCADAIIgAA_BYAIJoHQAD3DQAhqQcCAPgNACGiCAIA-A0AIYMJAQD1DQAhzwkBAPUNACHQCUAA9w0AIdEJQAD2DQAhAgAAANMBACBPAADoAgAgB5oHQAD3DQAhqQcCAPgNACGiCAIA-A0AIYMJAQD1DQAhzwkBAPUNACHQCUAA9w0AIdEJQAD2DQAhAgAAANEBACBPAADqAgAgAgAAANEBACBPAADqAgAgAwAAANMBACBWAADjAgAgVwAA6AIAIAEAAADTAQAgAQAAANEBACAGEwAA9xYAIFwAAPgWACBdAAD7FgAgXgAA-hYAIF8AAPkWACDRCQAA7w0AIAqSBwAA7gwAMJMHAADxAgAQlAcAAO4MADCaB0AAyQsAIakHAgDGCwAhoggCAMYLACGDCQEAxwsAIc8JAQDHCwAh0AlAAMkLACHRCUAAyAsAIQMAAADRAQAgAQAA8AIAMFsAAPECACADAAAA0QEAIAEAANIBADACAADTAQAgAQAAANcBACABAAAA1wEAIAMAAADVAQAgAQAA1gEAMAIAANcBACADAAAA1QEAIAEAANYBADACAADXAQAgAwAAANUBACABAADWAQAwAgAA1wEAIAciAAD2FgAgmgdAAAAAAakHAgAAAAGiCAIAAAABgwkBAAAAAc8JAQAAAAHQCUAAAAABAU8AAPkCACAGmgdAAAAAAakHAgAAAAGiCAIAAAABgwkBAAAAAc8JAQAAAAHQCUAAAAABAU8AAPsCADABTwAA-wIAMAciAAD1FgAgmgdAAPcNACGpBwIA-A0AIaIIAgD4DQAhgwkBAPUNACHPCQEA9Q0AIdAJQAD3DQAhAgAAANcBACBPAAD-AgAgBpoHQAD3DQAhqQcCAPgNACGiCAIA-A0AIYMJAQD1DQAhzwkBAPUNACHQCUAA9w0AIQIAAADVAQAgTwAAgAMAIAIAAADVAQAgTwAAgAMAIAMAAADXAQAgVgAA-QIAIFcAAP4CACABAAAA1wEAIAEAAADVAQAgBRMAAPAWACBcAADxFgAgXQAA9BYAIF4AAPMWACBfAADyFgAgCZIHAADtDAAwkwcAAIcDABCUBwAA7QwAMJoHQADJCwAhqQcCAMYLACGiCAIAxgsAIYMJAQDHCwAhzwkBAMcLACHQCUAAyQsAIQMAAADVAQAgAQAAhgMAMFsAAIcDACADAAAA1QEAIAEAANYBADACAADXAQAgC08AAOwMACCSBwAA6wwAMJMHAACNAwAQlAcAAOsMADCVBwIAyAwAIakHBAAAAAGACEAA2AsAIa8IAgD8CwAhzAkCAMgMACHNCQEA1gsAIc4JAQCIDAAhAQAAAIoDACABAAAAigMAIAtPAADsDAAgkgcAAOsMADCTBwAAjQMAEJQHAADrDAAwlQcCAMgMACGpBwQA_QsAIYAIQADYCwAhrwgCAPwLACHMCQIAyAwAIc0JAQDWCwAhzgkBAIgMACEETwAA7w0AIJUHAADvDQAgzAkAAO8NACDOCQAA7w0AIAMAAACNAwAgAQAAjgMAMAIAAIoDACADAAAAjQMAIAEAAI4DADACAACKAwAgAwAAAI0DACABAACOAwAwAgAAigMAIAhPgAAAAAGVBwIAAAABqQcEAAAAAYAIQAAAAAGvCAIAAAABzAkCAAAAAc0JAQAAAAHOCQEAAAABAU8AAJIDACAIT4AAAAABlQcCAAAAAakHBAAAAAGACEAAAAABrwgCAAAAAcwJAgAAAAHNCQEAAAABzgkBAAAAAQFPAACUAwAwAU8AAJQDADAIT4AAAAABlQcCAIEOACGpBwQAzQ8AIYAIQAD3DQAhrwgCAPgNACHMCQIAgQ4AIc0JAQD1DQAhzgkBAIkOACECAAAAigMAIE8AAJcDACAIT4AAAAABlQcCAIEOACGpBwQAzQ8AIYAIQAD3DQAhrwgCAPgNACHMCQIAgQ4AIc0JAQD1DQAhzgkBAIkOACECAAAAjQMAIE8AAJkDACACAAAAjQMAIE8AAJkDACADAAAAigMAIFYAAJIDACBXAACXAwAgAQAAAIoDACABAAAAjQMAIAkTAADrFgAgTwAA7w0AIFwAAOwWACBdAADvFgAgXgAA7hYAIF8AAO0WACCVBwAA7w0AIMwJAADvDQAgzgkAAO8NACALTwAA4QsAIJIHAADqDAAwkwcAAKADABCUBwAA6gwAMJUHAgDbCwAhqQcEAPgLACGACEAAyQsAIa8IAgDGCwAhzAkCANsLACHNCQEAxwsAIc4JAQDfCwAhAwAAAI0DACABAACfAwAwWwAAoAMAIAMAAACNAwAgAQAAjgMAMAIAAIoDACAGkgcAAOkMADCTBwAApgMAEJQHAADpDAAwhAgBAAAAAcoJAgD8CwAhywlAANcLACEBAAAAowMAIAEAAACjAwAgBpIHAADpDAAwkwcAAKYDABCUBwAA6QwAMIQIAQDWCwAhygkCAPwLACHLCUAA1wsAIQHLCQAA7w0AIAMAAACmAwAgAQAApwMAMAIAAKMDACADAAAApgMAIAEAAKcDADACAACjAwAgAwAAAKYDACABAACnAwAwAgAAowMAIAOECAEAAAABygkCAAAAAcsJQAAAAAEBTwAAqwMAIAOECAEAAAABygkCAAAAAcsJQAAAAAEBTwAArQMAMAFPAACtAwAwA4QIAQD1DQAhygkCAPgNACHLCUAA9g0AIQIAAACjAwAgTwAAsAMAIAOECAEA9Q0AIcoJAgD4DQAhywlAAPYNACECAAAApgMAIE8AALIDACACAAAApgMAIE8AALIDACADAAAAowMAIFYAAKsDACBXAACwAwAgAQAAAKMDACABAAAApgMAIAYTAADmFgAgXAAA5xYAIF0AAOoWACBeAADpFgAgXwAA6BYAIMsJAADvDQAgBpIHAADoDAAwkwcAALkDABCUBwAA6AwAMIQIAQDHCwAhygkCAMYLACHLCUAAyAsAIQMAAACmAwAgAQAAuAMAMFsAALkDACADAAAApgMAIAEAAKcDADACAACjAwAgFz8AAOYMACBEAADnDAAgkgcAAOUMADCTBwAAvwMAEJQHAADlDAAwmgdAANgLACGpBwIAAAABqgcBANYLACG8BwEA1gsAIesHQADYCwAh7QcBANYLACG4CBAA1wwAIboIAgD8CwAhwAkBANYLACHBCQIA_AsAIcIJAgD8CwAhwwkCAPwLACHECSAAygwAIcUJIADKDAAhxgkBAIgMACHHCQEAiAwAIcgJAQCIDAAhyQkBAIgMACEBAAAAvAMAIAEAAAC8AwAgFz8AAOYMACBEAADnDAAgkgcAAOUMADCTBwAAvwMAEJQHAADlDAAwmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhvAcBANYLACHrB0AA2AsAIe0HAQDWCwAhuAgQANcMACG6CAIA_AsAIcAJAQDWCwAhwQkCAPwLACHCCQIA_AsAIcMJAgD8CwAhxAkgAMoMACHFCSAAygwAIcYJAQCIDAAhxwkBAIgMACHICQEAiAwAIckJAQCIDAAhBj8AAOQWACBEAADlFgAgxgkAAO8NACDHCQAA7w0AIMgJAADvDQAgyQkAAO8NACADAAAAvwMAIAEAAMADADACAAC8AwAgAwAAAL8DACABAADAAwAwAgAAvAMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACAUPwAA4hYAIEQAAOMWACCaB0AAAAABqQcCAAAAAaoHAQAAAAG8BwEAAAAB6wdAAAAAAe0HAQAAAAG4CBAAAAABuggCAAAAAcAJAQAAAAHBCQIAAAABwgkCAAAAAcMJAgAAAAHECSAAAAABxQkgAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAEBTwAAxAMAIBKaB0AAAAABqQcCAAAAAaoHAQAAAAG8BwEAAAAB6wdAAAAAAe0HAQAAAAG4CBAAAAABuggCAAAAAcAJAQAAAAHBCQIAAAABwgkCAAAAAcMJAgAAAAHECSAAAAABxQkgAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAEBTwAAxgMAMAFPAADGAwAwFD8AAMsWACBEAADMFgAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvAcBAPUNACHrB0AA9w0AIe0HAQD1DQAhuAgQAJ0OACG6CAIA-A0AIcAJAQD1DQAhwQkCAPgNACHCCQIA-A0AIcMJAgD4DQAhxAkgAIoOACHFCSAAig4AIcYJAQCJDgAhxwkBAIkOACHICQEAiQ4AIckJAQCJDgAhAgAAALwDACBPAADJAwAgEpoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACHtBwEA9Q0AIbgIEACdDgAhuggCAPgNACHACQEA9Q0AIcEJAgD4DQAhwgkCAPgNACHDCQIA-A0AIcQJIACKDgAhxQkgAIoOACHGCQEAiQ4AIccJAQCJDgAhyAkBAIkOACHJCQEAiQ4AIQIAAAC_AwAgTwAAywMAIAIAAAC_AwAgTwAAywMAIAMAAAC8AwAgVgAAxAMAIFcAAMkDACABAAAAvAMAIAEAAAC_AwAgCRMAAMYWACBcAADHFgAgXQAAyhYAIF4AAMkWACBfAADIFgAgxgkAAO8NACDHCQAA7w0AIMgJAADvDQAgyQkAAO8NACAVkgcAAOQMADCTBwAA0gMAEJQHAADkDAAwmgdAAMkLACGpBwIAxgsAIaoHAQDHCwAhvAcBAMcLACHrB0AAyQsAIe0HAQDHCwAhuAgQAJUMACG6CAIAxgsAIcAJAQDHCwAhwQkCAMYLACHCCQIAxgsAIcMJAgDGCwAhxAkgAOALACHFCSAA4AsAIcYJAQDfCwAhxwkBAN8LACHICQEA3wsAIckJAQDfCwAhAwAAAL8DACABAADRAwAwWwAA0gMAIAMAAAC_AwAgAQAAwAMAMAIAALwDACABAAAA3AEAIAEAAADcAQAgAwAAANkBACABAADbAQAwAgAA3AEAIAMAAADZAQAgAQAA2wEAMAIAANwBACADAAAA2QEAIAEAANsBADACAADcAQAgDyIAAMUWACBBAACSFAAgRAAAkxQAIJoHQAAAAAGpBwIAAAAB6wdAAAAAAaIIAgAAAAGeCUAAAAABowkCAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CSAAAAABvwkAAJEUACABTwAA2gMAIAyaB0AAAAABqQcCAAAAAesHQAAAAAGiCAIAAAABnglAAAAAAaMJAgAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkgAAAAAb8JAACRFAAgAU8AANwDADABTwAA3AMAMA8iAADEFgAgQQAA8RMAIEQAAPITACCaB0AA9w0AIakHAgD4DQAh6wdAAPcNACGiCAIA-A0AIZ4JQAD2DQAhowkCAPgNACG6CUAA9w0AIbsJAQCJDgAhvAlAAPYNACG9CUAA9g0AIb4JIACKDgAhvwkAAPATACACAAAA3AEAIE8AAN8DACAMmgdAAPcNACGpBwIA-A0AIesHQAD3DQAhoggCAPgNACGeCUAA9g0AIaMJAgD4DQAhuglAAPcNACG7CQEAiQ4AIbwJQAD2DQAhvQlAAPYNACG-CSAAig4AIb8JAADwEwAgAgAAANkBACBPAADhAwAgAgAAANkBACBPAADhAwAgAwAAANwBACBWAADaAwAgVwAA3wMAIAEAAADcAQAgAQAAANkBACAJEwAAvxYAIFwAAMAWACBdAADDFgAgXgAAwhYAIF8AAMEWACCeCQAA7w0AILsJAADvDQAgvAkAAO8NACC9CQAA7w0AIA-SBwAA4gwAMJMHAADoAwAQlAcAAOIMADCaB0AAyQsAIakHAgDGCwAh6wdAAMkLACGiCAIAxgsAIZ4JQADICwAhowkCAMYLACG6CUAAyQsAIbsJAQDfCwAhvAlAAMgLACG9CUAAyAsAIb4JIADgCwAhvwkAAOMMACADAAAA2QEAIAEAAOcDADBbAADoAwAgAwAAANkBACABAADbAQAwAgAA3AEAIAEAAADgAQAgAQAAAOABACADAAAA3gEAIAEAAN8BADACAADgAQAgAwAAAN4BACABAADfAQAwAgAA4AEAIAMAAADeAQAgAQAA3wEAMAIAAOABACAkQAAAvhYAIEEAAI8UACBDAACQFAAgmgdAAAAAAakHAgAAAAHrB0AAAAAB7QcBAAAAAcAIAAAAqwkCgAkAAACACQKBCQEAAAABkwkCAAAAAZcJEAAAAAGbCQEAAAABnwlAAAAAAaMJAgAAAAGkCQIAAAABpQlAAAAAAaYJAgAAAAGnCUAAAAABqAlAAAAAAakJQAAAAAGrCQIAAAABrAkBAAAAAa0JEAAAAAGuCUAAAAABrwkBAAAAAbAJAQAAAAGxCUAAAAABsgkBAAAAAbMJAgAAAAG0CUAAAAABtQlAAAAAAbYJQAAAAAG3CUAAAAABuAlAAAAAAbkJQAAAAAEBTwAA8AMAICGaB0AAAAABqQcCAAAAAesHQAAAAAHtBwEAAAABwAgAAACrCQKACQAAAIAJAoEJAQAAAAGTCQIAAAABlwkQAAAAAZsJAQAAAAGfCUAAAAABowkCAAAAAaQJAgAAAAGlCUAAAAABpgkCAAAAAacJQAAAAAGoCUAAAAABqQlAAAAAAasJAgAAAAGsCQEAAAABrQkQAAAAAa4JQAAAAAGvCQEAAAABsAkBAAAAAbEJQAAAAAGyCQEAAAABswkCAAAAAbQJQAAAAAG1CUAAAAABtglAAAAAAbcJQAAAAAG4CUAAAAABuQlAAAAAAQFPAADyAwAwAU8AAPIDADAkQAAAvRYAIEEAAIAUACBDAACBFAAgmgdAAPcNACGpBwIA-A0AIesHQAD3DQAh7QcBAIkOACHACAAA_hOrCSKACQAA_ROACSKBCQEAiQ4AIZMJAgD4DQAhlwkQALwOACGbCQEAiQ4AIZ8JQAD2DQAhowkCAPgNACGkCQIAgQ4AIaUJQAD2DQAhpgkCAIEOACGnCUAA9g0AIagJQAD2DQAhqQlAAPYNACGrCQIAgQ4AIawJAQCJDgAhrQkQALwOACGuCUAA9g0AIa8JAQD1DQAhsAkBAIkOACGxCUAA9g0AIbIJAQCJDgAhswkCAPgNACG0CUAA9g0AIbUJQAD2DQAhtglAAPYNACG3CUAA9g0AIbgJQAD2DQAhuQlAAPYNACECAAAA4AEAIE8AAPUDACAhmgdAAPcNACGpBwIA-A0AIesHQAD3DQAh7QcBAIkOACHACAAA_hOrCSKACQAA_ROACSKBCQEAiQ4AIZMJAgD4DQAhlwkQALwOACGbCQEAiQ4AIZ8JQAD2DQAhowkCAPgNACGkCQIAgQ4AIaUJQAD2DQAhpgkCAIEOACGnCUAA9g0AIagJQAD2DQAhqQlAAPYNACGrCQIAgQ4AIawJAQCJDgAhrQkQALwOACGuCUAA9g0AIa8JAQD1DQAhsAkBAIkOACGxCUAA9g0AIbIJAQCJDgAhswkCAPgNACG0CUAA9g0AIbUJQAD2DQAhtglAAPYNACG3CUAA9g0AIbgJQAD2DQAhuQlAAPYNACECAAAA3gEAIE8AAPcDACACAAAA3gEAIE8AAPcDACADAAAA4AEAIFYAAPADACBXAAD1AwAgAQAAAOABACABAAAA3gEAIB0TAAC4FgAgXAAAuRYAIF0AALwWACBeAAC7FgAgXwAAuhYAIO0HAADvDQAggQkAAO8NACCXCQAA7w0AIJsJAADvDQAgnwkAAO8NACCkCQAA7w0AIKUJAADvDQAgpgkAAO8NACCnCQAA7w0AIKgJAADvDQAgqQkAAO8NACCrCQAA7w0AIKwJAADvDQAgrQkAAO8NACCuCQAA7w0AILAJAADvDQAgsQkAAO8NACCyCQAA7w0AILQJAADvDQAgtQkAAO8NACC2CQAA7w0AILcJAADvDQAguAkAAO8NACC5CQAA7w0AICSSBwAA3gwAMJMHAAD-AwAQlAcAAN4MADCaB0AAyQsAIakHAgDGCwAh6wdAAMkLACHtBwEA3wsAIcAIAADfDKsJIoAJAAC_DIAJIoEJAQDfCwAhkwkCAMYLACGXCRAA6AsAIZsJAQDfCwAhnwlAAMgLACGjCQIAxgsAIaQJAgDbCwAhpQlAAMgLACGmCQIA2wsAIacJQADICwAhqAlAAMgLACGpCUAAyAsAIasJAgDbCwAhrAkBAN8LACGtCRAA6AsAIa4JQADICwAhrwkBAMcLACGwCQEA3wsAIbEJQADICwAhsgkBAN8LACGzCQIAxgsAIbQJQADICwAhtQlAAMgLACG2CUAAyAsAIbcJQADICwAhuAlAAMgLACG5CUAAyAsAIQMAAADeAQAgAQAA_QMAMFsAAP4DACADAAAA3gEAIAEAAN8BADACAADgAQAgAQAAAOQBACABAAAA5AEAIAMAAADiAQAgAQAA4wEAMAIAAOQBACADAAAA4gEAIAEAAOMBADACAADkAQAgAwAAAOIBACABAADjAQAwAgAA5AEAIARCAAC3FgAglAkCAAAAAaEJQAAAAAGiCUAAAAABAU8AAIYEACADlAkCAAAAAaEJQAAAAAGiCUAAAAABAU8AAIgEADABTwAAiAQAMARCAAC2FgAglAkCAPgNACGhCUAA9w0AIaIJQAD3DQAhAgAAAOQBACBPAACLBAAgA5QJAgD4DQAhoQlAAPcNACGiCUAA9w0AIQIAAADiAQAgTwAAjQQAIAIAAADiAQAgTwAAjQQAIAMAAADkAQAgVgAAhgQAIFcAAIsEACABAAAA5AEAIAEAAADiAQAgBRMAALEWACBcAACyFgAgXQAAtRYAIF4AALQWACBfAACzFgAgBpIHAADdDAAwkwcAAJQEABCUBwAA3QwAMJQJAgDGCwAhoQlAAMkLACGiCUAAyQsAIQMAAADiAQAgAQAAkwQAMFsAAJQEACADAAAA4gEAIAEAAOMBADACAADkAQAgEJIHAADaDAAwkwcAAJoEABCUBwAA2gwAMKkHAgAAAAHtBwEAiAwAIYMIQADYCwAhgAkAAMcMgAkigQkBANYLACGMCQAA3AwAIJcJEADbDAAhmwkBAIgMACGcCQEAiAwAIZ0JQADXCwAhnglAANcLACGfCUAA1wsAIaAJQADYCwAhAQAAAJcEACABAAAAlwQAIA-SBwAA2gwAMJMHAACaBAAQlAcAANoMADCpBwIA_AsAIe0HAQCIDAAhgwhAANgLACGACQAAxwyACSKBCQEA1gsAIZcJEADbDAAhmwkBAIgMACGcCQEAiAwAIZ0JQADXCwAhnglAANcLACGfCUAA1wsAIaAJQADYCwAhB-0HAADvDQAglwkAAO8NACCbCQAA7w0AIJwJAADvDQAgnQkAAO8NACCeCQAA7w0AIJ8JAADvDQAgAwAAAJoEACABAACbBAAwAgAAlwQAIAMAAACaBAAgAQAAmwQAMAIAAJcEACADAAAAmgQAIAEAAJsEADACAACXBAAgDKkHAgAAAAHtBwEAAAABgwhAAAAAAYAJAAAAgAkCgQkBAAAAAZcJEAAAAAGbCQEAAAABnAkBAAAAAZ0JQAAAAAGeCUAAAAABnwlAAAAAAaAJQAAAAAEBTwAAnwQAIAypBwIAAAAB7QcBAAAAAYMIQAAAAAGACQAAAIAJAoEJAQAAAAGXCRAAAAABmwkBAAAAAZwJAQAAAAGdCUAAAAABnglAAAAAAZ8JQAAAAAGgCUAAAAABAU8AAKEEADABTwAAoQQAMAypBwIA-A0AIe0HAQCJDgAhgwhAAPcNACGACQAA_ROACSKBCQEA9Q0AIZcJEAC8DgAhmwkBAIkOACGcCQEAiQ4AIZ0JQAD2DQAhnglAAPYNACGfCUAA9g0AIaAJQAD3DQAhAgAAAJcEACBPAACkBAAgDKkHAgD4DQAh7QcBAIkOACGDCEAA9w0AIYAJAAD9E4AJIoEJAQD1DQAhlwkQALwOACGbCQEAiQ4AIZwJAQCJDgAhnQlAAPYNACGeCUAA9g0AIZ8JQAD2DQAhoAlAAPcNACECAAAAmgQAIE8AAKYEACACAAAAmgQAIE8AAKYEACADAAAAlwQAIFYAAJ8EACBXAACkBAAgAQAAAJcEACABAAAAmgQAIAwTAACsFgAgXAAArRYAIF0AALAWACBeAACvFgAgXwAArhYAIO0HAADvDQAglwkAAO8NACCbCQAA7w0AIJwJAADvDQAgnQkAAO8NACCeCQAA7w0AIJ8JAADvDQAgD5IHAADZDAAwkwcAAK0EABCUBwAA2QwAMKkHAgDGCwAh7QcBAN8LACGDCEAAyQsAIYAJAAC_DIAJIoEJAQDHCwAhlwkQAOgLACGbCQEA3wsAIZwJAQDfCwAhnQlAAMgLACGeCUAAyAsAIZ8JQADICwAhoAlAAMkLACEDAAAAmgQAIAEAAKwEADBbAACtBAAgAwAAAJoEACABAACbBAAwAgAAlwQAIBGSBwAA1QwAMJMHAACzBAAQlAcAANUMADCaB0AA2AsAIakHAgAAAAHtBwEA1gsAIcAIAADWDJcJIoAJAADHDIAJIoEJAQDWCwAhjAkAANgMACCTCQIA_AsAIZQJAgDIDAAhlQkBANYLACGXCRAA1wwAIZgJAQCIDAAhmQlAANcLACGaCUAA2AsAIQEAAACwBAAgAQAAALAEACAQkgcAANUMADCTBwAAswQAEJQHAADVDAAwmgdAANgLACGpBwIA_AsAIe0HAQDWCwAhwAgAANYMlwkigAkAAMcMgAkigQkBANYLACGTCQIA_AsAIZQJAgDIDAAhlQkBANYLACGXCRAA1wwAIZgJAQCIDAAhmQlAANcLACGaCUAA2AsAIQOUCQAA7w0AIJgJAADvDQAgmQkAAO8NACADAAAAswQAIAEAALQEADACAACwBAAgAwAAALMEACABAAC0BAAwAgAAsAQAIAMAAACzBAAgAQAAtAQAMAIAALAEACANmgdAAAAAAakHAgAAAAHtBwEAAAABwAgAAACXCQKACQAAAIAJAoEJAQAAAAGTCQIAAAABlAkCAAAAAZUJAQAAAAGXCRAAAAABmAkBAAAAAZkJQAAAAAGaCUAAAAABAU8AALgEACANmgdAAAAAAakHAgAAAAHtBwEAAAABwAgAAACXCQKACQAAAIAJAoEJAQAAAAGTCQIAAAABlAkCAAAAAZUJAQAAAAGXCRAAAAABmAkBAAAAAZkJQAAAAAGaCUAAAAABAU8AALoEADABTwAAugQAMA2aB0AA9w0AIakHAgD4DQAh7QcBAPUNACHACAAAqxaXCSKACQAA_ROACSKBCQEA9Q0AIZMJAgD4DQAhlAkCAIEOACGVCQEA9Q0AIZcJEACdDgAhmAkBAIkOACGZCUAA9g0AIZoJQAD3DQAhAgAAALAEACBPAAC9BAAgDZoHQAD3DQAhqQcCAPgNACHtBwEA9Q0AIcAIAACrFpcJIoAJAAD9E4AJIoEJAQD1DQAhkwkCAPgNACGUCQIAgQ4AIZUJAQD1DQAhlwkQAJ0OACGYCQEAiQ4AIZkJQAD2DQAhmglAAPcNACECAAAAswQAIE8AAL8EACACAAAAswQAIE8AAL8EACADAAAAsAQAIFYAALgEACBXAAC9BAAgAQAAALAEACABAAAAswQAIAgTAACmFgAgXAAApxYAIF0AAKoWACBeAACpFgAgXwAAqBYAIJQJAADvDQAgmAkAAO8NACCZCQAA7w0AIBCSBwAA0QwAMJMHAADGBAAQlAcAANEMADCaB0AAyQsAIakHAgDGCwAh7QcBAMcLACHACAAA0gyXCSKACQAAvwyACSKBCQEAxwsAIZMJAgDGCwAhlAkCANsLACGVCQEAxwsAIZcJEACVDAAhmAkBAN8LACGZCUAAyAsAIZoJQADJCwAhAwAAALMEACABAADFBAAwWwAAxgQAIAMAAACzBAAgAQAAtAQAMAIAALAEACAPkgcAAM4MADCTBwAAzAQAEJQHAADODAAwqQcEAAAAAd8IAQCIDAAhgAkAAMcMgAkigQkBANYLACGHCQIA_AsAIYwJAADQDAAgjQkBANYLACGOCQAAzwwAII8JAQDWCwAhkAkgAMoMACGRCUAA1wsAIZIJQADYCwAhAQAAAMkEACABAAAAyQQAIA6SBwAAzgwAMJMHAADMBAAQlAcAAM4MADCpBwQA_QsAId8IAQCIDAAhgAkAAMcMgAkigQkBANYLACGHCQIA_AsAIY0JAQDWCwAhjgkAAM8MACCPCQEA1gsAIZAJIADKDAAhkQlAANcLACGSCUAA2AsAIQLfCAAA7w0AIJEJAADvDQAgAwAAAMwEACABAADNBAAwAgAAyQQAIAMAAADMBAAgAQAAzQQAMAIAAMkEACADAAAAzAQAIAEAAM0EADACAADJBAAgC6kHBAAAAAHfCAEAAAABgAkAAACACQKBCQEAAAABhwkCAAAAAY0JAQAAAAGOCYAAAAABjwkBAAAAAZAJIAAAAAGRCUAAAAABkglAAAAAAQFPAADRBAAgC6kHBAAAAAHfCAEAAAABgAkAAACACQKBCQEAAAABhwkCAAAAAY0JAQAAAAGOCYAAAAABjwkBAAAAAZAJIAAAAAGRCUAAAAABkglAAAAAAQFPAADTBAAwAU8AANMEADALqQcEAM0PACHfCAEAiQ4AIYAJAAD9E4AJIoEJAQD1DQAhhwkCAPgNACGNCQEA9Q0AIY4JgAAAAAGPCQEA9Q0AIZAJIACKDgAhkQlAAPYNACGSCUAA9w0AIQIAAADJBAAgTwAA1gQAIAupBwQAzQ8AId8IAQCJDgAhgAkAAP0TgAkigQkBAPUNACGHCQIA-A0AIY0JAQD1DQAhjgmAAAAAAY8JAQD1DQAhkAkgAIoOACGRCUAA9g0AIZIJQAD3DQAhAgAAAMwEACBPAADYBAAgAgAAAMwEACBPAADYBAAgAwAAAMkEACBWAADRBAAgVwAA1gQAIAEAAADJBAAgAQAAAMwEACAHEwAAoRYAIFwAAKIWACBdAAClFgAgXgAApBYAIF8AAKMWACDfCAAA7w0AIJEJAADvDQAgDpIHAADNDAAwkwcAAN8EABCUBwAAzQwAMKkHBAD4CwAh3wgBAN8LACGACQAAvwyACSKBCQEAxwsAIYcJAgDGCwAhjQkBAMcLACGOCQAA6QsAII8JAQDHCwAhkAkgAOALACGRCUAAyAsAIZIJQADJCwAhAwAAAMwEACABAADeBAAwWwAA3wQAIAMAAADMBAAgAQAAzQQAMAIAAMkEACASkgcAAMUMADCTBwAA5QQAEJQHAADFDAAwmgdAANgLACGpBwEAAAABwAcCAMgMACGACQAAxwyACSKBCQEAiAwAIYIJAQAAAAGDCQEA1gsAIYUJAADJDIUJIoYJIADKDAAhhwkCAPwLACGICUAA1wsAIYkJAQCIDAAhiglAANcLACGLCUAA1wsAIYwJAADMDAAgAQAAAOIEACABAAAA4gQAIBGSBwAAxQwAMJMHAADlBAAQlAcAAMUMADCaB0AA2AsAIakHAQDGDAAhwAcCAMgMACGACQAAxwyACSKBCQEAiAwAIYIJAQDWCwAhgwkBANYLACGFCQAAyQyFCSKGCSAAygwAIYcJAgD8CwAhiAlAANcLACGJCQEAiAwAIYoJQADXCwAhiwlAANcLACEGwAcAAO8NACCBCQAA7w0AIIgJAADvDQAgiQkAAO8NACCKCQAA7w0AIIsJAADvDQAgAwAAAOUEACABAADmBAAwAgAA4gQAIAMAAADlBAAgAQAA5gQAMAIAAOIEACADAAAA5QQAIAEAAOYEADACAADiBAAgDpoHQAAAAAGpBwEAAAABwAcCAAAAAYAJAAAAgAkCgQkBAAAAAYIJAQAAAAGDCQEAAAABhQkAAACFCQKGCSAAAAABhwkCAAAAAYgJQAAAAAGJCQEAAAABiglAAAAAAYsJQAAAAAEBTwAA6gQAIA6aB0AAAAABqQcBAAAAAcAHAgAAAAGACQAAAIAJAoEJAQAAAAGCCQEAAAABgwkBAAAAAYUJAAAAhQkChgkgAAAAAYcJAgAAAAGICUAAAAABiQkBAAAAAYoJQAAAAAGLCUAAAAABAU8AAOwEADABTwAA7AQAMA6aB0AA9w0AIakHAQD1DQAhwAcCAIEOACGACQAA_ROACSKBCQEAiQ4AIYIJAQD1DQAhgwkBAPUNACGFCQAAoBaFCSKGCSAAig4AIYcJAgD4DQAhiAlAAPYNACGJCQEAiQ4AIYoJQAD2DQAhiwlAAPYNACECAAAA4gQAIE8AAO8EACAOmgdAAPcNACGpBwEA9Q0AIcAHAgCBDgAhgAkAAP0TgAkigQkBAIkOACGCCQEA9Q0AIYMJAQD1DQAhhQkAAKAWhQkihgkgAIoOACGHCQIA-A0AIYgJQAD2DQAhiQkBAIkOACGKCUAA9g0AIYsJQAD2DQAhAgAAAOUEACBPAADxBAAgAgAAAOUEACBPAADxBAAgAwAAAOIEACBWAADqBAAgVwAA7wQAIAEAAADiBAAgAQAAAOUEACALEwAAmxYAIFwAAJwWACBdAACfFgAgXgAAnhYAIF8AAJ0WACDABwAA7w0AIIEJAADvDQAgiAkAAO8NACCJCQAA7w0AIIoJAADvDQAgiwkAAO8NACARkgcAAL4MADCTBwAA-AQAEJQHAAC-DAAwmgdAAMkLACGpBwEAtAwAIcAHAgDbCwAhgAkAAL8MgAkigQkBAN8LACGCCQEAxwsAIYMJAQDHCwAhhQkAAMAMhQkihgkgAOALACGHCQIAxgsAIYgJQADICwAhiQkBAN8LACGKCUAAyAsAIYsJQADICwAhAwAAAOUEACABAAD3BAAwWwAA-AQAIAMAAADlBAAgAQAA5gQAMAIAAOIEACABAAAAaAAgAQAAAGgAIAMAAAAMACABAABnADACAABoACADAAAADAAgAQAAZwAwAgAAaAAgAwAAAAwAIAEAAGcAMAIAAGgAIBAGAACaFgAgCQAA6RIAIAoAAOoSACALAADrEgAgDAAA7BIAIB8AAO0SACAgAADuEgAgIQAA7xIAIJUHAgAAAAGaB0AAAAABqQcCAAAAAYcIAQAAAAH7CAIAAAAB_AgCAAAAAf0IAgAAAAH-CAEAAAABAU8AAIAFACAIlQcCAAAAAZoHQAAAAAGpBwIAAAABhwgBAAAAAfsIAgAAAAH8CAIAAAAB_QgCAAAAAf4IAQAAAAEBTwAAggUAMAFPAACCBQAwAQAAAAgAIBAGAACZFgAgCQAA5hEAIAoAAOcRACALAADoEQAgDAAA6REAIB8AAOoRACAgAADrEQAgIQAA7BEAIJUHAgCBDgAhmgdAAPcNACGpBwIA-A0AIYcIAQD1DQAh-wgCAPgNACH8CAIA-A0AIf0IAgD4DQAh_ggBAPUNACECAAAAaAAgTwAAhgUAIAiVBwIAgQ4AIZoHQAD3DQAhqQcCAPgNACGHCAEA9Q0AIfsIAgD4DQAh_AgCAPgNACH9CAIA-A0AIf4IAQD1DQAhAgAAAAwAIE8AAIgFACACAAAADAAgTwAAiAUAIAEAAAAIACADAAAAaAAgVgAAgAUAIFcAAIYFACABAAAAaAAgAQAAAAwAIAYTAACUFgAgXAAAlRYAIF0AAJgWACBeAACXFgAgXwAAlhYAIJUHAADvDQAgC5IHAAC9DAAwkwcAAJAFABCUBwAAvQwAMJUHAgDbCwAhmgdAAMkLACGpBwIAxgsAIYcIAQDHCwAh-wgCAMYLACH8CAIAxgsAIf0IAgDGCwAh_ggBAMcLACEDAAAADAAgAQAAjwUAMFsAAJAFACADAAAADAAgAQAAZwAwAgAAaAAgAQAAABoAIAEAAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACANBgAAoBIAIA0AALsRACAXAgAAAAEdAAC8EQAgHgAAvREAIJUHAgAAAAGaB0AAAAABqQcCAAAAAaoHAQAAAAG9BwEAAAAB6wdAAAAAAaoIAgAAAAGtCCAAAAABAU8AAJgFACAJFwIAAAABlQcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAb0HAQAAAAHrB0AAAAABqggCAAAAAa0IIAAAAAEBTwAAmgUAMAFPAACaBQAwAQAAAAwAIA0GAACeEgAgDQAAoREAIBcCAPgNACEdAACiEQAgHgAAoxEAIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvQcBAPUNACHrB0AA9w0AIaoIAgCBDgAhrQggAIoOACECAAAAGgAgTwAAngUAIAkXAgD4DQAhlQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG9BwEA9Q0AIesHQAD3DQAhqggCAIEOACGtCCAAig4AIQIAAAAYACBPAACgBQAgAgAAABgAIE8AAKAFACABAAAADAAgAwAAABoAIFYAAJgFACBXAACeBQAgAQAAABoAIAEAAAAYACAGEwAAjxYAIFwAAJAWACBdAACTFgAgXgAAkhYAIF8AAJEWACCqCAAA7w0AIAwXAgDGCwAhkgcAALwMADCTBwAAqAUAEJQHAAC8DAAwlQcCAMYLACGaB0AAyQsAIakHAgDGCwAhqgcBAMcLACG9BwEAxwsAIesHQADJCwAhqggCANsLACGtCCAA4AsAIQMAAAAYACABAACnBQAwWwAAqAUAIAMAAAAYACABAAAZADACAAAaACABAAAATwAgAQAAAE8AIAMAAABNACABAABOADACAABPACADAAAATQAgAQAATgAwAgAATwAgAwAAAE0AIAEAAE4AMAIAAE8AIAUGAACuEQAgDgAAlREAIJUHAgAAAAG9BwEAAAAB9AgCAAAAAQFPAACwBQAgA5UHAgAAAAG9BwEAAAAB9AgCAAAAAQFPAACyBQAwAU8AALIFADAFBgAArBEAIA4AAJMRACCVBwIA-A0AIb0HAQD1DQAh9AgCAPgNACECAAAATwAgTwAAtQUAIAOVBwIA-A0AIb0HAQD1DQAh9AgCAPgNACECAAAATQAgTwAAtwUAIAIAAABNACBPAAC3BQAgAwAAAE8AIFYAALAFACBXAAC1BQAgAQAAAE8AIAEAAABNACAFEwAAihYAIFwAAIsWACBdAACOFgAgXgAAjRYAIF8AAIwWACAGkgcAALsMADCTBwAAvgUAEJQHAAC7DAAwlQcCAMYLACG9BwEAxwsAIfQIAgDGCwAhAwAAAE0AIAEAAL0FADBbAAC-BQAgAwAAAE0AIAEAAE4AMAIAAE8AIAEAAAAfACABAAAAHwAgAwAAAB0AIAEAAB4AMAIAAB8AIAMAAAAdACABAAAeADACAAAfACADAAAAHQAgAQAAHgAwAgAAHwAgGQYAALkRACAOAACDEQAgEAAAhBEAIBEAAIURACAXAgAAAAEbAACHEQAgHAAAhhEAIJUHAgAAAAGaB0AAAAABqQcCAAAAAaoHAQAAAAG8BwEAAAAB6wdAAAAAAa0IIAAAAAGyCAEAAAABtQgAAAC1CAK2CBAAAAAB8AgQAAAAAfQIAgAAAAH1CBAAAAAB9gggAAAAAfcIEAAAAAH4CBAAAAAB-QgBAAAAAfoIQAAAAAEBTwAAxgUAIBMXAgAAAAGVBwIAAAABmgdAAAAAAakHAgAAAAGqBwEAAAABvAcBAAAAAesHQAAAAAGtCCAAAAABsggBAAAAAbUIAAAAtQgCtggQAAAAAfAIEAAAAAH0CAIAAAAB9QgQAAAAAfYIIAAAAAH3CBAAAAAB-AgQAAAAAfkIAQAAAAH6CEAAAAABAU8AAMgFADABTwAAyAUAMAEAAAAYACAZBgAAtxEAIA4AAL0QACAQAAC-EAAgEQAAvxAAIBcCAPgNACEbAADBEAAgHAAAwBAAIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvAcBAPUNACHrB0AA9w0AIa0IIACKDgAhsggBAIkOACG1CAAAuw61CCK2CBAAvA4AIfAIEAC8DgAh9AgCAIEOACH1CBAAvA4AIfYIIACKDgAh9wgQAJ0OACH4CBAAnQ4AIfkIAQD1DQAh-ghAAPYNACECAAAAHwAgTwAAzAUAIBMXAgD4DQAhlQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG8BwEA9Q0AIesHQAD3DQAhrQggAIoOACGyCAEAiQ4AIbUIAAC7DrUIIrYIEAC8DgAh8AgQALwOACH0CAIAgQ4AIfUIEAC8DgAh9gggAIoOACH3CBAAnQ4AIfgIEACdDgAh-QgBAPUNACH6CEAA9g0AIQIAAAAdACBPAADOBQAgAgAAAB0AIE8AAM4FACABAAAAGAAgAwAAAB8AIFYAAMYFACBXAADMBQAgAQAAAB8AIAEAAAAdACALEwAAhRYAIFwAAIYWACBdAACJFgAgXgAAiBYAIF8AAIcWACCyCAAA7w0AILYIAADvDQAg8AgAAO8NACD0CAAA7w0AIPUIAADvDQAg-ggAAO8NACAWFwIAxgsAIZIHAAC6DAAwkwcAANYFABCUBwAAugwAMJUHAgDGCwAhmgdAAMkLACGpBwIAxgsAIaoHAQDHCwAhvAcBAMcLACHrB0AAyQsAIa0IIADgCwAhsggBAN8LACG1CAAAlAy1CCK2CBAA6AsAIfAIEADoCwAh9AgCANsLACH1CBAA6AsAIfYIIADgCwAh9wgQAJUMACH4CBAAlQwAIfkIAQDHCwAh-ghAAMgLACEDAAAAHQAgAQAA1QUAMFsAANYFACADAAAAHQAgAQAAHgAwAgAAHwAgAQAAACQAIAEAAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACAGDQAAgREAIA8AAJUSACAXAgAAAAGpBwIAAAAB-gcCAAAAAaoIAgAAAAEBTwAA3gUAIAQXAgAAAAGpBwIAAAAB-gcCAAAAAaoIAgAAAAEBTwAA4AUAMAFPAADgBQAwBg0AAP8QACAPAACTEgAgFwIA-A0AIakHAgD4DQAh-gcCAPgNACGqCAIA-A0AIQIAAAAkACBPAADjBQAgBBcCAPgNACGpBwIA-A0AIfoHAgD4DQAhqggCAPgNACECAAAAIgAgTwAA5QUAIAIAAAAiACBPAADlBQAgAwAAACQAIFYAAN4FACBXAADjBQAgAQAAACQAIAEAAAAiACAFEwAAgBYAIFwAAIEWACBdAACEFgAgXgAAgxYAIF8AAIIWACAHFwIAxgsAIZIHAAC5DAAwkwcAAOwFABCUBwAAuQwAMKkHAgDGCwAh-gcCAMYLACGqCAIAxgsAIQMAAAAiACABAADrBQAwWwAA7AUAIAMAAAAiACABAAAjADACAAAkACABAAAAKAAgAQAAACgAIAMAAAAmACABAAAnADACAAAoACADAAAAJgAgAQAAJwAwAgAAKAAgAwAAACYAIAEAACcAMAIAACgAIAYPAAD_FQAgqQcCAAAAAaoHAQAAAAH6BwIAAAABuggCAAAAAe8IAADzEAAgAU8AAPQFACAFqQcCAAAAAaoHAQAAAAH6BwIAAAABuggCAAAAAe8IAADzEAAgAU8AAPYFADABTwAA9gUAMAYPAAD-FQAgqQcCAPgNACGqBwEA9Q0AIfoHAgD4DQAhuggCAPgNACHvCAAA8BAAIAIAAAAoACBPAAD5BQAgBakHAgD4DQAhqgcBAPUNACH6BwIA-A0AIboIAgD4DQAh7wgAAPAQACACAAAAJgAgTwAA-wUAIAIAAAAmACBPAAD7BQAgAwAAACgAIFYAAPQFACBXAAD5BQAgAQAAACgAIAEAAAAmACAFEwAA-RUAIFwAAPoVACBdAAD9FQAgXgAA_BUAIF8AAPsVACAIkgcAALgMADCTBwAAggYAEJQHAAC4DAAwqQcCAMYLACGqBwEAxwsAIfoHAgDGCwAhuggCAMYLACHvCAAAtwwAIAMAAAAmACABAACBBgAwWwAAggYAIAMAAAAmACABAAAnADACAAAoACABAAAALAAgAQAAACwAIAMAAAAqACABAAArADACAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAoPAAD4FQAgGwAA5RAAIKkHAgAAAAH6BwIAAAABrQggAAAAAbIIAQAAAAG2CBAAAAABuggCAAAAAe8IAADkEAAg8AgQAAAAAQFPAACKBgAgCKkHAgAAAAH6BwIAAAABrQggAAAAAbIIAQAAAAG2CBAAAAABuggCAAAAAe8IAADkEAAg8AgQAAAAAQFPAACMBgAwAU8AAIwGADAKDwAA9xUAIBsAANkQACCpBwIA-A0AIfoHAgD4DQAhrQggAIoOACGyCAEAiQ4AIbYIEAC8DgAhuggCAPgNACHvCAAA1xAAIPAIEAC8DgAhAgAAACwAIE8AAI8GACAIqQcCAPgNACH6BwIA-A0AIa0IIACKDgAhsggBAIkOACG2CBAAvA4AIboIAgD4DQAh7wgAANcQACDwCBAAvA4AIQIAAAAqACBPAACRBgAgAgAAACoAIE8AAJEGACADAAAALAAgVgAAigYAIFcAAI8GACABAAAALAAgAQAAACoAIAgTAADyFQAgXAAA8xUAIF0AAPYVACBeAAD1FQAgXwAA9BUAILIIAADvDQAgtggAAO8NACDwCAAA7w0AIAuSBwAAtgwAMJMHAACYBgAQlAcAALYMADCpBwIAxgsAIfoHAgDGCwAhrQggAOALACGyCAEA3wsAIbYIEADoCwAhuggCAMYLACHvCAAAtwwAIPAIEADoCwAhAwAAACoAIAEAAJcGADBbAACYBgAgAwAAACoAIAEAACsAMAIAACwAIAEAAAB5ACABAAAAeQAgAwAAAHcAIAEAAHgAMAIAAHkAIAMAAAB3ACABAAB4ADACAAB5ACADAAAAdwAgAQAAeAAwAgAAeQAgDAYAAMYTACAYAACxEAAglQcCAAAAAZoHQAAAAAGpBwIAAAABrwgCAAAAAbwIAQAAAAHqCIAAAAAB6wgCAAAAAewIgAAAAAHtCEAAAAAB7ggCAAAAAQFPAACgBgAgCpUHAgAAAAGaB0AAAAABqQcCAAAAAa8IAgAAAAG8CAEAAAAB6giAAAAAAesIAgAAAAHsCIAAAAAB7QhAAAAAAe4IAgAAAAEBTwAAogYAMAFPAACiBgAwAQAAAAUAIAwGAADEEwAgGAAArxAAIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIa8IAgCBDgAhvAgBAPUNACHqCIAAAAAB6wgCAPgNACHsCIAAAAAB7QhAAPYNACHuCAIAgQ4AIQIAAAB5ACBPAACmBgAgCpUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIa8IAgCBDgAhvAgBAPUNACHqCIAAAAAB6wgCAPgNACHsCIAAAAAB7QhAAPYNACHuCAIAgQ4AIQIAAAB3ACBPAACoBgAgAgAAAHcAIE8AAKgGACABAAAABQAgAwAAAHkAIFYAAKAGACBXAACmBgAgAQAAAHkAIAEAAAB3ACAIEwAA7RUAIFwAAO4VACBdAADxFQAgXgAA8BUAIF8AAO8VACCvCAAA7w0AIO0IAADvDQAg7ggAAO8NACANkgcAALMMADCTBwAAsAYAEJQHAACzDAAwlQcCAMYLACGaB0AAyQsAIakHAgDGCwAhrwgCANsLACG8CAEAtAwAIeoIAADpCwAg6wgCAMYLACHsCAAA6QsAIO0IQADICwAh7ggCANsLACEDAAAAdwAgAQAArwYAMFsAALAGACADAAAAdwAgAQAAeAAwAgAAeQAgAQAAAH4AIAEAAAB-ACADAAAAfAAgAQAAfQAwAgAAfgAgAwAAAHwAIAEAAH0AMAIAAH4AIAMAAAB8ACABAAB9ADACAAB-ACARBgAA7BUAIJUHAgAAAAGaB0AAAAABqQcCAAAAAbgIAgAAAAHACAAAANwIAt0IAgAAAAHgCEAAAAAB4QgBAAAAAeIIgAAAAAHjCIAAAAAB5AgCAAAAAeUIAgAAAAHmCAIAAAAB5wiAAAAAAegIQAAAAAHpCEAAAAABAU8AALgGACAQlQcCAAAAAZoHQAAAAAGpBwIAAAABuAgCAAAAAcAIAAAA3AgC3QgCAAAAAeAIQAAAAAHhCAEAAAAB4giAAAAAAeMIgAAAAAHkCAIAAAAB5QgCAAAAAeYIAgAAAAHnCIAAAAAB6AhAAAAAAekIQAAAAAEBTwAAugYAMAFPAAC6BgAwEQYAAOsVACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACG4CAIA-A0AIcAIAACCD9wIIt0IAgD4DQAh4AhAAPYNACHhCAEA9Q0AIeIIgAAAAAHjCIAAAAAB5AgCAPgNACHlCAIA-A0AIeYIAgD4DQAh5wiAAAAAAegIQAD2DQAh6QhAAPYNACECAAAAfgAgTwAAvQYAIBCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACG4CAIA-A0AIcAIAACCD9wIIt0IAgD4DQAh4AhAAPYNACHhCAEA9Q0AIeIIgAAAAAHjCIAAAAAB5AgCAPgNACHlCAIA-A0AIeYIAgD4DQAh5wiAAAAAAegIQAD2DQAh6QhAAPYNACECAAAAfAAgTwAAvwYAIAIAAAB8ACBPAAC_BgAgAwAAAH4AIFYAALgGACBXAAC9BgAgAQAAAH4AIAEAAAB8ACAIEwAA5hUAIFwAAOcVACBdAADqFQAgXgAA6RUAIF8AAOgVACDgCAAA7w0AIOgIAADvDQAg6QgAAO8NACATkgcAALIMADCTBwAAxgYAEJQHAACyDAAwlQcCAMYLACGaB0AAyQsAIakHAgDGCwAhuAgCAMYLACHACAAArwzcCCLdCAIAxgsAIeAIQADICwAh4QgBAMcLACHiCAAA6QsAIOMIAADpCwAg5AgCAMYLACHlCAIAxgsAIeYIAgDGCwAh5wgAAOkLACDoCEAAyAsAIekIQADICwAhAwAAAHwAIAEAAMUGADBbAADGBgAgAwAAAHwAIAEAAH0AMAIAAH4AIAEAAACoAQAgAQAAAKgBACADAAAApgEAIAEAAKcBADACAACoAQAgAwAAAKYBACABAACnAQAwAgAAqAEAIAMAAACmAQAgAQAApwEAMAIAAKgBACALBgAA5RUAIJUHAgAAAAGaB0AAAAABqQcCAAAAAbgIAgAAAAHACAAAANwIAtwIgAAAAAHdCAIAAAAB3ggBAAAAAd8IAQAAAAHgCEAAAAABAU8AAM4GACAKlQcCAAAAAZoHQAAAAAGpBwIAAAABuAgCAAAAAcAIAAAA3AgC3AiAAAAAAd0IAgAAAAHeCAEAAAAB3wgBAAAAAeAIQAAAAAEBTwAA0AYAMAFPAADQBgAwCwYAAOQVACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACG4CAIA-A0AIcAIAACCD9wIItwIgAAAAAHdCAIA-A0AId4IAQCJDgAh3wgBAIkOACHgCEAA9g0AIQIAAACoAQAgTwAA0wYAIAqVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACG4CAIA-A0AIcAIAACCD9wIItwIgAAAAAHdCAIA-A0AId4IAQCJDgAh3wgBAIkOACHgCEAA9g0AIQIAAACmAQAgTwAA1QYAIAIAAACmAQAgTwAA1QYAIAMAAACoAQAgVgAAzgYAIFcAANMGACABAAAAqAEAIAEAAACmAQAgCBMAAN8VACBcAADgFQAgXQAA4xUAIF4AAOIVACBfAADhFQAg3ggAAO8NACDfCAAA7w0AIOAIAADvDQAgDZIHAACuDAAwkwcAANwGABCUBwAArgwAMJUHAgDGCwAhmgdAAMkLACGpBwIAxgsAIbgIAgDGCwAhwAgAAK8M3Agi3AgAAOkLACDdCAIAxgsAId4IAQDfCwAh3wgBAN8LACHgCEAAyAsAIQMAAACmAQAgAQAA2wYAMFsAANwGACADAAAApgEAIAEAAKcBADACAACoAQAgAQAAAIIBACABAAAAggEAIAMAAAAyACABAACBAQAwAgAAggEAIAMAAAAyACABAACBAQAwAgAAggEAIAMAAAAyACABAACBAQAwAgAAggEAIAgGAADeFQAgEgAAjhAAIJUHAgAAAAGaB0AAAAABqQcCAAAAAaoHAQAAAAG5CAEAAAAB2ggBAAAAAQFPAADkBgAgBpUHAgAAAAGaB0AAAAABqQcCAAAAAaoHAQAAAAG5CAEAAAAB2ggBAAAAAQFPAADmBgAwAU8AAOYGADAIBgAA3RUAIBIAAIEQACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbkIAQCJDgAh2ggBAIkOACECAAAAggEAIE8AAOkGACAGlQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG5CAEAiQ4AIdoIAQCJDgAhAgAAADIAIE8AAOsGACACAAAAMgAgTwAA6wYAIAMAAACCAQAgVgAA5AYAIFcAAOkGACABAAAAggEAIAEAAAAyACAHEwAA2BUAIFwAANkVACBdAADcFQAgXgAA2xUAIF8AANoVACC5CAAA7w0AINoIAADvDQAgCZIHAACtDAAwkwcAAPIGABCUBwAArQwAMJUHAgDGCwAhmgdAAMkLACGpBwIAxgsAIaoHAQDHCwAhuQgBAN8LACHaCAEA3wsAIQMAAAAyACABAADxBgAwWwAA8gYAIAMAAAAyACABAACBAQAwAgAAggEAIAEAAAA2ACABAAAANgAgAwAAADQAIAEAADUAMAIAADYAIAMAAAA0ACABAAA1ADACAAA2ACADAAAANAAgAQAANQAwAgAANgAgKAYAAMQOACAUAADFDgAgFQAAjBAAIBYAAMYOACAZAADHDgAglQcCAAAAAZoHQAAAAAGpBwIAAAABrAcBAAAAAdAHEAAAAAHrB0AAAAAB7QcBAAAAAfwHAAAAvwgCuAgQAAAAAbkIAQAAAAG7CAIAAAABvAgBAAAAAb0IAQAAAAHACAAAAMAIAsIIAAAAwggCxAgAAADECALGCAAAAMYIAsgIAAAAyAgDyQgCAAAAAcoIAQAAAAHLCAEAAAABzAgBAAAAAc0IAgAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAAB0ggQAAAAAdMIEAAAAAHUCCAAAAAB1QggAAAAAdYIIAAAAAHXCCAAAAAB2AhAAAAAAdkIQAAAAAEBTwAA-gYAICOVBwIAAAABmgdAAAAAAakHAgAAAAGsBwEAAAAB0AcQAAAAAesHQAAAAAHtBwEAAAAB_AcAAAC_CAK4CBAAAAABuQgBAAAAAbsIAgAAAAG8CAEAAAABvQgBAAAAAcAIAAAAwAgCwggAAADCCALECAAAAMQIAsYIAAAAxggCyAgAAADICAPJCAIAAAAByggBAAAAAcsIAQAAAAHMCAEAAAABzQgCAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCBAAAAAB0wgQAAAAAdQIIAAAAAHVCCAAAAAB1gggAAAAAdcIIAAAAAHYCEAAAAAB2QhAAAAAAQFPAAD8BgAwAU8AAPwGADABAAAAMgAgAQAAADkAICgGAACfDgAgFAAAoA4AIBUAAIoQACAWAAChDgAgGQAAog4AIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIawHAQCJDgAh0AcQAJ0OACHrB0AA9w0AIe0HAQD1DQAh_AcAAJcOvwgiuAgQAJ0OACG5CAEAiQ4AIbsIAgD4DQAhvAgBAPUNACG9CAEA9Q0AIcAIAACYDsAIIsIIAACZDsIIIsQIAACaDsQIIsYIAACbDsYIIsgIAACcDsgII8kIAgCBDgAhyggBAPUNACHLCAEAiQ4AIcwIAQCJDgAhzQgCAIEOACHOCAEAiQ4AIc8IAQCJDgAh0AgBAIkOACHRCAEAiQ4AIdIIEACdDgAh0wgQAJ0OACHUCCAAig4AIdUIIACKDgAh1gggAIoOACHXCCAAig4AIdgIQAD2DQAh2QhAAPYNACECAAAANgAgTwAAgQcAICOVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGsBwEAiQ4AIdAHEACdDgAh6wdAAPcNACHtBwEA9Q0AIfwHAACXDr8IIrgIEACdDgAhuQgBAIkOACG7CAIA-A0AIbwIAQD1DQAhvQgBAPUNACHACAAAmA7ACCLCCAAAmQ7CCCLECAAAmg7ECCLGCAAAmw7GCCLICAAAnA7ICCPJCAIAgQ4AIcoIAQD1DQAhywgBAIkOACHMCAEAiQ4AIc0IAgCBDgAhzggBAIkOACHPCAEAiQ4AIdAIAQCJDgAh0QgBAIkOACHSCBAAnQ4AIdMIEACdDgAh1AggAIoOACHVCCAAig4AIdYIIACKDgAh1wggAIoOACHYCEAA9g0AIdkIQAD2DQAhAgAAADQAIE8AAIMHACACAAAANAAgTwAAgwcAIAEAAAAyACABAAAAOQAgAwAAADYAIFYAAPoGACBXAACBBwAgAQAAADYAIAEAAAA0ACASEwAA0xUAIFwAANQVACBdAADXFQAgXgAA1hUAIF8AANUVACCsBwAA7w0AILkIAADvDQAgyAgAAO8NACDJCAAA7w0AIMsIAADvDQAgzAgAAO8NACDNCAAA7w0AIM4IAADvDQAgzwgAAO8NACDQCAAA7w0AINEIAADvDQAg2AgAAO8NACDZCAAA7w0AICaSBwAAmgwAMJMHAACMBwAQlAcAAJoMADCVBwIAxgsAIZoHQADJCwAhqQcCAMYLACGsBwEA3wsAIdAHEACVDAAh6wdAAMkLACHtBwEAxwsAIfwHAACbDL8IIrgIEACVDAAhuQgBAN8LACG7CAIAxgsAIbwIAQDHCwAhvQgBAMcLACHACAAAnAzACCLCCAAAnQzCCCLECAAAngzECCLGCAAAnwzGCCLICAAAoAzICCPJCAIA2wsAIcoIAQDHCwAhywgBAN8LACHMCAEA3wsAIc0IAgDbCwAhzggBAN8LACHPCAEA3wsAIdAIAQDfCwAh0QgBAN8LACHSCBAAlQwAIdMIEACVDAAh1AggAOALACHVCCAA4AsAIdYIIADgCwAh1wggAOALACHYCEAAyAsAIdkIQADICwAhAwAAADQAIAEAAIsHADBbAACMBwAgAwAAADQAIAEAADUAMAIAADYAIAEAAAAwACABAAAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgEQ8AAMEOACAXAADMEAAgGgAAwg4AIKkHAgAAAAGqBwEAAAAB-gcCAAAAAa4IAgAAAAGwCAIAAAABsQgBAAAAAbIIAQAAAAGzCAEAAAABtQgAAAC1CAK2CBAAAAABtwgQAAAAAbgIEAAAAAG5CAEAAAABuggCAAAAAQFPAACUBwAgDqkHAgAAAAGqBwEAAAAB-gcCAAAAAa4IAgAAAAGwCAIAAAABsQgBAAAAAbIIAQAAAAGzCAEAAAABtQgAAAC1CAK2CBAAAAABtwgQAAAAAbgIEAAAAAG5CAEAAAABuggCAAAAAQFPAACWBwAwAU8AAJYHADABAAAAHQAgAQAAACoAIBEPAAC-DgAgFwAAyhAAIBoAAL8OACCpBwIA-A0AIaoHAQD1DQAh-gcCAIEOACGuCAIA-A0AIbAIAgCBDgAhsQgBAIkOACGyCAEAiQ4AIbMIAQCJDgAhtQgAALsOtQgitggQALwOACG3CBAAnQ4AIbgIEAC8DgAhuQgBAIkOACG6CAIA-A0AIQIAAAAwACBPAACbBwAgDqkHAgD4DQAhqgcBAPUNACH6BwIAgQ4AIa4IAgD4DQAhsAgCAIEOACGxCAEAiQ4AIbIIAQCJDgAhswgBAIkOACG1CAAAuw61CCK2CBAAvA4AIbcIEACdDgAhuAgQALwOACG5CAEAiQ4AIboIAgD4DQAhAgAAAC4AIE8AAJ0HACACAAAALgAgTwAAnQcAIAEAAAAdACABAAAAKgAgAwAAADAAIFYAAJQHACBXAACbBwAgAQAAADAAIAEAAAAuACANEwAAzhUAIFwAAM8VACBdAADSFQAgXgAA0RUAIF8AANAVACD6BwAA7w0AILAIAADvDQAgsQgAAO8NACCyCAAA7w0AILMIAADvDQAgtggAAO8NACC4CAAA7w0AILkIAADvDQAgEZIHAACTDAAwkwcAAKYHABCUBwAAkwwAMKkHAgDGCwAhqgcBAMcLACH6BwIA2wsAIa4IAgDGCwAhsAgCANsLACGxCAEA3wsAIbIIAQDfCwAhswgBAN8LACG1CAAAlAy1CCK2CBAA6AsAIbcIEACVDAAhuAgQAOgLACG5CAEA3wsAIboIAgDGCwAhAwAAAC4AIAEAAKUHADBbAACmBwAgAwAAAC4AIAEAAC8AMAIAADAAIAEAAABAACABAAAAQAAgAwAAAD4AIAEAAD8AMAIAAEAAIAMAAAA-ACABAAA_ADACAABAACADAAAAPgAgAQAAPwAwAgAAQAAgCBcAANETACAYAACwDgAgT4AAAAABqQcCAAAAAYAIQAAAAAGCCAEAAAABrggCAAAAAa8IAgAAAAEBTwAArgcAIAZPgAAAAAGpBwIAAAABgAhAAAAAAYIIAQAAAAGuCAIAAAABrwgCAAAAAQFPAACwBwAwAU8AALAHADABAAAABQAgCBcAAM8TACAYAACuDgAgT4AAAAABqQcCAPgNACGACEAA9w0AIYIIAQD1DQAhrggCAPgNACGvCAIAgQ4AIQIAAABAACBPAAC0BwAgBk-AAAAAAakHAgD4DQAhgAhAAPcNACGCCAEA9Q0AIa4IAgD4DQAhrwgCAIEOACECAAAAPgAgTwAAtgcAIAIAAAA-ACBPAAC2BwAgAQAAAAUAIAMAAABAACBWAACuBwAgVwAAtAcAIAEAAABAACABAAAAPgAgBxMAAMkVACBPAADvDQAgXAAAyhUAIF0AAM0VACBeAADMFQAgXwAAyxUAIK8IAADvDQAgCU8AAOELACCSBwAAkgwAMJMHAAC-BwAQlAcAAJIMADCpBwIAxgsAIYAIQADJCwAhgggBAMcLACGuCAIAxgsAIa8IAgDbCwAhAwAAAD4AIAEAAL0HADBbAAC-BwAgAwAAAD4AIAEAAD8AMAIAAEAAIAEAAACGAQAgAQAAAIYBACADAAAAhAEAIAEAAIUBADACAACGAQAgAwAAAIQBACABAACFAQAwAgAAhgEAIAMAAACEAQAgAQAAhQEAMAIAAIYBACAGBgAAyBUAIBcCAAAAAZUHAgAAAAGpBwIAAAABqgcBAAAAAbIHAQAAAAEBTwAAxgcAIAUXAgAAAAGVBwIAAAABqQcCAAAAAaoHAQAAAAGyBwEAAAABAU8AAMgHADABTwAAyAcAMAYGAADHFQAgFwIA-A0AIZUHAgD4DQAhqQcCAPgNACGqBwEA9Q0AIbIHAQD1DQAhAgAAAIYBACBPAADLBwAgBRcCAPgNACGVBwIA-A0AIakHAgD4DQAhqgcBAPUNACGyBwEA9Q0AIQIAAACEAQAgTwAAzQcAIAIAAACEAQAgTwAAzQcAIAMAAACGAQAgVgAAxgcAIFcAAMsHACABAAAAhgEAIAEAAACEAQAgBRMAAMIVACBcAADDFQAgXQAAxhUAIF4AAMUVACBfAADEFQAgCBcCAMYLACGSBwAAkQwAMJMHAADUBwAQlAcAAJEMADCVBwIAxgsAIakHAgDGCwAhqgcBAMcLACGyBwEAxwsAIQMAAACEAQAgAQAA0wcAMFsAANQHACADAAAAhAEAIAEAAIUBADACAACGAQAgAQAAAIoBACABAAAAigEAIAMAAACIAQAgAQAAiQEAMAIAAIoBACADAAAAiAEAIAEAAIkBADACAACKAQAgAwAAAIgBACABAACJAQAwAgAAigEAIAkGAADBFQAgFwIAAAABLgAA6Q8AIJUHAgAAAAGpBwIAAAABqgcBAAAAAasIAQAAAAGsCAEAAAABrQggAAAAAQFPAADcBwAgBxcCAAAAAZUHAgAAAAGpBwIAAAABqgcBAAAAAasIAQAAAAGsCAEAAAABrQggAAAAAQFPAADeBwAwAU8AAN4HADAJBgAAwBUAIBcCAPgNACEuAADcDwAglQcCAPgNACGpBwIA-A0AIaoHAQD1DQAhqwgBAIkOACGsCAEAiQ4AIa0IIACKDgAhAgAAAIoBACBPAADhBwAgBxcCAPgNACGVBwIA-A0AIakHAgD4DQAhqgcBAPUNACGrCAEAiQ4AIawIAQCJDgAhrQggAIoOACECAAAAiAEAIE8AAOMHACACAAAAiAEAIE8AAOMHACADAAAAigEAIFYAANwHACBXAADhBwAgAQAAAIoBACABAAAAiAEAIAcTAAC7FQAgXAAAvBUAIF0AAL8VACBeAAC-FQAgXwAAvRUAIKsIAADvDQAgrAgAAO8NACAKFwIAxgsAIZIHAACQDAAwkwcAAOoHABCUBwAAkAwAMJUHAgDGCwAhqQcCAMYLACGqBwEAxwsAIasIAQDfCwAhrAgBAN8LACGtCCAA4AsAIQMAAACIAQAgAQAA6QcAMFsAAOoHACADAAAAiAEAIAEAAIkBADACAACKAQAgAQAAAFYAIAEAAABWACADAAAAVAAgAQAAVQAwAgAAVgAgAwAAAFQAIAEAAFUAMAIAAFYAIAMAAABUACABAABVADACAABWACALBQAAiRIAIA0AAIITACAjAACKEgAgmgdAAAAAAakHAgAAAAGyBwEAAAABwAcCAAAAAaIIAgAAAAGpCAEAAAABqggCAAAAAasIAQAAAAEBTwAA8gcAIAiaB0AAAAABqQcCAAAAAbIHAQAAAAHABwIAAAABoggCAAAAAakIAQAAAAGqCAIAAAABqwgBAAAAAQFPAAD0BwAwAU8AAPQHADABAAAADAAgAQAAAAMAIAsFAAD4EQAgDQAAgBMAICMAAPkRACCaB0AA9w0AIakHAgD4DQAhsgcBAPUNACHABwIAgQ4AIaIIAgCBDgAhqQgBAPUNACGqCAIAgQ4AIasIAQCJDgAhAgAAAFYAIE8AAPkHACAImgdAAPcNACGpBwIA-A0AIbIHAQD1DQAhwAcCAIEOACGiCAIAgQ4AIakIAQD1DQAhqggCAIEOACGrCAEAiQ4AIQIAAABUACBPAAD7BwAgAgAAAFQAIE8AAPsHACABAAAADAAgAQAAAAMAIAMAAABWACBWAADyBwAgVwAA-QcAIAEAAABWACABAAAAVAAgCRMAALYVACBcAAC3FQAgXQAAuhUAIF4AALkVACBfAAC4FQAgwAcAAO8NACCiCAAA7w0AIKoIAADvDQAgqwgAAO8NACALkgcAAI8MADCTBwAAhAgAEJQHAACPDAAwmgdAAMkLACGpBwIAxgsAIbIHAQDHCwAhwAcCANsLACGiCAIA2wsAIakIAQDHCwAhqggCANsLACGrCAEA3wsAIQMAAABUACABAACDCAAwWwAAhAgAIAMAAABUACABAABVADACAABWACABAAAAXAAgAQAAAFwAIAMAAABaACABAABbADACAABcACADAAAAWgAgAQAAWwAwAgAAXAAgAwAAAFoAIAEAAFsAMAIAAFwAIAUhAADhEwAgIgAAhxIAIKIIAgAAAAGnCAIAAAABqAhAAAAAAQFPAACMCAAgA6IIAgAAAAGnCAIAAAABqAhAAAAAAQFPAACOCAAwAU8AAI4IADAFIQAA3xMAICIAAIUSACCiCAIA-A0AIacIAgD4DQAhqAhAAPcNACECAAAAXAAgTwAAkQgAIAOiCAIA-A0AIacIAgD4DQAhqAhAAPcNACECAAAAWgAgTwAAkwgAIAIAAABaACBPAACTCAAgAwAAAFwAIFYAAIwIACBXAACRCAAgAQAAAFwAIAEAAABaACAFEwAAsRUAIFwAALIVACBdAAC1FQAgXgAAtBUAIF8AALMVACAGkgcAAI4MADCTBwAAmggAEJQHAACODAAwoggCAMYLACGnCAIAxgsAIagIQADJCwAhAwAAAFoAIAEAAJkIADBbAACaCAAgAwAAAFoAIAEAAFsAMAIAAFwAIAsiAACNDAAgkgcAAIwMADCTBwAA7QEAEJQHAACMDAAwmgdAANgLACGpBwIAAAABoggCAAAAAaMIAQDWCwAhpAgBANYLACGlCAEA1gsAIaYIAQCIDAAhAQAAAJ0IACABAAAAnQgAIAIiAACwFQAgpggAAO8NACADAAAA7QEAIAEAAKAIADACAACdCAAgAwAAAO0BACABAACgCAAwAgAAnQgAIAMAAADtAQAgAQAAoAgAMAIAAJ0IACAIIgAArxUAIJoHQAAAAAGpBwIAAAABoggCAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAEBTwAApAgAIAeaB0AAAAABqQcCAAAAAaIIAgAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABAU8AAKYIADABTwAApggAMAgiAACuFQAgmgdAAPcNACGpBwIA-A0AIaIIAgD4DQAhowgBAPUNACGkCAEA9Q0AIaUIAQD1DQAhpggBAIkOACECAAAAnQgAIE8AAKkIACAHmgdAAPcNACGpBwIA-A0AIaIIAgD4DQAhowgBAPUNACGkCAEA9Q0AIaUIAQD1DQAhpggBAIkOACECAAAA7QEAIE8AAKsIACACAAAA7QEAIE8AAKsIACADAAAAnQgAIFYAAKQIACBXAACpCAAgAQAAAJ0IACABAAAA7QEAIAYTAACpFQAgXAAAqhUAIF0AAK0VACBeAACsFQAgXwAAqxUAIKYIAADvDQAgCpIHAACLDAAwkwcAALIIABCUBwAAiwwAMJoHQADJCwAhqQcCAMYLACGiCAIAxgsAIaMIAQDHCwAhpAgBAMcLACGlCAEAxwsAIaYIAQDfCwAhAwAAAO0BACABAACxCAAwWwAAsggAIAMAAADtAQAgAQAAoAgAMAIAAJ0IACABAAAA9AEAIAEAAAD0AQAgAwAAAPIBACABAADzAQAwAgAA9AEAIAMAAADyAQAgAQAA8wEAMAIAAPQBACADAAAA8gEAIAEAAPMBADACAAD0AQAgBSIAAKgVACCaB0AAAAABqQcCAAAAAbIHAQAAAAGiCAIAAAABAU8AALoIACAEmgdAAAAAAakHAgAAAAGyBwEAAAABoggCAAAAAQFPAAC8CAAwAU8AALwIADAFIgAApxUAIJoHQAD3DQAhqQcCAPgNACGyBwEA9Q0AIaIIAgD4DQAhAgAAAPQBACBPAAC_CAAgBJoHQAD3DQAhqQcCAPgNACGyBwEA9Q0AIaIIAgD4DQAhAgAAAPIBACBPAADBCAAgAgAAAPIBACBPAADBCAAgAwAAAPQBACBWAAC6CAAgVwAAvwgAIAEAAAD0AQAgAQAAAPIBACAFEwAAohUAIFwAAKMVACBdAACmFQAgXgAApRUAIF8AAKQVACAHkgcAAIoMADCTBwAAyAgAEJQHAACKDAAwmgdAAMkLACGpBwIAxgsAIbIHAQDHCwAhoggCAMYLACEDAAAA8gEAIAEAAMcIADBbAADICAAgAwAAAPIBACABAADzAQAwAgAA9AEAIAEAAAARACABAAAAEQAgAwAAAA8AIAEAABAAMAIAABEAIAMAAAAPACABAAAQADACAAARACADAAAADwAgAQAAEAAwAgAAEQAgGQcAANwSACAIAADnEgAgJAEAAAABqQcCAAAAAbAHAQAAAAHpBwIAAAAB6wdAAAAAAZAIAQAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwgBAAAAAZwIAQAAAAGdCAIAAAABnggCAAAAAZ8IIAAAAAGgCAEAAAABoQggAAAAAQFPAADQCAAgFyQBAAAAAakHAgAAAAGwBwEAAAAB6QcCAAAAAesHQAAAAAGQCAEAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgBAAAAAZUIAQAAAAGWCAEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQAAAAGcCAEAAAABnQgCAAAAAZ4IAgAAAAGfCCAAAAABoAgBAAAAAaEIIAAAAAEBTwAA0ggAMAFPAADSCAAwAQAAAAwAIAEAAAAMACAZBwAA2hIAIAgAAOUSACAkAQCJDgAhqQcCAPgNACGwBwEAiQ4AIekHAgD4DQAh6wdAAPcNACGQCAEAiQ4AIZEIAQCJDgAhkggBAIkOACGTCAEAiQ4AIZQIAQD1DQAhlQgBAPUNACGWCAEA9Q0AIZcIAQCJDgAhmAgBAIkOACGZCAEA9Q0AIZoIAQD1DQAhmwgBAIkOACGcCAEAiQ4AIZ0IAgCBDgAhnggCAIEOACGfCCAAig4AIaAIAQCJDgAhoQggAIoOACECAAAAEQAgTwAA1wgAIBckAQCJDgAhqQcCAPgNACGwBwEAiQ4AIekHAgD4DQAh6wdAAPcNACGQCAEAiQ4AIZEIAQCJDgAhkggBAIkOACGTCAEAiQ4AIZQIAQD1DQAhlQgBAPUNACGWCAEA9Q0AIZcIAQCJDgAhmAgBAIkOACGZCAEA9Q0AIZoIAQD1DQAhmwgBAIkOACGcCAEAiQ4AIZ0IAgCBDgAhnggCAIEOACGfCCAAig4AIaAIAQCJDgAhoQggAIoOACECAAAADwAgTwAA2QgAIAIAAAAPACBPAADZCAAgAQAAAAwAIAEAAAAMACADAAAAEQAgVgAA0AgAIFcAANcIACABAAAAEQAgAQAAAA8AIBITAACdFQAgJAAA7w0AIFwAAJ4VACBdAAChFQAgXgAAoBUAIF8AAJ8VACCwBwAA7w0AIJAIAADvDQAgkQgAAO8NACCSCAAA7w0AIJMIAADvDQAglwgAAO8NACCYCAAA7w0AIJsIAADvDQAgnAgAAO8NACCdCAAA7w0AIJ4IAADvDQAgoAgAAO8NACAaJAEA3wsAIZIHAACJDAAwkwcAAOIIABCUBwAAiQwAMKkHAgDGCwAhsAcBAN8LACHpBwIAxgsAIesHQADJCwAhkAgBAN8LACGRCAEA3wsAIZIIAQDfCwAhkwgBAN8LACGUCAEAxwsAIZUIAQDHCwAhlggBAMcLACGXCAEA3wsAIZgIAQDfCwAhmQgBAMcLACGaCAEAxwsAIZsIAQDfCwAhnAgBAN8LACGdCAIA2wsAIZ4IAgDbCwAhnwggAOALACGgCAEA3wsAIaEIIADgCwAhAwAAAA8AIAEAAOEIADBbAADiCAAgAwAAAA8AIAEAABAAMAIAABEAIA2SBwAAhwwAMJMHAADoCAAQlAcAAIcMADCpBwIAAAABhwgBAAAAAYgIAQDWCwAhiQgBANYLACGKCAEAiAwAIYsIAgD8CwAhjAhAANgLACGNCEAA2AsAIY4IQADXCwAhjwgCAPwLACEBAAAA5QgAIAEAAADlCAAgDZIHAACHDAAwkwcAAOgIABCUBwAAhwwAMKkHAgD8CwAhhwgBANYLACGICAEA1gsAIYkIAQDWCwAhiggBAIgMACGLCAIA_AsAIYwIQADYCwAhjQhAANgLACGOCEAA1wsAIY8IAgD8CwAhAooIAADvDQAgjggAAO8NACADAAAA6AgAIAEAAOkIADACAADlCAAgAwAAAOgIACABAADpCAAwAgAA5QgAIAMAAADoCAAgAQAA6QgAMAIAAOUIACAKqQcCAAAAAYcIAQAAAAGICAEAAAABiQgBAAAAAYoIAQAAAAGLCAIAAAABjAhAAAAAAY0IQAAAAAGOCEAAAAABjwgCAAAAAQFPAADtCAAgCqkHAgAAAAGHCAEAAAABiAgBAAAAAYkIAQAAAAGKCAEAAAABiwgCAAAAAYwIQAAAAAGNCEAAAAABjghAAAAAAY8IAgAAAAEBTwAA7wgAMAFPAADvCAAwCqkHAgD4DQAhhwgBAPUNACGICAEA9Q0AIYkIAQD1DQAhiggBAIkOACGLCAIA-A0AIYwIQAD3DQAhjQhAAPcNACGOCEAA9g0AIY8IAgD4DQAhAgAAAOUIACBPAADyCAAgCqkHAgD4DQAhhwgBAPUNACGICAEA9Q0AIYkIAQD1DQAhiggBAIkOACGLCAIA-A0AIYwIQAD3DQAhjQhAAPcNACGOCEAA9g0AIY8IAgD4DQAhAgAAAOgIACBPAAD0CAAgAgAAAOgIACBPAAD0CAAgAwAAAOUIACBWAADtCAAgVwAA8ggAIAEAAADlCAAgAQAAAOgIACAHEwAAmBUAIFwAAJkVACBdAACcFQAgXgAAmxUAIF8AAJoVACCKCAAA7w0AII4IAADvDQAgDZIHAACGDAAwkwcAAPsIABCUBwAAhgwAMKkHAgDGCwAhhwgBAMcLACGICAEAxwsAIYkIAQDHCwAhiggBAN8LACGLCAIAxgsAIYwIQADJCwAhjQhAAMkLACGOCEAAyAsAIY8IAgDGCwAhAwAAAOgIACABAAD6CAAwWwAA-wgAIAMAAADoCAAgAQAA6QgAMAIAAOUIACAHkgcAAIUMADCTBwAAgQkAEJQHAACFDAAwqgcBAAAAAYQIAQAAAAGFCAIA_AsAIYYIQADYCwAhAQAAAP4IACABAAAA_ggAIAeSBwAAhQwAMJMHAACBCQAQlAcAAIUMADCqBwEA1gsAIYQIAQDWCwAhhQgCAPwLACGGCEAA2AsAIQADAAAAgQkAIAEAAIIJADACAAD-CAAgAwAAAIEJACABAACCCQAwAgAA_ggAIAMAAACBCQAgAQAAggkAMAIAAP4IACAEqgcBAAAAAYQIAQAAAAGFCAIAAAABhghAAAAAAQFPAACGCQAgBKoHAQAAAAGECAEAAAABhQgCAAAAAYYIQAAAAAEBTwAAiAkAMAFPAACICQAwBKoHAQD1DQAhhAgBAPUNACGFCAIA-A0AIYYIQAD3DQAhAgAAAP4IACBPAACLCQAgBKoHAQD1DQAhhAgBAPUNACGFCAIA-A0AIYYIQAD3DQAhAgAAAIEJACBPAACNCQAgAgAAAIEJACBPAACNCQAgAwAAAP4IACBWAACGCQAgVwAAiwkAIAEAAAD-CAAgAQAAAIEJACAFEwAAkxUAIFwAAJQVACBdAACXFQAgXgAAlhUAIF8AAJUVACAHkgcAAIQMADCTBwAAlAkAEJQHAACEDAAwqgcBAMcLACGECAEAxwsAIYUIAgDGCwAhhghAAMkLACEDAAAAgQkAIAEAAJMJADBbAACUCQAgAwAAAIEJACABAACCCQAwAgAA_ggAIAWSBwAAgwwAMJMHAACaCQAQlAcAAIMMADCpBwIAAAABgwhAANgLACEBAAAAlwkAIAEAAACXCQAgBZIHAACDDAAwkwcAAJoJABCUBwAAgwwAMKkHAgD8CwAhgwhAANgLACEAAwAAAJoJACABAACbCQAwAgAAlwkAIAMAAACaCQAgAQAAmwkAMAIAAJcJACADAAAAmgkAIAEAAJsJADACAACXCQAgAqkHAgAAAAGDCEAAAAABAU8AAJ8JACACqQcCAAAAAYMIQAAAAAEBTwAAoQkAMAFPAAChCQAwAqkHAgD4DQAhgwhAAPcNACECAAAAlwkAIE8AAKQJACACqQcCAPgNACGDCEAA9w0AIQIAAACaCQAgTwAApgkAIAIAAACaCQAgTwAApgkAIAMAAACXCQAgVgAAnwkAIFcAAKQJACABAAAAlwkAIAEAAACaCQAgBRMAAI4VACBcAACPFQAgXQAAkhUAIF4AAJEVACBfAACQFQAgBZIHAACCDAAwkwcAAK0JABCUBwAAggwAMKkHAgDGCwAhgwhAAMkLACEDAAAAmgkAIAEAAKwJADBbAACtCQAgAwAAAJoJACABAACbCQAwAgAAlwkAIAEAAACTAQAgAQAAAJMBACADAAAAkQEAIAEAAJIBADACAACTAQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAMAAACRAQAgAQAAkgEAMAIAAJMBACAHBgAAjRUAIJUHAgAAAAGpBwQAAAAB-gcCAAAAAfwHAQAAAAGACEAAAAABgggAAACCCAIBTwAAtQkAIAaVBwIAAAABqQcEAAAAAfoHAgAAAAH8BwEAAAABgAhAAAAAAYIIAAAAgggCAU8AALcJADABTwAAtwkAMAcGAACMFQAglQcCAPgNACGpBwQAzQ8AIfoHAgCBDgAh_AcBAIkOACGACEAA9w0AIYIIAADOD4IIIgIAAACTAQAgTwAAugkAIAaVBwIA-A0AIakHBADNDwAh-gcCAIEOACH8BwEAiQ4AIYAIQAD3DQAhgggAAM4PgggiAgAAAJEBACBPAAC8CQAgAgAAAJEBACBPAAC8CQAgAwAAAJMBACBWAAC1CQAgVwAAugkAIAEAAACTAQAgAQAAAJEBACAHEwAAhxUAIFwAAIgVACBdAACLFQAgXgAAihUAIF8AAIkVACD6BwAA7w0AIPwHAADvDQAgCZIHAAD-CwAwkwcAAMMJABCUBwAA_gsAMJUHAgDGCwAhqQcEAPgLACH6BwIA2wsAIfwHAQDfCwAhgAhAAMkLACGCCAAA_wuCCCIDAAAAkQEAIAEAAMIJADBbAADDCQAgAwAAAJEBACABAACSAQAwAgAAkwEAIAWSBwAA-wsAMJMHAADJCQAQlAcAAPsLADCpBwIAAAAB_wcEAP0LACEBAAAAxgkAIAEAAADGCQAgBZIHAAD7CwAwkwcAAMkJABCUBwAA-wsAMKkHAgD8CwAh_wcEAP0LACEAAwAAAMkJACABAADKCQAwAgAAxgkAIAMAAADJCQAgAQAAygkAMAIAAMYJACADAAAAyQkAIAEAAMoJADACAADGCQAgAqkHAgAAAAH_BwQAAAABAU8AAM4JACACqQcCAAAAAf8HBAAAAAEBTwAA0AkAMAFPAADQCQAwAqkHAgD4DQAh_wcEAM0PACECAAAAxgkAIE8AANMJACACqQcCAPgNACH_BwQAzQ8AIQIAAADJCQAgTwAA1QkAIAIAAADJCQAgTwAA1QkAIAMAAADGCQAgVgAAzgkAIFcAANMJACABAAAAxgkAIAEAAADJCQAgBRMAAIIVACBcAACDFQAgXQAAhhUAIF4AAIUVACBfAACEFQAgBZIHAAD3CwAwkwcAANwJABCUBwAA9wsAMKkHAgDGCwAh_wcEAPgLACEDAAAAyQkAIAEAANsJADBbAADcCQAgAwAAAMkJACABAADKCQAwAgAAxgkAIAEAAACXAQAgAQAAAJcBACADAAAAlQEAIAEAAJYBADACAACXAQAgAwAAAJUBACABAACWAQAwAgAAlwEAIAMAAACVAQAgAQAAlgEAMAIAAJcBACAIBgAAgRUAIDACAAAAATkCAAAAAZUHAgAAAAH0B0AAAAAB-wcCAAAAAf0HAgAAAAH-BwIAAAABAU8AAOQJACAHMAIAAAABOQIAAAABlQcCAAAAAfQHQAAAAAH7BwIAAAAB_QcCAAAAAf4HAgAAAAEBTwAA5gkAMAFPAADmCQAwCAYAAIAVACAwAgD4DQAhOQIA-A0AIZUHAgD4DQAh9AdAAPcNACH7BwIA-A0AIf0HAgD4DQAh_gcCAPgNACECAAAAlwEAIE8AAOkJACAHMAIA-A0AITkCAPgNACGVBwIA-A0AIfQHQAD3DQAh-wcCAPgNACH9BwIA-A0AIf4HAgD4DQAhAgAAAJUBACBPAADrCQAgAgAAAJUBACBPAADrCQAgAwAAAJcBACBWAADkCQAgVwAA6QkAIAEAAACXAQAgAQAAAJUBACAFEwAA-xQAIFwAAPwUACBdAAD_FAAgXgAA_hQAIF8AAP0UACAKMAIAxgsAITkCAMYLACGSBwAA9gsAMJMHAADyCQAQlAcAAPYLADCVBwIAxgsAIfQHQADJCwAh-wcCAMYLACH9BwIAxgsAIf4HAgDGCwAhAwAAAJUBACABAADxCQAwWwAA8gkAIAMAAACVAQAgAQAAlgEAMAIAAJcBACABAAAAmwEAIAEAAACbAQAgAwAAAJkBACABAACaAQAwAgAAmwEAIAMAAACZAQAgAQAAmgEAMAIAAJsBACADAAAAmQEAIAEAAJoBADACAACbAQAgBQYAAPoUACA5AgAAAAGVBwIAAAAB9AdAAAAAAfwHAQAAAAEBTwAA-gkAIAQ5AgAAAAGVBwIAAAAB9AdAAAAAAfwHAQAAAAEBTwAA_AkAMAFPAAD8CQAwBQYAAPkUACA5AgD4DQAhlQcCAPgNACH0B0AA9w0AIfwHAQD1DQAhAgAAAJsBACBPAAD_CQAgBDkCAPgNACGVBwIA-A0AIfQHQAD3DQAh_AcBAPUNACECAAAAmQEAIE8AAIEKACACAAAAmQEAIE8AAIEKACADAAAAmwEAIFYAAPoJACBXAAD_CQAgAQAAAJsBACABAAAAmQEAIAUTAAD0FAAgXAAA9RQAIF0AAPgUACBeAAD3FAAgXwAA9hQAIAc5AgDGCwAhkgcAAPULADCTBwAAiAoAEJQHAAD1CwAwlQcCAMYLACH0B0AAyQsAIfwHAQDHCwAhAwAAAJkBACABAACHCgAwWwAAiAoAIAMAAACZAQAgAQAAmgEAMAIAAJsBACABAAAAnwEAIAEAAACfAQAgAwAAAJ0BACABAACeAQAwAgAAnwEAIAMAAACdAQAgAQAAngEAMAIAAJ8BACADAAAAnQEAIAEAAJ4BADACAACfAQAgBgYAAPMUACAjAgAAAAGVBwIAAAAB9AdAAAAAAfoHAgAAAAH7BwIAAAABAU8AAJAKACAFIwIAAAABlQcCAAAAAfQHQAAAAAH6BwIAAAAB-wcCAAAAAQFPAACSCgAwAU8AAJIKADAGBgAA8hQAICMCAPgNACGVBwIA-A0AIfQHQAD3DQAh-gcCAPgNACH7BwIA-A0AIQIAAACfAQAgTwAAlQoAIAUjAgD4DQAhlQcCAPgNACH0B0AA9w0AIfoHAgD4DQAh-wcCAPgNACECAAAAnQEAIE8AAJcKACACAAAAnQEAIE8AAJcKACADAAAAnwEAIFYAAJAKACBXAACVCgAgAQAAAJ8BACABAAAAnQEAIAUTAADtFAAgXAAA7hQAIF0AAPEUACBeAADwFAAgXwAA7xQAIAgjAgDGCwAhkgcAAPQLADCTBwAAngoAEJQHAAD0CwAwlQcCAMYLACH0B0AAyQsAIfoHAgDGCwAh-wcCAMYLACEDAAAAnQEAIAEAAJ0KADBbAACeCgAgAwAAAJ0BACABAACeAQAwAgAAnwEAIAEAAACOAQAgAQAAAI4BACADAAAAjAEAIAEAAI0BADACAACOAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACAGBgAA5w8AIC0AAJ4PACCVBwIAAAAB9AdAAAAAAfgHAgAAAAH5BwIAAAABAU8AAKYKACAElQcCAAAAAfQHQAAAAAH4BwIAAAAB-QcCAAAAAQFPAACoCgAwAU8AAKgKADAGBgAA5Q8AIC0AAJwPACCVBwIA-A0AIfQHQAD3DQAh-AcCAPgNACH5BwIA-A0AIQIAAACOAQAgTwAAqwoAIASVBwIA-A0AIfQHQAD3DQAh-AcCAPgNACH5BwIA-A0AIQIAAACMAQAgTwAArQoAIAIAAACMAQAgTwAArQoAIAMAAACOAQAgVgAApgoAIFcAAKsKACABAAAAjgEAIAEAAACMAQAgBRMAAOgUACBcAADpFAAgXQAA7BQAIF4AAOsUACBfAADqFAAgB5IHAADzCwAwkwcAALQKABCUBwAA8wsAMJUHAgDGCwAh9AdAAMkLACH4BwIAxgsAIfkHAgDGCwAhAwAAAIwBACABAACzCgAwWwAAtAoAIAMAAACMAQAgAQAAjQEAMAIAAI4BACABAAAApAEAIAEAAACkAQAgAwAAAKIBACABAACjAQAwAgAApAEAIAMAAACiAQAgAQAAowEAMAIAAKQBACADAAAAogEAIAEAAKMBADACAACkAQAgBgYAAOcUACCVBwIAAAAB9AdAAAAAAfUHAQAAAAH2BwIAAAAB9wcCAAAAAQFPAAC8CgAgBZUHAgAAAAH0B0AAAAAB9QcBAAAAAfYHAgAAAAH3BwIAAAABAU8AAL4KADABTwAAvgoAMAYGAADmFAAglQcCAPgNACH0B0AA9w0AIfUHAQD1DQAh9gcCAPgNACH3BwIA-A0AIQIAAACkAQAgTwAAwQoAIAWVBwIA-A0AIfQHQAD3DQAh9QcBAPUNACH2BwIA-A0AIfcHAgD4DQAhAgAAAKIBACBPAADDCgAgAgAAAKIBACBPAADDCgAgAwAAAKQBACBWAAC8CgAgVwAAwQoAIAEAAACkAQAgAQAAAKIBACAFEwAA4RQAIFwAAOIUACBdAADlFAAgXgAA5BQAIF8AAOMUACAIkgcAAPILADCTBwAAygoAEJQHAADyCwAwlQcCAMYLACH0B0AAyQsAIfUHAQDHCwAh9gcCAMYLACH3BwIAxgsAIQMAAACiAQAgAQAAyQoAMFsAAMoKACADAAAAogEAIAEAAKMBADACAACkAQAgDQMAAO8LACAhAADxCwAgOgAA8AsAIJIHAADuCwAwkwcAAAMAEJQHAADuCwAwqQcCAAAAAaoHAQDWCwAh7AcBANYLACHtBwEA1gsAIe4HAQDWCwAh7wcBANYLACHwBwEA1gsAIQEAAADNCgAgAQAAAM0KACADAwAA3hQAICEAAOAUACA6AADfFAAgAwAAAAMAIAEAANAKADACAADNCgAgAwAAAAMAIAEAANAKADACAADNCgAgAwAAAAMAIAEAANAKADACAADNCgAgCgMAANsUACAhAADdFAAgOgAA3BQAIKkHAgAAAAGqBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBAAAAAfAHAQAAAAEBTwAA1AoAIAepBwIAAAABqgcBAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HAQAAAAHwBwEAAAABAU8AANYKADABTwAA1goAMAoDAAD1EgAgIQAA9xIAIDoAAPYSACCpBwIA-A0AIaoHAQD1DQAh7AcBAPUNACHtBwEA9Q0AIe4HAQD1DQAh7wcBAPUNACHwBwEA9Q0AIQIAAADNCgAgTwAA2QoAIAepBwIA-A0AIaoHAQD1DQAh7AcBAPUNACHtBwEA9Q0AIe4HAQD1DQAh7wcBAPUNACHwBwEA9Q0AIQIAAAADACBPAADbCgAgAgAAAAMAIE8AANsKACADAAAAzQoAIFYAANQKACBXAADZCgAgAQAAAM0KACABAAAAAwAgBRMAAPASACBcAADxEgAgXQAA9BIAIF4AAPMSACBfAADyEgAgCpIHAADtCwAwkwcAAOIKABCUBwAA7QsAMKkHAgDGCwAhqgcBAMcLACHsBwEAxwsAIe0HAQDHCwAh7gcBAMcLACHvBwEAxwsAIfAHAQDHCwAhAwAAAAMAIAEAAOEKADBbAADiCgAgAwAAAAMAIAEAANAKADACAADNCgAgAQAAAAoAIAEAAAAKACADAAAACAAgAQAACQAwAgAACgAgAwAAAAgAIAEAAAkAMAIAAAoAIAMAAAAIACABAAAJADACAAAKACBTBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAlAADOEgAgJgAAsRIAICcAALISACAoAACzEgAgKQAAtxIAICoAALgSACArAAC6EgAgLAAAuxIAIC8AALwSACAwAAC9EgAgMQAAvhIAIDIAAL8SACAzAADAEgAgNAAAwRIAIDUAAMISACA2AADDEgAgOQAAxBIAIJoHQAAAAAGnBwEAAAABqQcCAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGzB4AAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwIAAAABwAcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAEBTwAA6goAIDqaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAU8AAOwKADABTwAA7AoAMAEAAAAMACABAAAADAAgUwQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACECAAAACgAgTwAA8QoAIDqaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACECAAAACAAgTwAA8woAIAIAAAAIACBPAADzCgAgAQAAAAwAIAEAAAAMACADAAAACgAgVgAA6goAIFcAAPEKACABAAAACgAgAQAAAAgAICkTAADKDgAgXAAAyw4AIF0AAM4OACBeAADNDgAgXwAAzA4AIK8HAADvDQAgsAcAAO8NACCzBwAA7w0AILsHAADvDQAgvAcAAO8NACC-BwAA7w0AIL8HAADvDQAgwwcAAO8NACDGBwAA7w0AIMcHAADvDQAgyAcAAO8NACDJBwAA7w0AIMoHAADvDQAgywcAAO8NACDMBwAA7w0AIM0HAADvDQAgzgcAAO8NACDQBwAA7w0AINEHAADvDQAg0wcAAO8NACDVBwAA7w0AINcHAADvDQAg2AcAAO8NACDZBwAA7w0AINoHAADvDQAg2wcAAO8NACDdBwAA7w0AIN4HAADvDQAg3wcAAO8NACDgBwAA7w0AIOEHAADvDQAg4gcAAO8NACDjBwAA7w0AIOYHAADvDQAg5wcAAO8NACDoBwAA7w0AID2SBwAA5wsAMJMHAAD8CgAQlAcAAOcLADCaB0AAyQsAIacHAQDHCwAhqQcCAMYLACGqBwEAxwsAIa8HAQDfCwAhsAcBAN8LACGxByAA4AsAIbMHAADhCwAgugcCAMYLACG7BwEA3wsAIbwHAQDfCwAhvQcBAMcLACG-BwIA2wsAIb8HAgDbCwAhwAcCAMYLACHBBwIAxgsAIcIHIADgCwAhwwdAAMgLACHEByAA4AsAIcUHIADgCwAhxgcBAN8LACHHBwEA3wsAIcgHAQDfCwAhyQcBAN8LACHKBwEA3wsAIcsHAQDfCwAhzAcBAN8LACHNBxAA6AsAIc4HAQDfCwAhzwcgAOALACHQBxAA6AsAIdEHAQDfCwAh0gcAAOkLACDTBxAA6AsAIdQHIADgCwAh1QcBAN8LACHWBwIAxgsAIdcHAQDfCwAh2AcBAN8LACHZBwEA3wsAIdoHAQDfCwAh2wcBAN8LACHcByAA4AsAId0HAQDfCwAh3gdAAMgLACHfB0AAyAsAIeAHAQDfCwAh4QcBAN8LACHiBwEA3wsAIeMHAQDfCwAh5AcgAOALACHlByAA4AsAIeYHAQDfCwAh5wcBAN8LACHoBwEA3wsAIekHAgDGCwAh6gcCAMYLACHrB0AAyQsAIQMAAAAIACABAAD7CgAwWwAA_AoAIAMAAAAIACABAAAJADACAAAKACABAAAAawAgAQAAAGsAIAMAAAA5ACABAABqADACAABrACADAAAAOQAgAQAAagAwAgAAawAgAwAAADkAIAEAAGoAMAIAAGsAIA8GAADIDgAgEgAAyQ4AIBcCAAAAAZUHAgAAAAGpBwIAAAABqgcBAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGyBwEAAAABsweAAAAAAQFPAACECwAgDRcCAAAAAZUHAgAAAAGpBwIAAAABqgcBAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGyBwEAAAABsweAAAAAAQFPAACGCwAwAU8AAIYLADAPBgAAiw4AIBIAAIwOACAXAgD4DQAhlQcCAPgNACGpBwIA-A0AIaoHAQD1DQAhqwcBAIkOACGsBwEAiQ4AIa0HAQCJDgAhrgcBAIkOACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGyBwEAiQ4AIbMHgAAAAAECAAAAawAgTwAAiQsAIA0XAgD4DQAhlQcCAPgNACGpBwIA-A0AIaoHAQD1DQAhqwcBAIkOACGsBwEAiQ4AIa0HAQCJDgAhrgcBAIkOACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGyBwEAiQ4AIbMHgAAAAAECAAAAOQAgTwAAiwsAIAIAAAA5ACBPAACLCwAgAwAAAGsAIFYAAIQLACBXAACJCwAgAQAAAGsAIAEAAAA5ACANEwAAhA4AIFwAAIUOACBdAACIDgAgXgAAhw4AIF8AAIYOACCrBwAA7w0AIKwHAADvDQAgrQcAAO8NACCuBwAA7w0AIK8HAADvDQAgsAcAAO8NACCyBwAA7w0AILMHAADvDQAgEBcCAMYLACGSBwAA3gsAMJMHAACSCwAQlAcAAN4LADCVBwIAxgsAIakHAgDGCwAhqgcBAMcLACGrBwEA3wsAIawHAQDfCwAhrQcBAN8LACGuBwEA3wsAIa8HAQDfCwAhsAcBAN8LACGxByAA4AsAIbIHAQDfCwAhswcAAOELACADAAAAOQAgAQAAkQsAMFsAAJILACADAAAAOQAgAQAAagAwAgAAawAgAQAAAG8AIAEAAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACAEBgAAgw4AIJUHAgAAAAGnBwEAAAABqAdAAAAAAQFPAACaCwAgA5UHAgAAAAGnBwEAAAABqAdAAAAAAQFPAACcCwAwAU8AAJwLADABAAAACAAgBAYAAIIOACCVBwIAgQ4AIacHAQD1DQAhqAdAAPcNACECAAAAbwAgTwAAoAsAIAOVBwIAgQ4AIacHAQD1DQAhqAdAAPcNACECAAAAbQAgTwAAogsAIAIAAABtACBPAACiCwAgAQAAAAgAIAMAAABvACBWAACaCwAgVwAAoAsAIAEAAABvACABAAAAbQAgBhMAAPwNACBcAAD9DQAgXQAAgA4AIF4AAP8NACBfAAD-DQAglQcAAO8NACAGkgcAANoLADCTBwAAqgsAEJQHAADaCwAwlQcCANsLACGnBwEAxwsAIagHQADJCwAhAwAAAG0AIAEAAKkLADBbAACqCwAgAwAAAG0AIAEAAG4AMAIAAG8AIAwGAADZCwAgKAEA1gsAIZIHAADVCwAwkwcAAHIAEJQHAADVCwAwlQcCAAAAAZYHAQDWCwAhlwdAANcLACGYB0AA1wsAIZkHQADXCwAhmgdAANgLACGmBwAA1AsAIAEAAACtCwAgAQAAAK0LACAEBgAA-w0AIJcHAADvDQAgmAcAAO8NACCZBwAA7w0AIAMAAAByACABAACwCwAwAgAArQsAIAMAAAByACABAACwCwAwAgAArQsAIAMAAAByACABAACwCwAwAgAArQsAIAgGAAD6DQAgKAEAAAABlQcCAAAAAZYHAQAAAAGXB0AAAAABmAdAAAAAAZkHQAAAAAGaB0AAAAABAU8AALQLACAHKAEAAAABlQcCAAAAAZYHAQAAAAGXB0AAAAABmAdAAAAAAZkHQAAAAAGaB0AAAAABAU8AALYLADABTwAAtgsAMAgGAAD5DQAgKAEA9Q0AIZUHAgD4DQAhlgcBAPUNACGXB0AA9g0AIZgHQAD2DQAhmQdAAPYNACGaB0AA9w0AIQIAAACtCwAgTwAAuQsAIAcoAQD1DQAhlQcCAPgNACGWBwEA9Q0AIZcHQAD2DQAhmAdAAPYNACGZB0AA9g0AIZoHQAD3DQAhAgAAAHIAIE8AALsLACACAAAAcgAgTwAAuwsAIAMAAACtCwAgVgAAtAsAIFcAALkLACABAAAArQsAIAEAAAByACAIEwAA8A0AIFwAAPENACBdAAD0DQAgXgAA8w0AIF8AAPINACCXBwAA7w0AIJgHAADvDQAgmQcAAO8NACAKKAEAxwsAIZIHAADFCwAwkwcAAMILABCUBwAAxQsAMJUHAgDGCwAhlgcBAMcLACGXB0AAyAsAIZgHQADICwAhmQdAAMgLACGaB0AAyQsAIQMAAAByACABAADBCwAwWwAAwgsAIAMAAAByACABAACwCwAwAgAArQsAIAooAQDHCwAhkgcAAMULADCTBwAAwgsAEJQHAADFCwAwlQcCAMYLACGWBwEAxwsAIZcHQADICwAhmAdAAMgLACGZB0AAyAsAIZoHQADJCwAhDRMAAMsLACBcAADTCwAgXQAAywsAIF4AAMsLACBfAADLCwAgmwcCAAAAAZwHAgAAAASdBwIAAAAEngcCAAAAAZ8HAgAAAAGgBwIAAAABoQcCAAAAAaIHAgDSCwAhDhMAAMsLACBeAADRCwAgXwAA0QsAIJsHAQAAAAGcBwEAAAAEnQcBAAAABJ4HAQAAAAGfBwEAAAABoAcBAAAAAaEHAQAAAAGiBwEA0AsAIaMHAQAAAAGkBwEAAAABpQcBAAAAAQsTAADOCwAgXgAAzwsAIF8AAM8LACCbB0AAAAABnAdAAAAABZ0HQAAAAAWeB0AAAAABnwdAAAAAAaAHQAAAAAGhB0AAAAABogdAAM0LACELEwAAywsAIF4AAMwLACBfAADMCwAgmwdAAAAAAZwHQAAAAASdB0AAAAAEngdAAAAAAZ8HQAAAAAGgB0AAAAABoQdAAAAAAaIHQADKCwAhCxMAAMsLACBeAADMCwAgXwAAzAsAIJsHQAAAAAGcB0AAAAAEnQdAAAAABJ4HQAAAAAGfB0AAAAABoAdAAAAAAaEHQAAAAAGiB0AAygsAIQibBwIAAAABnAcCAAAABJ0HAgAAAASeBwIAAAABnwcCAAAAAaAHAgAAAAGhBwIAAAABogcCAMsLACEImwdAAAAAAZwHQAAAAASdB0AAAAAEngdAAAAAAZ8HQAAAAAGgB0AAAAABoQdAAAAAAaIHQADMCwAhCxMAAM4LACBeAADPCwAgXwAAzwsAIJsHQAAAAAGcB0AAAAAFnQdAAAAABZ4HQAAAAAGfB0AAAAABoAdAAAAAAaEHQAAAAAGiB0AAzQsAIQibBwIAAAABnAcCAAAABZ0HAgAAAAWeBwIAAAABnwcCAAAAAaAHAgAAAAGhBwIAAAABogcCAM4LACEImwdAAAAAAZwHQAAAAAWdB0AAAAAFngdAAAAAAZ8HQAAAAAGgB0AAAAABoQdAAAAAAaIHQADPCwAhDhMAAMsLACBeAADRCwAgXwAA0QsAIJsHAQAAAAGcBwEAAAAEnQcBAAAABJ4HAQAAAAGfBwEAAAABoAcBAAAAAaEHAQAAAAGiBwEA0AsAIaMHAQAAAAGkBwEAAAABpQcBAAAAAQubBwEAAAABnAcBAAAABJ0HAQAAAASeBwEAAAABnwcBAAAAAaAHAQAAAAGhBwEAAAABogcBANELACGjBwEAAAABpAcBAAAAAaUHAQAAAAENEwAAywsAIFwAANMLACBdAADLCwAgXgAAywsAIF8AAMsLACCbBwIAAAABnAcCAAAABJ0HAgAAAASeBwIAAAABnwcCAAAAAaAHAgAAAAGhBwIAAAABogcCANILACEImwcIAAAAAZwHCAAAAASdBwgAAAAEngcIAAAAAZ8HCAAAAAGgBwgAAAABoQcIAAAAAaIHCADTCwAhAigBAAAAAZUHAgAAAAELBgAA2QsAICgBANYLACGSBwAA1QsAMJMHAAByABCUBwAA1QsAMJUHAgD8CwAhlgcBANYLACGXB0AA1wsAIZgHQADXCwAhmQdAANcLACGaB0AA2AsAIQubBwEAAAABnAcBAAAABJ0HAQAAAASeBwEAAAABnwcBAAAAAaAHAQAAAAGhBwEAAAABogcBANELACGjBwEAAAABpAcBAAAAAaUHAQAAAAEImwdAAAAAAZwHQAAAAAWdB0AAAAAFngdAAAAAAZ8HQAAAAAGgB0AAAAABoQdAAAAAAaIHQADPCwAhCJsHQAAAAAGcB0AAAAAEnQdAAAAABJ4HQAAAAAGfB0AAAAABoAdAAAAAAaEHQAAAAAGiB0AAzAsAIVgEAACNDAAgBQAA1Q0AIBAAANYNACASAACdDQAgHQAA0Q0AIB4AANINACAfAAClDQAgJAAAqw0AICUAAKsNACAmAADXDQAgJwAA2A0AICgAANkNACApAADaDQAgKgAA2w0AICsAANwNACAsAADdDQAgLwAA3g0AIDAAAN8NACAxAADgDQAgMgAA4Q0AIDMAAOINACA0AACZDQAgNQAA4w0AIDYAAOQNACA5AADlDQAgkgcAANQNADCTBwAACAAQlAcAANQNADCaB0AA2AsAIacHAQDWCwAhqQcCAPwLACGqBwEA1gsAIa8HAQCIDAAhsAcBAIgMACGxByAAygwAIbMHAADsDAAgugcCAPwLACG7BwEAiAwAIbwHAQCIDAAhvQcBANYLACG-BwIAyAwAIb8HAgDIDAAhwAcCAPwLACHBBwIA_AsAIcIHIADKDAAhwwdAANcLACHEByAAygwAIcUHIADKDAAhxgcBAIgMACHHBwEAiAwAIcgHAQCIDAAhyQcBAIgMACHKBwEAiAwAIcsHAQCIDAAhzAcBAIgMACHNBxAA2wwAIc4HAQCIDAAhzwcgAMoMACHQBxAA2wwAIdEHAQCIDAAh0gcAAM8MACDTBxAA2wwAIdQHIADKDAAh1QcBAIgMACHWBwIA_AsAIdcHAQCIDAAh2AcBAIgMACHZBwEAiAwAIdoHAQCIDAAh2wcBAIgMACHcByAAygwAId0HAQCIDAAh3gdAANcLACHfB0AA1wsAIeAHAQCIDAAh4QcBAIgMACHiBwEAiAwAIeMHAQCIDAAh5AcgAMoMACHlByAAygwAIeYHAQCIDAAh5wcBAIgMACHoBwEAiAwAIekHAgD8CwAh6gcCAPwLACHrB0AA2AsAIe0JAAAIACDuCQAACAAgBpIHAADaCwAwkwcAAKoLABCUBwAA2gsAMJUHAgDbCwAhpwcBAMcLACGoB0AAyQsAIQ0TAADOCwAgXAAA3QsAIF0AAM4LACBeAADOCwAgXwAAzgsAIJsHAgAAAAGcBwIAAAAFnQcCAAAABZ4HAgAAAAGfBwIAAAABoAcCAAAAAaEHAgAAAAGiBwIA3AsAIQ0TAADOCwAgXAAA3QsAIF0AAM4LACBeAADOCwAgXwAAzgsAIJsHAgAAAAGcBwIAAAAFnQcCAAAABZ4HAgAAAAGfBwIAAAABoAcCAAAAAaEHAgAAAAGiBwIA3AsAIQibBwgAAAABnAcIAAAABZ0HCAAAAAWeBwgAAAABnwcIAAAAAaAHCAAAAAGhBwgAAAABogcIAN0LACEQFwIAxgsAIZIHAADeCwAwkwcAAJILABCUBwAA3gsAMJUHAgDGCwAhqQcCAMYLACGqBwEAxwsAIasHAQDfCwAhrAcBAN8LACGtBwEA3wsAIa4HAQDfCwAhrwcBAN8LACGwBwEA3wsAIbEHIADgCwAhsgcBAN8LACGzBwAA4QsAIA4TAADOCwAgXgAA5gsAIF8AAOYLACCbBwEAAAABnAcBAAAABZ0HAQAAAAWeBwEAAAABnwcBAAAAAaAHAQAAAAGhBwEAAAABogcBAOULACGjBwEAAAABpAcBAAAAAaUHAQAAAAEFEwAAywsAIF4AAOQLACBfAADkCwAgmwcgAAAAAaIHIADjCwAhDxMAAM4LACBeAADiCwAgXwAA4gsAIJsHgAAAAAGeB4AAAAABnweAAAAAAaAHgAAAAAGhB4AAAAABogeAAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAQybB4AAAAABngeAAAAAAZ8HgAAAAAGgB4AAAAABoQeAAAAAAaIHgAAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAEFEwAAywsAIF4AAOQLACBfAADkCwAgmwcgAAAAAaIHIADjCwAhApsHIAAAAAGiByAA5AsAIQ4TAADOCwAgXgAA5gsAIF8AAOYLACCbBwEAAAABnAcBAAAABZ0HAQAAAAWeBwEAAAABnwcBAAAAAaAHAQAAAAGhBwEAAAABogcBAOULACGjBwEAAAABpAcBAAAAAaUHAQAAAAELmwcBAAAAAZwHAQAAAAWdBwEAAAAFngcBAAAAAZ8HAQAAAAGgBwEAAAABoQcBAAAAAaIHAQDmCwAhowcBAAAAAaQHAQAAAAGlBwEAAAABPZIHAADnCwAwkwcAAPwKABCUBwAA5wsAMJoHQADJCwAhpwcBAMcLACGpBwIAxgsAIaoHAQDHCwAhrwcBAN8LACGwBwEA3wsAIbEHIADgCwAhswcAAOELACC6BwIAxgsAIbsHAQDfCwAhvAcBAN8LACG9BwEAxwsAIb4HAgDbCwAhvwcCANsLACHABwIAxgsAIcEHAgDGCwAhwgcgAOALACHDB0AAyAsAIcQHIADgCwAhxQcgAOALACHGBwEA3wsAIccHAQDfCwAhyAcBAN8LACHJBwEA3wsAIcoHAQDfCwAhywcBAN8LACHMBwEA3wsAIc0HEADoCwAhzgcBAN8LACHPByAA4AsAIdAHEADoCwAh0QcBAN8LACHSBwAA6QsAINMHEADoCwAh1AcgAOALACHVBwEA3wsAIdYHAgDGCwAh1wcBAN8LACHYBwEA3wsAIdkHAQDfCwAh2gcBAN8LACHbBwEA3wsAIdwHIADgCwAh3QcBAN8LACHeB0AAyAsAId8HQADICwAh4AcBAN8LACHhBwEA3wsAIeIHAQDfCwAh4wcBAN8LACHkByAA4AsAIeUHIADgCwAh5gcBAN8LACHnBwEA3wsAIegHAQDfCwAh6QcCAMYLACHqBwIAxgsAIesHQADJCwAhDRMAAM4LACBcAADsCwAgXQAA7AsAIF4AAOwLACBfAADsCwAgmwcQAAAAAZwHEAAAAAWdBxAAAAAFngcQAAAAAZ8HEAAAAAGgBxAAAAABoQcQAAAAAaIHEADrCwAhDxMAAMsLACBeAADqCwAgXwAA6gsAIJsHgAAAAAGeB4AAAAABnweAAAAAAaAHgAAAAAGhB4AAAAABogeAAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAQybB4AAAAABngeAAAAAAZ8HgAAAAAGgB4AAAAABoQeAAAAAAaIHgAAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAENEwAAzgsAIFwAAOwLACBdAADsCwAgXgAA7AsAIF8AAOwLACCbBxAAAAABnAcQAAAABZ0HEAAAAAWeBxAAAAABnwcQAAAAAaAHEAAAAAGhBxAAAAABogcQAOsLACEImwcQAAAAAZwHEAAAAAWdBxAAAAAFngcQAAAAAZ8HEAAAAAGgBxAAAAABoQcQAAAAAaIHEADsCwAhCpIHAADtCwAwkwcAAOIKABCUBwAA7QsAMKkHAgDGCwAhqgcBAMcLACHsBwEAxwsAIe0HAQDHCwAh7gcBAMcLACHvBwEAxwsAIfAHAQDHCwAhDQMAAO8LACAhAADxCwAgOgAA8AsAIJIHAADuCwAwkwcAAAMAEJQHAADuCwAwqQcCAPwLACGqBwEA1gsAIewHAQDWCwAh7QcBANYLACHuBwEA1gsAIe8HAQDWCwAh8AcBANYLACED8QcAAAUAIPIHAAAFACDzBwAABQAgA_EHAAAIACDyBwAACAAg8wcAAAgAIAPxBwAAVAAg8gcAAFQAIPMHAABUACAIkgcAAPILADCTBwAAygoAEJQHAADyCwAwlQcCAMYLACH0B0AAyQsAIfUHAQDHCwAh9gcCAMYLACH3BwIAxgsAIQeSBwAA8wsAMJMHAAC0CgAQlAcAAPMLADCVBwIAxgsAIfQHQADJCwAh-AcCAMYLACH5BwIAxgsAIQgjAgDGCwAhkgcAAPQLADCTBwAAngoAEJQHAAD0CwAwlQcCAMYLACH0B0AAyQsAIfoHAgDGCwAh-wcCAMYLACEHOQIAxgsAIZIHAAD1CwAwkwcAAIgKABCUBwAA9QsAMJUHAgDGCwAh9AdAAMkLACH8BwEAxwsAIQowAgDGCwAhOQIAxgsAIZIHAAD2CwAwkwcAAPIJABCUBwAA9gsAMJUHAgDGCwAh9AdAAMkLACH7BwIAxgsAIf0HAgDGCwAh_gcCAMYLACEFkgcAAPcLADCTBwAA3AkAEJQHAAD3CwAwqQcCAMYLACH_BwQA-AsAIQ0TAADLCwAgXAAA0wsAIF0AAPoLACBeAAD6CwAgXwAA-gsAIJsHBAAAAAGcBwQAAAAEnQcEAAAABJ4HBAAAAAGfBwQAAAABoAcEAAAAAaEHBAAAAAGiBwQA-QsAIQ0TAADLCwAgXAAA0wsAIF0AAPoLACBeAAD6CwAgXwAA-gsAIJsHBAAAAAGcBwQAAAAEnQcEAAAABJ4HBAAAAAGfBwQAAAABoAcEAAAAAaEHBAAAAAGiBwQA-QsAIQibBwQAAAABnAcEAAAABJ0HBAAAAASeBwQAAAABnwcEAAAAAaAHBAAAAAGhBwQAAAABogcEAPoLACEFkgcAAPsLADCTBwAAyQkAEJQHAAD7CwAwqQcCAPwLACH_BwQA_QsAIQibBwIAAAABnAcCAAAABJ0HAgAAAASeBwIAAAABnwcCAAAAAaAHAgAAAAGhBwIAAAABogcCAMsLACEImwcEAAAAAZwHBAAAAASdBwQAAAAEngcEAAAAAZ8HBAAAAAGgBwQAAAABoQcEAAAAAaIHBAD6CwAhCZIHAAD-CwAwkwcAAMMJABCUBwAA_gsAMJUHAgDGCwAhqQcEAPgLACH6BwIA2wsAIfwHAQDfCwAhgAhAAMkLACGCCAAA_wuCCCIHEwAAywsAIF4AAIEMACBfAACBDAAgmwcAAACCCAKcBwAAAIIICJ0HAAAAgggIogcAAIAMgggiBxMAAMsLACBeAACBDAAgXwAAgQwAIJsHAAAAgggCnAcAAACCCAidBwAAAIIICKIHAACADIIIIgSbBwAAAIIIApwHAAAAgggInQcAAACCCAiiBwAAgQyCCCIFkgcAAIIMADCTBwAArQkAEJQHAACCDAAwqQcCAMYLACGDCEAAyQsAIQWSBwAAgwwAMJMHAACaCQAQlAcAAIMMADCpBwIA_AsAIYMIQADYCwAhB5IHAACEDAAwkwcAAJQJABCUBwAAhAwAMKoHAQDHCwAhhAgBAMcLACGFCAIAxgsAIYYIQADJCwAhB5IHAACFDAAwkwcAAIEJABCUBwAAhQwAMKoHAQDWCwAhhAgBANYLACGFCAIA_AsAIYYIQADYCwAhDZIHAACGDAAwkwcAAPsIABCUBwAAhgwAMKkHAgDGCwAhhwgBAMcLACGICAEAxwsAIYkIAQDHCwAhiggBAN8LACGLCAIAxgsAIYwIQADJCwAhjQhAAMkLACGOCEAAyAsAIY8IAgDGCwAhDZIHAACHDAAwkwcAAOgIABCUBwAAhwwAMKkHAgD8CwAhhwgBANYLACGICAEA1gsAIYkIAQDWCwAhiggBAIgMACGLCAIA_AsAIYwIQADYCwAhjQhAANgLACGOCEAA1wsAIY8IAgD8CwAhC5sHAQAAAAGcBwEAAAAFnQcBAAAABZ4HAQAAAAGfBwEAAAABoAcBAAAAAaEHAQAAAAGiBwEA5gsAIaMHAQAAAAGkBwEAAAABpQcBAAAAARokAQDfCwAhkgcAAIkMADCTBwAA4ggAEJQHAACJDAAwqQcCAMYLACGwBwEA3wsAIekHAgDGCwAh6wdAAMkLACGQCAEA3wsAIZEIAQDfCwAhkggBAN8LACGTCAEA3wsAIZQIAQDHCwAhlQgBAMcLACGWCAEAxwsAIZcIAQDfCwAhmAgBAN8LACGZCAEAxwsAIZoIAQDHCwAhmwgBAN8LACGcCAEA3wsAIZ0IAgDbCwAhnggCANsLACGfCCAA4AsAIaAIAQDfCwAhoQggAOALACEHkgcAAIoMADCTBwAAyAgAEJQHAACKDAAwmgdAAMkLACGpBwIAxgsAIbIHAQDHCwAhoggCAMYLACEKkgcAAIsMADCTBwAAsggAEJQHAACLDAAwmgdAAMkLACGpBwIAxgsAIaIIAgDGCwAhowgBAMcLACGkCAEAxwsAIaUIAQDHCwAhpggBAN8LACELIgAAjQwAIJIHAACMDAAwkwcAAO0BABCUBwAAjAwAMJoHQADYCwAhqQcCAPwLACGiCAIA_AsAIaMIAQDWCwAhpAgBANYLACGlCAEA1gsAIaYIAQCIDAAhIQUAAKwNACApAADaDQAgOQAA5Q0AIDoAAPALACA7AADoDQAgPAAA6Q0AID0AAOoNACA-AADrDQAgQAAA7A0AIEUAAK0NACBGAADtDQAgRwAAvw0AIEgAAOUNACBJAADuDQAgkgcAAOYNADCTBwAABQAQlAcAAOYNADCaB0AA2AsAIakHAgD8CwAhqgcBANYLACHABwIAyAwAIesHQADYCwAh2ggBAIgMACGDCQEA1gsAIcUJIADKDAAh2QkAAOcN2Qki2gkBANYLACHbCUAA1wsAIdwJQADXCwAh3QkgAMoMACHeCUAA1wsAIe0JAAAFACDuCQAABQAgBpIHAACODAAwkwcAAJoIABCUBwAAjgwAMKIIAgDGCwAhpwgCAMYLACGoCEAAyQsAIQuSBwAAjwwAMJMHAACECAAQlAcAAI8MADCaB0AAyQsAIakHAgDGCwAhsgcBAMcLACHABwIA2wsAIaIIAgDbCwAhqQgBAMcLACGqCAIA2wsAIasIAQDfCwAhChcCAMYLACGSBwAAkAwAMJMHAADqBwAQlAcAAJAMADCVBwIAxgsAIakHAgDGCwAhqgcBAMcLACGrCAEA3wsAIawIAQDfCwAhrQggAOALACEIFwIAxgsAIZIHAACRDAAwkwcAANQHABCUBwAAkQwAMJUHAgDGCwAhqQcCAMYLACGqBwEAxwsAIbIHAQDHCwAhCU8AAOELACCSBwAAkgwAMJMHAAC-BwAQlAcAAJIMADCpBwIAxgsAIYAIQADJCwAhgggBAMcLACGuCAIAxgsAIa8IAgDbCwAhEZIHAACTDAAwkwcAAKYHABCUBwAAkwwAMKkHAgDGCwAhqgcBAMcLACH6BwIA2wsAIa4IAgDGCwAhsAgCANsLACGxCAEA3wsAIbIIAQDfCwAhswgBAN8LACG1CAAAlAy1CCK2CBAA6AsAIbcIEACVDAAhuAgQAOgLACG5CAEA3wsAIboIAgDGCwAhBxMAAMsLACBeAACZDAAgXwAAmQwAIJsHAAAAtQgCnAcAAAC1CAidBwAAALUICKIHAACYDLUIIg0TAADLCwAgXAAAlwwAIF0AAJcMACBeAACXDAAgXwAAlwwAIJsHEAAAAAGcBxAAAAAEnQcQAAAABJ4HEAAAAAGfBxAAAAABoAcQAAAAAaEHEAAAAAGiBxAAlgwAIQ0TAADLCwAgXAAAlwwAIF0AAJcMACBeAACXDAAgXwAAlwwAIJsHEAAAAAGcBxAAAAAEnQcQAAAABJ4HEAAAAAGfBxAAAAABoAcQAAAAAaEHEAAAAAGiBxAAlgwAIQibBxAAAAABnAcQAAAABJ0HEAAAAASeBxAAAAABnwcQAAAAAaAHEAAAAAGhBxAAAAABogcQAJcMACEHEwAAywsAIF4AAJkMACBfAACZDAAgmwcAAAC1CAKcBwAAALUICJ0HAAAAtQgIogcAAJgMtQgiBJsHAAAAtQgCnAcAAAC1CAidBwAAALUICKIHAACZDLUIIiaSBwAAmgwAMJMHAACMBwAQlAcAAJoMADCVBwIAxgsAIZoHQADJCwAhqQcCAMYLACGsBwEA3wsAIdAHEACVDAAh6wdAAMkLACHtBwEAxwsAIfwHAACbDL8IIrgIEACVDAAhuQgBAN8LACG7CAIAxgsAIbwIAQDHCwAhvQgBAMcLACHACAAAnAzACCLCCAAAnQzCCCLECAAAngzECCLGCAAAnwzGCCLICAAAoAzICCPJCAIA2wsAIcoIAQDHCwAhywgBAN8LACHMCAEA3wsAIc0IAgDbCwAhzggBAN8LACHPCAEA3wsAIdAIAQDfCwAh0QgBAN8LACHSCBAAlQwAIdMIEACVDAAh1AggAOALACHVCCAA4AsAIdYIIADgCwAh1wggAOALACHYCEAAyAsAIdkIQADICwAhBxMAAMsLACBeAACsDAAgXwAArAwAIJsHAAAAvwgCnAcAAAC_CAidBwAAAL8ICKIHAACrDL8IIgcTAADLCwAgXgAAqgwAIF8AAKoMACCbBwAAAMAIApwHAAAAwAgInQcAAADACAiiBwAAqQzACCIHEwAAywsAIF4AAKgMACBfAACoDAAgmwcAAADCCAKcBwAAAMIICJ0HAAAAwggIogcAAKcMwggiBxMAAMsLACBeAACmDAAgXwAApgwAIJsHAAAAxAgCnAcAAADECAidBwAAAMQICKIHAAClDMQIIgcTAADLCwAgXgAApAwAIF8AAKQMACCbBwAAAMYIApwHAAAAxggInQcAAADGCAiiBwAAowzGCCIHEwAAzgsAIF4AAKIMACBfAACiDAAgmwcAAADICAOcBwAAAMgICZ0HAAAAyAgJogcAAKEMyAgjBxMAAM4LACBeAACiDAAgXwAAogwAIJsHAAAAyAgDnAcAAADICAmdBwAAAMgICaIHAAChDMgIIwSbBwAAAMgIA5wHAAAAyAgJnQcAAADICAmiBwAAogzICCMHEwAAywsAIF4AAKQMACBfAACkDAAgmwcAAADGCAKcBwAAAMYICJ0HAAAAxggIogcAAKMMxggiBJsHAAAAxggCnAcAAADGCAidBwAAAMYICKIHAACkDMYIIgcTAADLCwAgXgAApgwAIF8AAKYMACCbBwAAAMQIApwHAAAAxAgInQcAAADECAiiBwAApQzECCIEmwcAAADECAKcBwAAAMQICJ0HAAAAxAgIogcAAKYMxAgiBxMAAMsLACBeAACoDAAgXwAAqAwAIJsHAAAAwggCnAcAAADCCAidBwAAAMIICKIHAACnDMIIIgSbBwAAAMIIApwHAAAAwggInQcAAADCCAiiBwAAqAzCCCIHEwAAywsAIF4AAKoMACBfAACqDAAgmwcAAADACAKcBwAAAMAICJ0HAAAAwAgIogcAAKkMwAgiBJsHAAAAwAgCnAcAAADACAidBwAAAMAICKIHAACqDMAIIgcTAADLCwAgXgAArAwAIF8AAKwMACCbBwAAAL8IApwHAAAAvwgInQcAAAC_CAiiBwAAqwy_CCIEmwcAAAC_CAKcBwAAAL8ICJ0HAAAAvwgIogcAAKwMvwgiCZIHAACtDAAwkwcAAPIGABCUBwAArQwAMJUHAgDGCwAhmgdAAMkLACGpBwIAxgsAIaoHAQDHCwAhuQgBAN8LACHaCAEA3wsAIQ2SBwAArgwAMJMHAADcBgAQlAcAAK4MADCVBwIAxgsAIZoHQADJCwAhqQcCAMYLACG4CAIAxgsAIcAIAACvDNwIItwIAADpCwAg3QgCAMYLACHeCAEA3wsAId8IAQDfCwAh4AhAAMgLACEHEwAAywsAIF4AALEMACBfAACxDAAgmwcAAADcCAKcBwAAANwICJ0HAAAA3AgIogcAALAM3AgiBxMAAMsLACBeAACxDAAgXwAAsQwAIJsHAAAA3AgCnAcAAADcCAidBwAAANwICKIHAACwDNwIIgSbBwAAANwIApwHAAAA3AgInQcAAADcCAiiBwAAsQzcCCITkgcAALIMADCTBwAAxgYAEJQHAACyDAAwlQcCAMYLACGaB0AAyQsAIakHAgDGCwAhuAgCAMYLACHACAAArwzcCCLdCAIAxgsAIeAIQADICwAh4QgBAMcLACHiCAAA6QsAIOMIAADpCwAg5AgCAMYLACHlCAIAxgsAIeYIAgDGCwAh5wgAAOkLACDoCEAAyAsAIekIQADICwAhDZIHAACzDAAwkwcAALAGABCUBwAAswwAMJUHAgDGCwAhmgdAAMkLACGpBwIAxgsAIa8IAgDbCwAhvAgBALQMACHqCAAA6QsAIOsIAgDGCwAh7AgAAOkLACDtCEAAyAsAIe4IAgDbCwAhCxMAAMsLACBeAADRCwAgXwAA0QsAIJsHAQAAAAGcBwEAAAAEnQcBAAAABJ4HAQAAAAGfBwEAAAABoAcBAAAAAaEHAQAAAAGiBwEAtQwAIQsTAADLCwAgXgAA0QsAIF8AANELACCbBwEAAAABnAcBAAAABJ0HAQAAAASeBwEAAAABnwcBAAAAAaAHAQAAAAGhBwEAAAABogcBALUMACELkgcAALYMADCTBwAAmAYAEJQHAAC2DAAwqQcCAMYLACH6BwIAxgsAIa0IIADgCwAhsggBAN8LACG2CBAA6AsAIboIAgDGCwAh7wgAALcMACDwCBAA6AsAIQSbBwEAAAAF8QgBAAAAAfIIAQAAAATzCAEAAAAECJIHAAC4DAAwkwcAAIIGABCUBwAAuAwAMKkHAgDGCwAhqgcBAMcLACH6BwIAxgsAIboIAgDGCwAh7wgAALcMACAHFwIAxgsAIZIHAAC5DAAwkwcAAOwFABCUBwAAuQwAMKkHAgDGCwAh-gcCAMYLACGqCAIAxgsAIRYXAgDGCwAhkgcAALoMADCTBwAA1gUAEJQHAAC6DAAwlQcCAMYLACGaB0AAyQsAIakHAgDGCwAhqgcBAMcLACG8BwEAxwsAIesHQADJCwAhrQggAOALACGyCAEA3wsAIbUIAACUDLUIIrYIEADoCwAh8AgQAOgLACH0CAIA2wsAIfUIEADoCwAh9gggAOALACH3CBAAlQwAIfgIEACVDAAh-QgBAMcLACH6CEAAyAsAIQaSBwAAuwwAMJMHAAC-BQAQlAcAALsMADCVBwIAxgsAIb0HAQDHCwAh9AgCAMYLACEMFwIAxgsAIZIHAAC8DAAwkwcAAKgFABCUBwAAvAwAMJUHAgDGCwAhmgdAAMkLACGpBwIAxgsAIaoHAQDHCwAhvQcBAMcLACHrB0AAyQsAIaoIAgDbCwAhrQggAOALACELkgcAAL0MADCTBwAAkAUAEJQHAAC9DAAwlQcCANsLACGaB0AAyQsAIakHAgDGCwAhhwgBAMcLACH7CAIAxgsAIfwIAgDGCwAh_QgCAMYLACH-CAEAxwsAIRGSBwAAvgwAMJMHAAD4BAAQlAcAAL4MADCaB0AAyQsAIakHAQC0DAAhwAcCANsLACGACQAAvwyACSKBCQEA3wsAIYIJAQDHCwAhgwkBAMcLACGFCQAAwAyFCSKGCSAA4AsAIYcJAgDGCwAhiAlAAMgLACGJCQEA3wsAIYoJQADICwAhiwlAAMgLACEHEwAAywsAIF4AAMQMACBfAADEDAAgmwcAAACACQKcBwAAAIAJCJ0HAAAAgAkIogcAAMMMgAkiBxMAAMsLACBeAADCDAAgXwAAwgwAIJsHAAAAhQkCnAcAAACFCQidBwAAAIUJCKIHAADBDIUJIgcTAADLCwAgXgAAwgwAIF8AAMIMACCbBwAAAIUJApwHAAAAhQkInQcAAACFCQiiBwAAwQyFCSIEmwcAAACFCQKcBwAAAIUJCJ0HAAAAhQkIogcAAMIMhQkiBxMAAMsLACBeAADEDAAgXwAAxAwAIJsHAAAAgAkCnAcAAACACQidBwAAAIAJCKIHAADDDIAJIgSbBwAAAIAJApwHAAAAgAkInQcAAACACQiiBwAAxAyACSIRkgcAAMUMADCTBwAA5QQAEJQHAADFDAAwmgdAANgLACGpBwEAxgwAIcAHAgDIDAAhgAkAAMcMgAkigQkBAIgMACGCCQEA1gsAIYMJAQDWCwAhhQkAAMkMhQkihgkgAMoMACGHCQIA_AsAIYgJQADXCwAhiQkBAIgMACGKCUAA1wsAIYsJQADXCwAhCJsHAQAAAAGcBwEAAAAEnQcBAAAABJ4HAQAAAAGfBwEAAAABoAcBAAAAAaEHAQAAAAGiBwEAywwAIQSbBwAAAIAJApwHAAAAgAkInQcAAACACQiiBwAAxAyACSIImwcCAAAAAZwHAgAAAAWdBwIAAAAFngcCAAAAAZ8HAgAAAAGgBwIAAAABoQcCAAAAAaIHAgDOCwAhBJsHAAAAhQkCnAcAAACFCQidBwAAAIUJCKIHAADCDIUJIgKbByAAAAABogcgAOQLACEImwcBAAAAAZwHAQAAAASdBwEAAAAEngcBAAAAAZ8HAQAAAAGgBwEAAAABoQcBAAAAAaIHAQDLDAAhAoAJAAAAgAkCgQkBAAAAAQ6SBwAAzQwAMJMHAADfBAAQlAcAAM0MADCpBwQA-AsAId8IAQDfCwAhgAkAAL8MgAkigQkBAMcLACGHCQIAxgsAIY0JAQDHCwAhjgkAAOkLACCPCQEAxwsAIZAJIADgCwAhkQlAAMgLACGSCUAAyQsAIQ6SBwAAzgwAMJMHAADMBAAQlAcAAM4MADCpBwQA_QsAId8IAQCIDAAhgAkAAMcMgAkigQkBANYLACGHCQIA_AsAIY0JAQDWCwAhjgkAAM8MACCPCQEA1gsAIZAJIADKDAAhkQlAANcLACGSCUAA2AsAIQybB4AAAAABngeAAAAAAZ8HgAAAAAGgB4AAAAABoQeAAAAAAaIHgAAAAAG0BwEAAAABtQcBAAAAAbYHAQAAAAG3B4AAAAABuAeAAAAAAbkHgAAAAAECgAkAAACACQKBCQEAAAABEJIHAADRDAAwkwcAAMYEABCUBwAA0QwAMJoHQADJCwAhqQcCAMYLACHtBwEAxwsAIcAIAADSDJcJIoAJAAC_DIAJIoEJAQDHCwAhkwkCAMYLACGUCQIA2wsAIZUJAQDHCwAhlwkQAJUMACGYCQEA3wsAIZkJQADICwAhmglAAMkLACEHEwAAywsAIF4AANQMACBfAADUDAAgmwcAAACXCQKcBwAAAJcJCJ0HAAAAlwkIogcAANMMlwkiBxMAAMsLACBeAADUDAAgXwAA1AwAIJsHAAAAlwkCnAcAAACXCQidBwAAAJcJCKIHAADTDJcJIgSbBwAAAJcJApwHAAAAlwkInQcAAACXCQiiBwAA1AyXCSIQkgcAANUMADCTBwAAswQAEJQHAADVDAAwmgdAANgLACGpBwIA_AsAIe0HAQDWCwAhwAgAANYMlwkigAkAAMcMgAkigQkBANYLACGTCQIA_AsAIZQJAgDIDAAhlQkBANYLACGXCRAA1wwAIZgJAQCIDAAhmQlAANcLACGaCUAA2AsAIQSbBwAAAJcJApwHAAAAlwkInQcAAACXCQiiBwAA1AyXCSIImwcQAAAAAZwHEAAAAASdBxAAAAAEngcQAAAAAZ8HEAAAAAGgBxAAAAABoQcQAAAAAaIHEACXDAAhAoAJAAAAgAkCgQkBAAAAAQ-SBwAA2QwAMJMHAACtBAAQlAcAANkMADCpBwIAxgsAIe0HAQDfCwAhgwhAAMkLACGACQAAvwyACSKBCQEAxwsAIZcJEADoCwAhmwkBAN8LACGcCQEA3wsAIZ0JQADICwAhnglAAMgLACGfCUAAyAsAIaAJQADJCwAhD5IHAADaDAAwkwcAAJoEABCUBwAA2gwAMKkHAgD8CwAh7QcBAIgMACGDCEAA2AsAIYAJAADHDIAJIoEJAQDWCwAhlwkQANsMACGbCQEAiAwAIZwJAQCIDAAhnQlAANcLACGeCUAA1wsAIZ8JQADXCwAhoAlAANgLACEImwcQAAAAAZwHEAAAAAWdBxAAAAAFngcQAAAAAZ8HEAAAAAGgBxAAAAABoQcQAAAAAaIHEADsCwAhAoAJAAAAgAkCgQkBAAAAAQaSBwAA3QwAMJMHAACUBAAQlAcAAN0MADCUCQIAxgsAIaEJQADJCwAhoglAAMkLACEkkgcAAN4MADCTBwAA_gMAEJQHAADeDAAwmgdAAMkLACGpBwIAxgsAIesHQADJCwAh7QcBAN8LACHACAAA3wyrCSKACQAAvwyACSKBCQEA3wsAIZMJAgDGCwAhlwkQAOgLACGbCQEA3wsAIZ8JQADICwAhowkCAMYLACGkCQIA2wsAIaUJQADICwAhpgkCANsLACGnCUAAyAsAIagJQADICwAhqQlAAMgLACGrCQIA2wsAIawJAQDfCwAhrQkQAOgLACGuCUAAyAsAIa8JAQDHCwAhsAkBAN8LACGxCUAAyAsAIbIJAQDfCwAhswkCAMYLACG0CUAAyAsAIbUJQADICwAhtglAAMgLACG3CUAAyAsAIbgJQADICwAhuQlAAMgLACEHEwAAywsAIF4AAOEMACBfAADhDAAgmwcAAACrCQKcBwAAAKsJCJ0HAAAAqwkIogcAAOAMqwkiBxMAAMsLACBeAADhDAAgXwAA4QwAIJsHAAAAqwkCnAcAAACrCQidBwAAAKsJCKIHAADgDKsJIgSbBwAAAKsJApwHAAAAqwkInQcAAACrCQiiBwAA4QyrCSIPkgcAAOIMADCTBwAA6AMAEJQHAADiDAAwmgdAAMkLACGpBwIAxgsAIesHQADJCwAhoggCAMYLACGeCUAAyAsAIaMJAgDGCwAhuglAAMkLACG7CQEA3wsAIbwJQADICwAhvQlAAMgLACG-CSAA4AsAIb8JAADjDAAgBJsHAgAAAAXxCAIAAAAB8ggCAAAABPMIAgAAAAQVkgcAAOQMADCTBwAA0gMAEJQHAADkDAAwmgdAAMkLACGpBwIAxgsAIaoHAQDHCwAhvAcBAMcLACHrB0AAyQsAIe0HAQDHCwAhuAgQAJUMACG6CAIAxgsAIcAJAQDHCwAhwQkCAMYLACHCCQIAxgsAIcMJAgDGCwAhxAkgAOALACHFCSAA4AsAIcYJAQDfCwAhxwkBAN8LACHICQEA3wsAIckJAQDfCwAhFz8AAOYMACBEAADnDAAgkgcAAOUMADCTBwAAvwMAEJQHAADlDAAwmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhvAcBANYLACHrB0AA2AsAIe0HAQDWCwAhuAgQANcMACG6CAIA_AsAIcAJAQDWCwAhwQkCAPwLACHCCQIA_AsAIcMJAgD8CwAhxAkgAMoMACHFCSAAygwAIcYJAQCIDAAhxwkBAIgMACHICQEAiAwAIckJAQCIDAAhA_EHAADZAQAg8gcAANkBACDzBwAA2QEAIAPxBwAA3gEAIPIHAADeAQAg8wcAAN4BACAGkgcAAOgMADCTBwAAuQMAEJQHAADoDAAwhAgBAMcLACHKCQIAxgsAIcsJQADICwAhBpIHAADpDAAwkwcAAKYDABCUBwAA6QwAMIQIAQDWCwAhygkCAPwLACHLCUAA1wsAIQtPAADhCwAgkgcAAOoMADCTBwAAoAMAEJQHAADqDAAwlQcCANsLACGpBwQA-AsAIYAIQADJCwAhrwgCAMYLACHMCQIA2wsAIc0JAQDHCwAhzgkBAN8LACELTwAA7AwAIJIHAADrDAAwkwcAAI0DABCUBwAA6wwAMJUHAgDIDAAhqQcEAP0LACGACEAA2AsAIa8IAgD8CwAhzAkCAMgMACHNCQEA1gsAIc4JAQCIDAAhDJsHgAAAAAGeB4AAAAABnweAAAAAAaAHgAAAAAGhB4AAAAABogeAAAAAAbQHAQAAAAG1BwEAAAABtgcBAAAAAbcHgAAAAAG4B4AAAAABuQeAAAAAAQmSBwAA7QwAMJMHAACHAwAQlAcAAO0MADCaB0AAyQsAIakHAgDGCwAhoggCAMYLACGDCQEAxwsAIc8JAQDHCwAh0AlAAMkLACEKkgcAAO4MADCTBwAA8QIAEJQHAADuDAAwmgdAAMkLACGpBwIAxgsAIaIIAgDGCwAhgwkBAMcLACHPCQEAxwsAIdAJQADJCwAh0QlAAMgLACEJkgcAAO8MADCTBwAA2wIAEJQHAADvDAAwmgdAAMkLACGpBwIAxgsAIaIIAgDGCwAhzwkBAMcLACHQCUAAyQsAIdEJQADICwAhCpIHAADwDAAwkwcAAMUCABCUBwAA8AwAMJoHQADJCwAhqQcCAMYLACGqBwEA3wsAIaIIAgDGCwAhzwkBAMcLACHQCUAAyQsAIdIJQADICwAhDZIHAADxDAAwkwcAAK8CABCUBwAA8QwAMJoHQADJCwAhqQcBAMcLACGsBwEA3wsAIaIIAgDGCwAh0AlAAMkLACHTCQIA2wsAIdQJQADICwAh1QkCANsLACHWCQEA3wsAIdcJQADJCwAhEZIHAADyDAAwkwcAAJUCABCUBwAA8gwAMJoHQADJCwAhqQcCAMYLACGqBwEAxwsAIcAHAgDbCwAh6wdAAMkLACHaCAEA3wsAIYMJAQDHCwAhxQkgAOALACHZCQAA8wzZCSLaCQEAxwsAIdsJQADICwAh3AlAAMgLACHdCSAA4AsAId4JQADICwAhBxMAAMsLACBeAAD1DAAgXwAA9QwAIJsHAAAA2QkCnAcAAADZCQidBwAAANkJCKIHAAD0DNkJIgcTAADLCwAgXgAA9QwAIF8AAPUMACCbBwAAANkJApwHAAAA2QkInQcAAADZCQiiBwAA9AzZCSIEmwcAAADZCQKcBwAAANkJCJ0HAAAA2QkIogcAAPUM2QkiCCIAAI0MACCSBwAA9gwAMJMHAADyAQAQlAcAAPYMADCaB0AA2AsAIakHAgD8CwAhsgcBANYLACGiCAIA_AsAIQKUCQIAAAABoQlAAAAAAQdCAAD5DAAgkgcAAPgMADCTBwAA4gEAEJQHAAD4DAAwlAkCAPwLACGhCUAA2AsAIaIJQADYCwAhKUAAAP0MACBBAAD-DAAgQwAA_wwAIJIHAAD7DAAwkwcAAN4BABCUBwAA-wwAMJoHQADYCwAhqQcCAPwLACHrB0AA2AsAIe0HAQCIDAAhwAgAAPwMqwkigAkAAMcMgAkigQkBAIgMACGTCQIA_AsAIZcJEADbDAAhmwkBAIgMACGfCUAA1wsAIaMJAgD8CwAhpAkCAMgMACGlCUAA1wsAIaYJAgDIDAAhpwlAANcLACGoCUAA1wsAIakJQADXCwAhqwkCAMgMACGsCQEAiAwAIa0JEADbDAAhrglAANcLACGvCQEA1gsAIbAJAQCIDAAhsQlAANcLACGyCQEAiAwAIbMJAgD8CwAhtAlAANcLACG1CUAA1wsAIbYJQADXCwAhtwlAANcLACG4CUAA1wsAIbkJQADXCwAh7QkAAN4BACDuCQAA3gEAIAKACQAAAIAJAoEJAQAAAAEnQAAA_QwAIEEAAP4MACBDAAD_DAAgkgcAAPsMADCTBwAA3gEAEJQHAAD7DAAwmgdAANgLACGpBwIA_AsAIesHQADYCwAh7QcBAIgMACHACAAA_AyrCSKACQAAxwyACSKBCQEAiAwAIZMJAgD8CwAhlwkQANsMACGbCQEAiAwAIZ8JQADXCwAhowkCAPwLACGkCQIAyAwAIaUJQADXCwAhpgkCAMgMACGnCUAA1wsAIagJQADXCwAhqQlAANcLACGrCQIAyAwAIawJAQCIDAAhrQkQANsMACGuCUAA1wsAIa8JAQDWCwAhsAkBAIgMACGxCUAA1wsAIbIJAQCIDAAhswkCAPwLACG0CUAA1wsAIbUJQADXCwAhtglAANcLACG3CUAA1wsAIbgJQADXCwAhuQlAANcLACEEmwcAAACrCQKcBwAAAKsJCJ0HAAAAqwkIogcAAOEMqwkiFCIAAI0MACBBAAD-DAAgRAAA5wwAIJIHAACADQAwkwcAANkBABCUBwAAgA0AMJoHQADYCwAhqQcCAPwLACHrB0AA2AsAIaIIAgD8CwAhnglAANcLACGjCQIA_AsAIboJQADYCwAhuwkBAIgMACG8CUAA1wsAIb0JQADXCwAhvgkgAMoMACG_CQAA4wwAIO0JAADZAQAg7gkAANkBACAZPwAA5gwAIEQAAOcMACCSBwAA5QwAMJMHAAC_AwAQlAcAAOUMADCaB0AA2AsAIakHAgD8CwAhqgcBANYLACG8BwEA1gsAIesHQADYCwAh7QcBANYLACG4CBAA1wwAIboIAgD8CwAhwAkBANYLACHBCQIA_AsAIcIJAgD8CwAhwwkCAPwLACHECSAAygwAIcUJIADKDAAhxgkBAIgMACHHCQEAiAwAIcgJAQCIDAAhyQkBAIgMACHtCQAAvwMAIO4JAAC_AwAgA_EHAADiAQAg8gcAAOIBACDzBwAA4gEAIBIiAACNDAAgQQAA_gwAIEQAAOcMACCSBwAAgA0AMJMHAADZAQAQlAcAAIANADCaB0AA2AsAIakHAgD8CwAh6wdAANgLACGiCAIA_AsAIZ4JQADXCwAhowkCAPwLACG6CUAA2AsAIbsJAQCIDAAhvAlAANcLACG9CUAA1wsAIb4JIADKDAAhvwkAAOMMACAKIgAAjQwAIJIHAACBDQAwkwcAANUBABCUBwAAgQ0AMJoHQADYCwAhqQcCAPwLACGiCAIA_AsAIYMJAQDWCwAhzwkBANYLACHQCUAA2AsAIQsiAACNDAAgkgcAAIINADCTBwAA0QEAEJQHAACCDQAwmgdAANgLACGpBwIA_AsAIaIIAgD8CwAhgwkBANYLACHPCQEA1gsAIdAJQADYCwAh0QlAANcLACEKIgAAjQwAIJIHAACDDQAwkwcAAM0BABCUBwAAgw0AMJoHQADYCwAhqQcCAPwLACGiCAIA_AsAIc8JAQDWCwAh0AlAANgLACHRCUAA1wsAIQsiAACNDAAgkgcAAIQNADCTBwAAyQEAEJQHAACEDQAwmgdAANgLACGpBwIA_AsAIaoHAQCIDAAhoggCAPwLACHPCQEA1gsAIdAJQADYCwAh0glAANcLACEQIgAAjQwAIDcAAIYNACA4AACHDQAgkgcAAIUNADCTBwAAqgEAEJQHAACFDQAwmgdAANgLACGpBwEA1gsAIawHAQCIDAAhoggCAPwLACHQCUAA2AsAIdMJAgDIDAAh1AlAANcLACHVCQIAyAwAIdYJAQCIDAAh1wlAANgLACEhBQAArA0AICkAANoNACA5AADlDQAgOgAA8AsAIDsAAOgNACA8AADpDQAgPQAA6g0AID4AAOsNACBAAADsDQAgRQAArQ0AIEYAAO0NACBHAAC_DQAgSAAA5Q0AIEkAAO4NACCSBwAA5g0AMJMHAAAFABCUBwAA5g0AMJoHQADYCwAhqQcCAPwLACGqBwEA1gsAIcAHAgDIDAAh6wdAANgLACHaCAEAiAwAIYMJAQDWCwAhxQkgAMoMACHZCQAA5w3ZCSLaCQEA1gsAIdsJQADXCwAh3AlAANcLACHdCSAAygwAId4JQADXCwAh7QkAAAUAIO4JAAAFACBYBAAAjQwAIAUAANUNACAQAADWDQAgEgAAnQ0AIB0AANENACAeAADSDQAgHwAApQ0AICQAAKsNACAlAACrDQAgJgAA1w0AICcAANgNACAoAADZDQAgKQAA2g0AICoAANsNACArAADcDQAgLAAA3Q0AIC8AAN4NACAwAADfDQAgMQAA4A0AIDIAAOENACAzAADiDQAgNAAAmQ0AIDUAAOMNACA2AADkDQAgOQAA5Q0AIJIHAADUDQAwkwcAAAgAEJQHAADUDQAwmgdAANgLACGnBwEA1gsAIakHAgD8CwAhqgcBANYLACGvBwEAiAwAIbAHAQCIDAAhsQcgAMoMACGzBwAA7AwAILoHAgD8CwAhuwcBAIgMACG8BwEAiAwAIb0HAQDWCwAhvgcCAMgMACG_BwIAyAwAIcAHAgD8CwAhwQcCAPwLACHCByAAygwAIcMHQADXCwAhxAcgAMoMACHFByAAygwAIcYHAQCIDAAhxwcBAIgMACHIBwEAiAwAIckHAQCIDAAhygcBAIgMACHLBwEAiAwAIcwHAQCIDAAhzQcQANsMACHOBwEAiAwAIc8HIADKDAAh0AcQANsMACHRBwEAiAwAIdIHAADPDAAg0wcQANsMACHUByAAygwAIdUHAQCIDAAh1gcCAPwLACHXBwEAiAwAIdgHAQCIDAAh2QcBAIgMACHaBwEAiAwAIdsHAQCIDAAh3AcgAMoMACHdBwEAiAwAId4HQADXCwAh3wdAANcLACHgBwEAiAwAIeEHAQCIDAAh4gcBAIgMACHjBwEAiAwAIeQHIADKDAAh5QcgAMoMACHmBwEAiAwAIecHAQCIDAAh6AcBAIgMACHpBwIA_AsAIeoHAgD8CwAh6wdAANgLACHtCQAACAAg7gkAAAgAIA4GAADZCwAgkgcAAIgNADCTBwAApgEAEJQHAACIDQAwlQcCAPwLACGaB0AA2AsAIakHAgD8CwAhuAgCAPwLACHACAAAiQ3cCCLcCAAAzwwAIN0IAgD8CwAh3ggBAIgMACHfCAEAiAwAIeAIQADXCwAhBJsHAAAA3AgCnAcAAADcCAidBwAAANwICKIHAACxDNwIIgOVBwIAAAAB9AdAAAAAAfUHAQAAAAEJBgAA2QsAIJIHAACLDQAwkwcAAKIBABCUBwAAiw0AMJUHAgD8CwAh9AdAANgLACH1BwEA1gsAIfYHAgD8CwAh9wcCAPwLACEDlQcCAAAAAfQHQAAAAAH6BwIAAAABCQYAANkLACAjAgD8CwAhkgcAAI0NADCTBwAAnQEAEJQHAACNDQAwlQcCAPwLACH0B0AA2AsAIfoHAgD8CwAh-wcCAPwLACEDlQcCAAAAAfQHQAAAAAH8BwEAAAABCAYAANkLACA5AgD8CwAhkgcAAI8NADCTBwAAmQEAEJQHAACPDQAwlQcCAPwLACH0B0AA2AsAIfwHAQDWCwAhApUHAgAAAAH0B0AAAAABCwYAANkLACAwAgD8CwAhOQIA_AsAIZIHAACRDQAwkwcAAJUBABCUBwAAkQ0AMJUHAgD8CwAh9AdAANgLACH7BwIA_AsAIf0HAgD8CwAh_gcCAPwLACEKBgAA2QsAIJIHAACSDQAwkwcAAJEBABCUBwAAkg0AMJUHAgD8CwAhqQcEAP0LACH6BwIAyAwAIfwHAQCIDAAhgAhAANgLACGCCAAAkw2CCCIEmwcAAACCCAKcBwAAAIIICJ0HAAAAgggIogcAAIEMgggiA5UHAgAAAAH0B0AAAAAB-AcCAAAAAQkGAADZCwAgLQAAlg0AIJIHAACVDQAwkwcAAIwBABCUBwAAlQ0AMJUHAgD8CwAh9AdAANgLACH4BwIA_AsAIfkHAgD8CwAhDgYAANkLACAXAgD8CwAhLgAAmQ0AIJIHAACYDQAwkwcAAIgBABCUBwAAmA0AMJUHAgD8CwAhqQcCAPwLACGqBwEA1gsAIasIAQCIDAAhrAgBAIgMACGtCCAAygwAIe0JAACIAQAg7gkAAIgBACAClQcCAAAAAawIAQAAAAEMBgAA2QsAIBcCAPwLACEuAACZDQAgkgcAAJgNADCTBwAAiAEAEJQHAACYDQAwlQcCAPwLACGpBwIA_AsAIaoHAQDWCwAhqwgBAIgMACGsCAEAiAwAIa0IIADKDAAhA_EHAACMAQAg8gcAAIwBACDzBwAAjAEAIAkGAADZCwAgFwIA_AsAIZIHAACaDQAwkwcAAIQBABCUBwAAmg0AMJUHAgD8CwAhqQcCAPwLACGqBwEA1gsAIbIHAQDWCwAhApUHAgAAAAHaCAEAAAABCwYAANkLACASAACdDQAgkgcAAJwNADCTBwAAMgAQlAcAAJwNADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGqBwEA1gsAIbkIAQCIDAAh2ggBAIgMACED8QcAADQAIPIHAAA0ACDzBwAANAAgFAYAANkLACCSBwAAng0AMJMHAAB8ABCUBwAAng0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIbgIAgD8CwAhwAgAAIkN3Agi3QgCAPwLACHgCEAA1wsAIeEIAQDWCwAh4ggAAM8MACDjCAAAzwwAIOQIAgD8CwAh5QgCAPwLACHmCAIA_AsAIecIAADPDAAg6AhAANcLACHpCEAA1wsAIQKVBwIAAAABvAgBAAAAAQ8GAADZCwAgGAAAhg0AIJIHAACgDQAwkwcAAHcAEJQHAACgDQAwlQcCAPwLACGaB0AA2AsAIakHAgD8CwAhrwgCAMgMACG8CAEAxgwAIeoIAADPDAAg6wgCAPwLACHsCAAAzwwAIO0IQADXCwAh7ggCAMgMACEHBgAAhw0AIJIHAAChDQAwkwcAAG0AEJQHAAChDQAwlQcCAMgMACGnBwEA1gsAIagHQADYCwAhEgYAANkLACASAACdDQAgFwIA_AsAIZIHAACiDQAwkwcAADkAEJQHAACiDQAwlQcCAPwLACGpBwIA_AsAIaoHAQDWCwAhqwcBAIgMACGsBwEAiAwAIa0HAQCIDAAhrgcBAIgMACGvBwEAiAwAIbAHAQCIDAAhsQcgAMoMACGyBwEAiAwAIbMHAADsDAAgEwYAAIcNACAJAACkDQAgCgAApA0AIAsAAPALACAMAADwCwAgHwAApQ0AICAAAKYNACAhAADxCwAgkgcAAKMNADCTBwAADAAQlAcAAKMNADCVBwIAyAwAIZoHQADYCwAhqQcCAPwLACGHCAEA1gsAIfsIAgD8CwAh_AgCAPwLACH9CAIA_AsAIf4IAQDWCwAhA_EHAAAPACDyBwAADwAg8wcAAA8AIAPxBwAAGAAg8gcAABgAIPMHAAAYACAD8QcAACIAIPIHAAAiACDzBwAAIgAgAqIIAgAAAAGnCAIAAAABCCEAAKkNACAiAACNDAAgkgcAAKgNADCTBwAAWgAQlAcAAKgNADCiCAIA_AsAIacIAgD8CwAhqAhAANgLACEQBQAArA0AIA0AAKsNACAjAACtDQAgkgcAAKoNADCTBwAAVAAQlAcAAKoNADCaB0AA2AsAIakHAgD8CwAhsgcBANYLACHABwIAyAwAIaIIAgDIDAAhqQgBANYLACGqCAIAyAwAIasIAQCIDAAh7QkAAFQAIO4JAABUACAOBQAArA0AIA0AAKsNACAjAACtDQAgkgcAAKoNADCTBwAAVAAQlAcAAKoNADCaB0AA2AsAIakHAgD8CwAhsgcBANYLACHABwIAyAwAIaIIAgDIDAAhqQgBANYLACGqCAIAyAwAIasIAQCIDAAhFQYAAIcNACAJAACkDQAgCgAApA0AIAsAAPALACAMAADwCwAgHwAApQ0AICAAAKYNACAhAADxCwAgkgcAAKMNADCTBwAADAAQlAcAAKMNADCVBwIAyAwAIZoHQADYCwAhqQcCAPwLACGHCAEA1gsAIfsIAgD8CwAh_AgCAPwLACH9CAIA_AsAIf4IAQDWCwAh7QkAAAwAIO4JAAAMACAPAwAA7wsAICEAAPELACA6AADwCwAgkgcAAO4LADCTBwAAAwAQlAcAAO4LADCpBwIA_AsAIaoHAQDWCwAh7AcBANYLACHtBwEA1gsAIe4HAQDWCwAh7wcBANYLACHwBwEA1gsAIe0JAAADACDuCQAAAwAgA_EHAABaACDyBwAAWgAg8wcAAFoAIAKVBwIAAAABvQcBAAAAAQgGAADZCwAgDgAAsA0AIJIHAACvDQAwkwcAAE0AEJQHAACvDQAwlQcCAPwLACG9BwEA1gsAIfQIAgD8CwAhEgYAANkLACANAACrDQAgFwIA_AsAIR0AANENACAeAADSDQAgkgcAANANADCTBwAAGAAQlAcAANANADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGqBwEA1gsAIb0HAQDWCwAh6wdAANgLACGqCAIAyAwAIa0IIADKDAAh7QkAABgAIO4JAAAYACALFwAAsg0AIBgAAIYNACBPAADsDAAgkgcAALENADCTBwAAPgAQlAcAALENADCpBwIA_AsAIYAIQADYCwAhgggBANYLACGuCAIA_AsAIa8IAgDIDAAhLQYAANkLACAUAAC8DQAgFQAAvQ0AIBYAAL4NACAZAAC_DQAgkgcAALUNADCTBwAANAAQlAcAALUNADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGsBwEAiAwAIdAHEADXDAAh6wdAANgLACHtBwEA1gsAIfwHAAC2Db8IIrgIEADXDAAhuQgBAIgMACG7CAIA_AsAIbwIAQDWCwAhvQgBANYLACHACAAAtw3ACCLCCAAAuA3CCCLECAAAuQ3ECCLGCAAAug3GCCLICAAAuw3ICCPJCAIAyAwAIcoIAQDWCwAhywgBAIgMACHMCAEAiAwAIc0IAgDIDAAhzggBAIgMACHPCAEAiAwAIdAIAQCIDAAh0QgBAIgMACHSCBAA1wwAIdMIEADXDAAh1AggAMoMACHVCCAAygwAIdYIIADKDAAh1wggAMoMACHYCEAA1wsAIdkIQADXCwAh7QkAADQAIO4JAAA0ACAClQcCAAAAAbsIAgAAAAEClQcCAAAAAbwIAQAAAAErBgAA2QsAIBQAALwNACAVAAC9DQAgFgAAvg0AIBkAAL8NACCSBwAAtQ0AMJMHAAA0ABCUBwAAtQ0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIawHAQCIDAAh0AcQANcMACHrB0AA2AsAIe0HAQDWCwAh_AcAALYNvwgiuAgQANcMACG5CAEAiAwAIbsIAgD8CwAhvAgBANYLACG9CAEA1gsAIcAIAAC3DcAIIsIIAAC4DcIIIsQIAAC5DcQIIsYIAAC6DcYIIsgIAAC7DcgII8kIAgDIDAAhyggBANYLACHLCAEAiAwAIcwIAQCIDAAhzQgCAMgMACHOCAEAiAwAIc8IAQCIDAAh0AgBAIgMACHRCAEAiAwAIdIIEADXDAAh0wgQANcMACHUCCAAygwAIdUIIADKDAAh1gggAMoMACHXCCAAygwAIdgIQADXCwAh2QhAANcLACEEmwcAAAC_CAKcBwAAAL8ICJ0HAAAAvwgIogcAAKwMvwgiBJsHAAAAwAgCnAcAAADACAidBwAAAMAICKIHAACqDMAIIgSbBwAAAMIIApwHAAAAwggInQcAAADCCAiiBwAAqAzCCCIEmwcAAADECAKcBwAAAMQICJ0HAAAAxAgIogcAAKYMxAgiBJsHAAAAxggCnAcAAADGCAidBwAAAMYICKIHAACkDMYIIgSbBwAAAMgIA5wHAAAAyAgJnQcAAADICAmiBwAAogzICCMNBgAA2QsAIBIAAJ0NACCSBwAAnA0AMJMHAAAyABCUBwAAnA0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhuQgBAIgMACHaCAEAiAwAIe0JAAAyACDuCQAAMgAgFAYAANkLACASAACdDQAgFwIA_AsAIZIHAACiDQAwkwcAADkAEJQHAACiDQAwlQcCAPwLACGpBwIA_AsAIaoHAQDWCwAhqwcBAIgMACGsBwEAiAwAIa0HAQCIDAAhrgcBAIgMACGvBwEAiAwAIbAHAQCIDAAhsQcgAMoMACGyBwEAiAwAIbMHAADsDAAg7QkAADkAIO4JAAA5ACAD8QcAAC4AIPIHAAAuACDzBwAALgAgA_EHAAA-ACDyBwAAPgAg8wcAAD4AIBQPAADCDQAgFwAAsg0AIBoAAMMNACCSBwAAwA0AMJMHAAAuABCUBwAAwA0AMKkHAgD8CwAhqgcBANYLACH6BwIAyAwAIa4IAgD8CwAhsAgCAMgMACGxCAEAiAwAIbIIAQCIDAAhswgBAIgMACG1CAAAwQ21CCK2CBAA2wwAIbcIEADXDAAhuAgQANsMACG5CAEAiAwAIboIAgD8CwAhBJsHAAAAtQgCnAcAAAC1CAidBwAAALUICKIHAACZDLUIIh4GAADZCwAgDgAAzA0AIBAAAKYNACARAADNDQAgFwIA_AsAIRsAAL4NACAcAADODQAgkgcAAMsNADCTBwAAHQAQlAcAAMsNADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGqBwEA1gsAIbwHAQDWCwAh6wdAANgLACGtCCAAygwAIbIIAQCIDAAhtQgAAMENtQgitggQANsMACHwCBAA2wwAIfQIAgDIDAAh9QgQANsMACH2CCAAygwAIfcIEADXDAAh-AgQANcMACH5CAEA1gsAIfoIQADXCwAh7QkAAB0AIO4JAAAdACAPDwAAxg0AIBsAAL4NACCSBwAAxQ0AMJMHAAAqABCUBwAAxQ0AMKkHAgD8CwAh-gcCAPwLACGtCCAAygwAIbIIAQCIDAAhtggQANsMACG6CAIA_AsAIe8IAAC3DAAg8AgQANsMACHtCQAAKgAg7gkAACoAIAL6BwIAAAAB7wgBAAAABA0PAADGDQAgGwAAvg0AIJIHAADFDQAwkwcAACoAEJQHAADFDQAwqQcCAPwLACH6BwIA_AsAIa0IIADKDAAhsggBAIgMACG2CBAA2wwAIboIAgD8CwAh7wgAALcMACDwCBAA2wwAIR4GAADZCwAgDgAAzA0AIBAAAKYNACARAADNDQAgFwIA_AsAIRsAAL4NACAcAADODQAgkgcAAMsNADCTBwAAHQAQlAcAAMsNADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGqBwEA1gsAIbwHAQDWCwAh6wdAANgLACGtCCAAygwAIbIIAQCIDAAhtQgAAMENtQgitggQANsMACHwCBAA2wwAIfQIAgDIDAAh9QgQANsMACH2CCAAygwAIfcIEADXDAAh-AgQANcMACH5CAEA1gsAIfoIQADXCwAh7QkAAB0AIO4JAAAdACAC-gcCAAAAAboIAgAAAAEJDwAAxg0AIJIHAADIDQAwkwcAACYAEJQHAADIDQAwqQcCAPwLACGqBwEA1gsAIfoHAgD8CwAhuggCAPwLACHvCAAAtwwAIAkNAADKDQAgDwAAxg0AIBcCAPwLACGSBwAAyQ0AMJMHAAAiABCUBwAAyQ0AMKkHAgD8CwAh-gcCAPwLACGqCAIA_AsAIRUGAACHDQAgCQAApA0AIAoAAKQNACALAADwCwAgDAAA8AsAIB8AAKUNACAgAACmDQAgIQAA8QsAIJIHAACjDQAwkwcAAAwAEJQHAACjDQAwlQcCAMgMACGaB0AA2AsAIakHAgD8CwAhhwgBANYLACH7CAIA_AsAIfwIAgD8CwAh_QgCAPwLACH-CAEA1gsAIe0JAAAMACDuCQAADAAgHAYAANkLACAOAADMDQAgEAAApg0AIBEAAM0NACAXAgD8CwAhGwAAvg0AIBwAAM4NACCSBwAAyw0AMJMHAAAdABCUBwAAyw0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhvAcBANYLACHrB0AA2AsAIa0IIADKDAAhsggBAIgMACG1CAAAwQ21CCK2CBAA2wwAIfAIEADbDAAh9AgCAMgMACH1CBAA2wwAIfYIIADKDAAh9wgQANcMACH4CBAA1wwAIfkIAQDWCwAh-ghAANcLACESBgAA2QsAIA0AAKsNACAXAgD8CwAhHQAA0Q0AIB4AANINACCSBwAA0A0AMJMHAAAYABCUBwAA0A0AMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhvQcBANYLACHrB0AA2AsAIaoIAgDIDAAhrQggAMoMACHtCQAAGAAg7gkAABgAIAPxBwAAJgAg8gcAACYAIPMHAAAmACAD8QcAACoAIPIHAAAqACDzBwAAKgAgApUHAgAAAAG9BwEAAAABEAYAANkLACANAACrDQAgFwIA_AsAIR0AANENACAeAADSDQAgkgcAANANADCTBwAAGAAQlAcAANANADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGqBwEA1gsAIb0HAQDWCwAh6wdAANgLACGqCAIAyAwAIa0IIADKDAAhA_EHAAAdACDyBwAAHQAg8wcAAB0AIAPxBwAATQAg8gcAAE0AIPMHAABNACAcBwAAqw0AIAgAAKsNACAkAQCIDAAhkgcAANMNADCTBwAADwAQlAcAANMNADCpBwIA_AsAIbAHAQCIDAAh6QcCAPwLACHrB0AA2AsAIZAIAQCIDAAhkQgBAIgMACGSCAEAiAwAIZMIAQCIDAAhlAgBANYLACGVCAEA1gsAIZYIAQDWCwAhlwgBAIgMACGYCAEAiAwAIZkIAQDWCwAhmggBANYLACGbCAEAiAwAIZwIAQCIDAAhnQgCAMgMACGeCAIAyAwAIZ8IIADKDAAhoAgBAIgMACGhCCAAygwAIVYEAACNDAAgBQAA1Q0AIBAAANYNACASAACdDQAgHQAA0Q0AIB4AANINACAfAAClDQAgJAAAqw0AICUAAKsNACAmAADXDQAgJwAA2A0AICgAANkNACApAADaDQAgKgAA2w0AICsAANwNACAsAADdDQAgLwAA3g0AIDAAAN8NACAxAADgDQAgMgAA4Q0AIDMAAOINACA0AACZDQAgNQAA4w0AIDYAAOQNACA5AADlDQAgkgcAANQNADCTBwAACAAQlAcAANQNADCaB0AA2AsAIacHAQDWCwAhqQcCAPwLACGqBwEA1gsAIa8HAQCIDAAhsAcBAIgMACGxByAAygwAIbMHAADsDAAgugcCAPwLACG7BwEAiAwAIbwHAQCIDAAhvQcBANYLACG-BwIAyAwAIb8HAgDIDAAhwAcCAPwLACHBBwIA_AsAIcIHIADKDAAhwwdAANcLACHEByAAygwAIcUHIADKDAAhxgcBAIgMACHHBwEAiAwAIcgHAQCIDAAhyQcBAIgMACHKBwEAiAwAIcsHAQCIDAAhzAcBAIgMACHNBxAA2wwAIc4HAQCIDAAhzwcgAMoMACHQBxAA2wwAIdEHAQCIDAAh0gcAAM8MACDTBxAA2wwAIdQHIADKDAAh1QcBAIgMACHWBwIA_AsAIdcHAQCIDAAh2AcBAIgMACHZBwEAiAwAIdoHAQCIDAAh2wcBAIgMACHcByAAygwAId0HAQCIDAAh3gdAANcLACHfB0AA1wsAIeAHAQCIDAAh4QcBAIgMACHiBwEAiAwAIeMHAQCIDAAh5AcgAMoMACHlByAAygwAIeYHAQCIDAAh5wcBAIgMACHoBwEAiAwAIekHAgD8CwAh6gcCAPwLACHrB0AA2AsAIQ8DAADvCwAgIQAA8QsAIDoAAPALACCSBwAA7gsAMJMHAAADABCUBwAA7gsAMKkHAgD8CwAhqgcBANYLACHsBwEA1gsAIe0HAQDWCwAh7gcBANYLACHvBwEA1gsAIfAHAQDWCwAh7QkAAAMAIO4JAAADACAD8QcAAAwAIPIHAAAMACDzBwAADAAgA_EHAAA5ACDyBwAAOQAg8wcAADkAIAPxBwAAbQAg8gcAAG0AIPMHAABtACANBgAA2QsAICgBANYLACGSBwAA1QsAMJMHAAByABCUBwAA1QsAMJUHAgD8CwAhlgcBANYLACGXB0AA1wsAIZgHQADXCwAhmQdAANcLACGaB0AA2AsAIe0JAAByACDuCQAAcgAgA_EHAAB3ACDyBwAAdwAg8wcAAHcAIAPxBwAAfAAg8gcAAHwAIPMHAAB8ACAD8QcAADIAIPIHAAAyACDzBwAAMgAgA_EHAACEAQAg8gcAAIQBACDzBwAAhAEAIAPxBwAAiAEAIPIHAACIAQAg8wcAAIgBACAD8QcAAJEBACDyBwAAkQEAIPMHAACRAQAgA_EHAACVAQAg8gcAAJUBACDzBwAAlQEAIAPxBwAAmQEAIPIHAACZAQAg8wcAAJkBACAD8QcAAJ0BACDyBwAAnQEAIPMHAACdAQAgA_EHAACiAQAg8gcAAKIBACDzBwAAogEAIAPxBwAApgEAIPIHAACmAQAg8wcAAKYBACAD8QcAAKoBACDyBwAAqgEAIPMHAACqAQAgHwUAAKwNACApAADaDQAgOQAA5Q0AIDoAAPALACA7AADoDQAgPAAA6Q0AID0AAOoNACA-AADrDQAgQAAA7A0AIEUAAK0NACBGAADtDQAgRwAAvw0AIEgAAOUNACBJAADuDQAgkgcAAOYNADCTBwAABQAQlAcAAOYNADCaB0AA2AsAIakHAgD8CwAhqgcBANYLACHABwIAyAwAIesHQADYCwAh2ggBAIgMACGDCQEA1gsAIcUJIADKDAAh2QkAAOcN2Qki2gkBANYLACHbCUAA1wsAIdwJQADXCwAh3QkgAMoMACHeCUAA1wsAIQSbBwAAANkJApwHAAAA2QkInQcAAADZCQiiBwAA9QzZCSID8QcAAMkBACDyBwAAyQEAIPMHAADJAQAgA_EHAADNAQAg8gcAAM0BACDzBwAAzQEAIAPxBwAA0QEAIPIHAADRAQAg8wcAANEBACAD8QcAANUBACDyBwAA1QEAIPMHAADVAQAgFCIAAI0MACBBAAD-DAAgRAAA5wwAIJIHAACADQAwkwcAANkBABCUBwAAgA0AMJoHQADYCwAhqQcCAPwLACHrB0AA2AsAIaIIAgD8CwAhnglAANcLACGjCQIA_AsAIboJQADYCwAhuwkBAIgMACG8CUAA1wsAIb0JQADXCwAhvgkgAMoMACG_CQAA4wwAIO0JAADZAQAg7gkAANkBACANIgAAjQwAIJIHAACMDAAwkwcAAO0BABCUBwAAjAwAMJoHQADYCwAhqQcCAPwLACGiCAIA_AsAIaMIAQDWCwAhpAgBANYLACGlCAEA1gsAIaYIAQCIDAAh7QkAAO0BACDuCQAA7QEAIAPxBwAA8gEAIPIHAADyAQAg8wcAAPIBACAAAAAAAAAB8gkBAAAAAQHyCUAAAAABAfIJQAAAAAEF8gkCAAAAAfkJAgAAAAH6CQIAAAAB-wkCAAAAAfwJAgAAAAEFVgAArhoAIFcAALEaACDvCQAArxoAIPAJAACwGgAg9QkAAAoAIANWAACuGgAg7wkAAK8aACD1CQAACgAgPQQAALAVACAFAACkFwAgEAAAshcAIBIAAJ4XACAdAACwFwAgHgAAsRcAIB8AAKAXACAkAACjFwAgJQAAoxcAICYAALMXACAnAAC0FwAgKAAAtRcAICkAALYXACAqAAC3FwAgKwAAuBcAICwAALkXACAvAAC6FwAgMAAAuxcAIDEAALwXACAyAAC9FwAgMwAAvhcAIDQAAJ0XACA1AAC_FwAgNgAAwBcAIDkAAMEXACCvBwAA7w0AILAHAADvDQAgswcAAO8NACC7BwAA7w0AILwHAADvDQAgvgcAAO8NACC_BwAA7w0AIMMHAADvDQAgxgcAAO8NACDHBwAA7w0AIMgHAADvDQAgyQcAAO8NACDKBwAA7w0AIMsHAADvDQAgzAcAAO8NACDNBwAA7w0AIM4HAADvDQAg0AcAAO8NACDRBwAA7w0AINMHAADvDQAg1QcAAO8NACDXBwAA7w0AINgHAADvDQAg2QcAAO8NACDaBwAA7w0AINsHAADvDQAg3QcAAO8NACDeBwAA7w0AIN8HAADvDQAg4AcAAO8NACDhBwAA7w0AIOIHAADvDQAg4wcAAO8NACDmBwAA7w0AIOcHAADvDQAg6AcAAO8NACAAAAAAAAXyCQIAAAAB-QkCAAAAAfoJAgAAAAH7CQIAAAAB_AkCAAAAAQdWAACpGgAgVwAArBoAIO8JAACqGgAg8AkAAKsaACDzCQAACAAg9AkAAAgAIPUJAAAKACADVgAAqRoAIO8JAACqGgAg9QkAAAoAIAAAAAAAAfIJAQAAAAEB8gkgAAAAAQVWAACIGgAgVwAApxoAIO8JAACJGgAg8AkAAKYaACD1CQAACgAgC1YAAI0OADBXAACSDgAw7wkAAI4OADDwCQAAjw4AMPEJAACQDgAg8gkAAJEOADDzCQAAkQ4AMPQJAACRDgAw9QkAAJEOADD2CQAAkw4AMPcJAACUDgAwJgYAAMQOACAUAADFDgAgFgAAxg4AIBkAAMcOACCVBwIAAAABmgdAAAAAAakHAgAAAAGsBwEAAAAB0AcQAAAAAesHQAAAAAHtBwEAAAAB_AcAAAC_CAK4CBAAAAABuQgBAAAAAbsIAgAAAAG8CAEAAAABvQgBAAAAAcAIAAAAwAgCwggAAADCCALECAAAAMQIAsYIAAAAxggCyAgAAADICAPJCAIAAAAByggBAAAAAcsIAQAAAAHMCAEAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIEAAAAAHTCBAAAAAB1AggAAAAAdUIIAAAAAHWCCAAAAAB1wggAAAAAdgIQAAAAAHZCEAAAAABAgAAADYAIFYAAMMOACADAAAANgAgVgAAww4AIFcAAJ4OACABTwAApRoAMC0GAADZCwAgFAAAvA0AIBUAAL0NACAWAAC-DQAgGQAAvw0AIJIHAAC1DQAwkwcAADQAEJQHAAC1DQAwlQcCAPwLACGaB0AA2AsAIakHAgAAAAGsBwEAiAwAIdAHEADXDAAh6wdAANgLACHtBwEA1gsAIfwHAAC2Db8IIrgIEADXDAAhuQgBAIgMACG7CAIA_AsAIbwIAQDWCwAhvQgBAAAAAcAIAAC3DcAIIsIIAAC4DcIIIsQIAAC5DcQIIsYIAAC6DcYIIsgIAAC7DcgII8kIAgDIDAAhyggBANYLACHLCAEAiAwAIcwIAQCIDAAhzQgCAMgMACHOCAEAiAwAIc8IAQCIDAAh0AgBAIgMACHRCAEAiAwAIdIIEADXDAAh0wgQANcMACHUCCAAygwAIdUIIADKDAAh1gggAMoMACHXCCAAygwAIdgIQADXCwAh2QhAANcLACHnCQAAtA0AIOoJAACzDQAgAgAAADYAIE8AAJ4OACACAAAAlQ4AIE8AAJYOACAmkgcAAJQOADCTBwAAlQ4AEJQHAACUDgAwlQcCAPwLACGaB0AA2AsAIakHAgD8CwAhrAcBAIgMACHQBxAA1wwAIesHQADYCwAh7QcBANYLACH8BwAAtg2_CCK4CBAA1wwAIbkIAQCIDAAhuwgCAPwLACG8CAEA1gsAIb0IAQDWCwAhwAgAALcNwAgiwggAALgNwggixAgAALkNxAgixggAALoNxggiyAgAALsNyAgjyQgCAMgMACHKCAEA1gsAIcsIAQCIDAAhzAgBAIgMACHNCAIAyAwAIc4IAQCIDAAhzwgBAIgMACHQCAEAiAwAIdEIAQCIDAAh0ggQANcMACHTCBAA1wwAIdQIIADKDAAh1QggAMoMACHWCCAAygwAIdcIIADKDAAh2AhAANcLACHZCEAA1wsAISaSBwAAlA4AMJMHAACVDgAQlAcAAJQOADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGsBwEAiAwAIdAHEADXDAAh6wdAANgLACHtBwEA1gsAIfwHAAC2Db8IIrgIEADXDAAhuQgBAIgMACG7CAIA_AsAIbwIAQDWCwAhvQgBANYLACHACAAAtw3ACCLCCAAAuA3CCCLECAAAuQ3ECCLGCAAAug3GCCLICAAAuw3ICCPJCAIAyAwAIcoIAQDWCwAhywgBAIgMACHMCAEAiAwAIc0IAgDIDAAhzggBAIgMACHPCAEAiAwAIdAIAQCIDAAh0QgBAIgMACHSCBAA1wwAIdMIEADXDAAh1AggAMoMACHVCCAAygwAIdYIIADKDAAh1wggAMoMACHYCEAA1wsAIdkIQADXCwAhIpUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIawHAQCJDgAh0AcQAJ0OACHrB0AA9w0AIe0HAQD1DQAh_AcAAJcOvwgiuAgQAJ0OACG5CAEAiQ4AIbsIAgD4DQAhvAgBAPUNACG9CAEA9Q0AIcAIAACYDsAIIsIIAACZDsIIIsQIAACaDsQIIsYIAACbDsYIIsgIAACcDsgII8kIAgCBDgAhyggBAPUNACHLCAEAiQ4AIcwIAQCJDgAhzggBAIkOACHPCAEAiQ4AIdAIAQCJDgAh0QgBAIkOACHSCBAAnQ4AIdMIEACdDgAh1AggAIoOACHVCCAAig4AIdYIIACKDgAh1wggAIoOACHYCEAA9g0AIdkIQAD2DQAhAfIJAAAAvwgCAfIJAAAAwAgCAfIJAAAAwggCAfIJAAAAxAgCAfIJAAAAxggCAfIJAAAAyAgDBfIJEAAAAAH5CRAAAAAB-gkQAAAAAfsJEAAAAAH8CRAAAAABJgYAAJ8OACAUAACgDgAgFgAAoQ4AIBkAAKIOACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGsBwEAiQ4AIdAHEACdDgAh6wdAAPcNACHtBwEA9Q0AIfwHAACXDr8IIrgIEACdDgAhuQgBAIkOACG7CAIA-A0AIbwIAQD1DQAhvQgBAPUNACHACAAAmA7ACCLCCAAAmQ7CCCLECAAAmg7ECCLGCAAAmw7GCCLICAAAnA7ICCPJCAIAgQ4AIcoIAQD1DQAhywgBAIkOACHMCAEAiQ4AIc4IAQCJDgAhzwgBAIkOACHQCAEAiQ4AIdEIAQCJDgAh0ggQAJ0OACHTCBAAnQ4AIdQIIACKDgAh1QggAIoOACHWCCAAig4AIdcIIACKDgAh2AhAAPYNACHZCEAA9g0AIQVWAACMGgAgVwAAoxoAIO8JAACNGgAg8AkAAKIaACD1CQAACgAgB1YAAIoaACBXAACgGgAg7wkAAIsaACDwCQAAnxoAIPMJAAAyACD0CQAAMgAg9QkAAIIBACALVgAAsQ4AMFcAALYOADDvCQAAsg4AMPAJAACzDgAw8QkAALQOACDyCQAAtQ4AMPMJAAC1DgAw9AkAALUOADD1CQAAtQ4AMPYJAAC3DgAw9wkAALgOADALVgAAow4AMFcAAKgOADDvCQAApA4AMPAJAAClDgAw8QkAAKYOACDyCQAApw4AMPMJAACnDgAw9AkAAKcOADD1CQAApw4AMPYJAACpDgAw9wkAAKoOADAGGAAAsA4AIE-AAAAAAakHAgAAAAGACEAAAAABgggBAAAAAa8IAgAAAAECAAAAQAAgVgAArw4AIAMAAABAACBWAACvDgAgVwAArQ4AIAFPAACeGgAwCxcAALINACAYAACGDQAgTwAA7AwAIJIHAACxDQAwkwcAAD4AEJQHAACxDQAwqQcCAAAAAYAIQADYCwAhgggBANYLACGuCAIA_AsAIa8IAgDIDAAhAgAAAEAAIE8AAK0OACACAAAAqw4AIE8AAKwOACAJTwAA7AwAIJIHAACqDgAwkwcAAKsOABCUBwAAqg4AMKkHAgD8CwAhgAhAANgLACGCCAEA1gsAIa4IAgD8CwAhrwgCAMgMACEJTwAA7AwAIJIHAACqDgAwkwcAAKsOABCUBwAAqg4AMKkHAgD8CwAhgAhAANgLACGCCAEA1gsAIa4IAgD8CwAhrwgCAMgMACEFT4AAAAABqQcCAPgNACGACEAA9w0AIYIIAQD1DQAhrwgCAIEOACEGGAAArg4AIE-AAAAAAakHAgD4DQAhgAhAAPcNACGCCAEA9Q0AIa8IAgCBDgAhB1YAAJkaACBXAACcGgAg7wkAAJoaACDwCQAAmxoAIPMJAAAFACD0CQAABQAg9QkAAAEAIAYYAACwDgAgT4AAAAABqQcCAAAAAYAIQAAAAAGCCAEAAAABrwgCAAAAAQNWAACZGgAg7wkAAJoaACD1CQAAAQAgDw8AAMEOACAaAADCDgAgqQcCAAAAAaoHAQAAAAH6BwIAAAABsAgCAAAAAbEIAQAAAAGyCAEAAAABswgBAAAAAbUIAAAAtQgCtggQAAAAAbcIEAAAAAG4CBAAAAABuQgBAAAAAboIAgAAAAECAAAAMAAgVgAAwA4AIAMAAAAwACBWAADADgAgVwAAvQ4AIAFPAACYGgAwFA8AAMINACAXAACyDQAgGgAAww0AIJIHAADADQAwkwcAAC4AEJQHAADADQAwqQcCAAAAAaoHAQDWCwAh-gcCAMgMACGuCAIA_AsAIbAIAgDIDAAhsQgBAIgMACGyCAEAiAwAIbMIAQCIDAAhtQgAAMENtQgitggQANsMACG3CBAA1wwAIbgIEADbDAAhuQgBAIgMACG6CAIA_AsAIQIAAAAwACBPAAC9DgAgAgAAALkOACBPAAC6DgAgEZIHAAC4DgAwkwcAALkOABCUBwAAuA4AMKkHAgD8CwAhqgcBANYLACH6BwIAyAwAIa4IAgD8CwAhsAgCAMgMACGxCAEAiAwAIbIIAQCIDAAhswgBAIgMACG1CAAAwQ21CCK2CBAA2wwAIbcIEADXDAAhuAgQANsMACG5CAEAiAwAIboIAgD8CwAhEZIHAAC4DgAwkwcAALkOABCUBwAAuA4AMKkHAgD8CwAhqgcBANYLACH6BwIAyAwAIa4IAgD8CwAhsAgCAMgMACGxCAEAiAwAIbIIAQCIDAAhswgBAIgMACG1CAAAwQ21CCK2CBAA2wwAIbcIEADXDAAhuAgQANsMACG5CAEAiAwAIboIAgD8CwAhDakHAgD4DQAhqgcBAPUNACH6BwIAgQ4AIbAIAgCBDgAhsQgBAIkOACGyCAEAiQ4AIbMIAQCJDgAhtQgAALsOtQgitggQALwOACG3CBAAnQ4AIbgIEAC8DgAhuQgBAIkOACG6CAIA-A0AIQHyCQAAALUIAgXyCRAAAAAB-QkQAAAAAfoJEAAAAAH7CRAAAAAB_AkQAAAAAQ8PAAC-DgAgGgAAvw4AIKkHAgD4DQAhqgcBAPUNACH6BwIAgQ4AIbAIAgCBDgAhsQgBAIkOACGyCAEAiQ4AIbMIAQCJDgAhtQgAALsOtQgitggQALwOACG3CBAAnQ4AIbgIEAC8DgAhuQgBAIkOACG6CAIA-A0AIQdWAACQGgAgVwAAlhoAIO8JAACRGgAg8AkAAJUaACDzCQAAHQAg9AkAAB0AIPUJAAAfACAHVgAAjhoAIFcAAJMaACDvCQAAjxoAIPAJAACSGgAg8wkAACoAIPQJAAAqACD1CQAALAAgDw8AAMEOACAaAADCDgAgqQcCAAAAAaoHAQAAAAH6BwIAAAABsAgCAAAAAbEIAQAAAAGyCAEAAAABswgBAAAAAbUIAAAAtQgCtggQAAAAAbcIEAAAAAG4CBAAAAABuQgBAAAAAboIAgAAAAEDVgAAkBoAIO8JAACRGgAg9QkAAB8AIANWAACOGgAg7wkAAI8aACD1CQAALAAgJgYAAMQOACAUAADFDgAgFgAAxg4AIBkAAMcOACCVBwIAAAABmgdAAAAAAakHAgAAAAGsBwEAAAAB0AcQAAAAAesHQAAAAAHtBwEAAAAB_AcAAAC_CAK4CBAAAAABuQgBAAAAAbsIAgAAAAG8CAEAAAABvQgBAAAAAcAIAAAAwAgCwggAAADCCALECAAAAMQIAsYIAAAAxggCyAgAAADICAPJCAIAAAAByggBAAAAAcsIAQAAAAHMCAEAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIEAAAAAHTCBAAAAAB1AggAAAAAdUIIAAAAAHWCCAAAAAB1wggAAAAAdgIQAAAAAHZCEAAAAABA1YAAIwaACDvCQAAjRoAIPUJAAAKACADVgAAihoAIO8JAACLGgAg9QkAAIIBACAEVgAAsQ4AMO8JAACyDgAw8QkAALQOACD1CQAAtQ4AMARWAACjDgAw7wkAAKQOADDxCQAApg4AIPUJAACnDgAwA1YAAIgaACDvCQAAiRoAIPUJAAAKACAEVgAAjQ4AMO8JAACODgAw8QkAAJAOACD1CQAAkQ4AMAAAAAAABVYAAIMZACBXAACGGgAg7wkAAIQZACDwCQAAhRoAIPUJAAABACAFVgAAgRkAIFcAAIMaACDvCQAAghkAIPAJAACCGgAg9QkAAM0KACAHVgAA_xgAIFcAAIAaACDvCQAAgBkAIPAJAAD_GQAg8wkAAAwAIPQJAAAMACD1CQAAaAAgB1YAAPwYACBXAAD9GQAg7wkAAP0YACDwCQAA_BkAIPMJAAAMACD0CQAADAAg9QkAAGgAIAtWAADbEQAwVwAA4BEAMO8JAADcEQAw8AkAAN0RADDxCQAA3hEAIPIJAADfEQAw8wkAAN8RADD0CQAA3xEAMPUJAADfEQAw9gkAAOERADD3CQAA4hEAMAtWAADPEQAwVwAA1BEAMO8JAADQEQAw8AkAANERADDxCQAA0hEAIPIJAADTEQAw8wkAANMRADD0CQAA0xEAMPUJAADTEQAw9gkAANURADD3CQAA1hEAMAtWAADDEQAwVwAAyBEAMO8JAADEEQAw8AkAAMURADDxCQAAxhEAIPIJAADHEQAw8wkAAMcRADD0CQAAxxEAMPUJAADHEQAw9gkAAMkRADD3CQAAyhEAMAdWAAC-EQAgVwAAwREAIO8JAAC_EQAg8AkAAMARACDzCQAAcgAg9AkAAHIAIPUJAACtCwAgC1YAAJYRADBXAACbEQAw7wkAAJcRADDwCQAAmBEAMPEJAACZEQAg8gkAAJoRADDzCQAAmhEAMPQJAACaEQAw9QkAAJoRADD2CQAAnBEAMPcJAACdEQAwC1YAAIgRADBXAACNEQAw7wkAAIkRADDwCQAAihEAMPEJAACLEQAg8gkAAIwRADDzCQAAjBEAMPQJAACMEQAw9QkAAIwRADD2CQAAjhEAMPcJAACPEQAwC1YAALIQADBXAAC3EAAw7wkAALMQADDwCQAAtBAAMPEJAAC1EAAg8gkAALYQADDzCQAAthAAMPQJAAC2EAAw9QkAALYQADD2CQAAuBAAMPcJAAC5EAAwC1YAAKQQADBXAACpEAAw7wkAAKUQADDwCQAAphAAMPEJAACnEAAg8gkAAKgQADDzCQAAqBAAMPQJAACoEAAw9QkAAKgQADD2CQAAqhAAMPcJAACrEAAwC1YAAJgQADBXAACdEAAw7wkAAJkQADDwCQAAmhAAMPEJAACbEAAg8gkAAJwQADDzCQAAnBAAMPQJAACcEAAw9QkAAJwQADD2CQAAnhAAMPcJAACfEAAwC1YAAI8QADBXAACTEAAw7wkAAJAQADDwCQAAkRAAMPEJAACSEAAg8gkAAJEOADDzCQAAkQ4AMPQJAACRDgAw9QkAAJEOADD2CQAAlBAAMPcJAACUDgAwC1YAAPYPADBXAAD7DwAw7wkAAPcPADDwCQAA-A8AMPEJAAD5DwAg8gkAAPoPADDzCQAA-g8AMPQJAAD6DwAw9QkAAPoPADD2CQAA_A8AMPcJAAD9DwAwC1YAAOoPADBXAADvDwAw7wkAAOsPADDwCQAA7A8AMPEJAADtDwAg8gkAAO4PADDzCQAA7g8AMPQJAADuDwAw9QkAAO4PADD2CQAA8A8AMPcJAADxDwAwC1YAANEPADBXAADWDwAw7wkAANIPADDwCQAA0w8AMPEJAADUDwAg8gkAANUPADDzCQAA1Q8AMPQJAADVDwAw9QkAANUPADD2CQAA1w8AMPcJAADYDwAwC1YAAMMPADBXAADIDwAw7wkAAMQPADDwCQAAxQ8AMPEJAADGDwAg8gkAAMcPADDzCQAAxw8AMPQJAADHDwAw9QkAAMcPADD2CQAAyQ8AMPcJAADKDwAwC1YAALcPADBXAAC8DwAw7wkAALgPADDwCQAAuQ8AMPEJAAC6DwAg8gkAALsPADDzCQAAuw8AMPQJAAC7DwAw9QkAALsPADD2CQAAvQ8AMPcJAAC-DwAwC1YAAKsPADBXAACwDwAw7wkAAKwPADDwCQAArQ8AMPEJAACuDwAg8gkAAK8PADDzCQAArw8AMPQJAACvDwAw9QkAAK8PADD2CQAAsQ8AMPcJAACyDwAwC1YAAJ8PADBXAACkDwAw7wkAAKAPADDwCQAAoQ8AMPEJAACiDwAg8gkAAKMPADDzCQAAow8AMPQJAACjDwAw9QkAAKMPADD2CQAApQ8AMPcJAACmDwAwC1YAAJEPADBXAACWDwAw7wkAAJIPADDwCQAAkw8AMPEJAACUDwAg8gkAAJUPADDzCQAAlQ8AMPQJAACVDwAw9QkAAJUPADD2CQAAlw8AMPcJAACYDwAwC1YAAIUPADBXAACKDwAw7wkAAIYPADDwCQAAhw8AMPEJAACIDwAg8gkAAIkPADDzCQAAiQ8AMPQJAACJDwAw9QkAAIkPADD2CQAAiw8AMPcJAACMDwAwC1YAAPgOADBXAAD9DgAw7wkAAPkOADDwCQAA-g4AMPEJAAD7DgAg8gkAAPwOADDzCQAA_A4AMPQJAAD8DgAw9QkAAPwOADD2CQAA_g4AMPcJAAD_DgAwC1YAAOgOADBXAADtDgAw7wkAAOkOADDwCQAA6g4AMPEJAADrDgAg8gkAAOwOADDzCQAA7A4AMPQJAADsDgAw9QkAAOwOADD2CQAA7g4AMPcJAADvDgAwCyIAAPYOACA3AAD3DgAgmgdAAAAAAakHAQAAAAGsBwEAAAABoggCAAAAAdAJQAAAAAHTCQIAAAAB1AlAAAAAAdYJAQAAAAHXCUAAAAABAgAAAKwBACBWAAD1DgAgAwAAAKwBACBWAAD1DgAgVwAA8g4AIAFPAAD7GQAwECIAAI0MACA3AACGDQAgOAAAhw0AIJIHAACFDQAwkwcAAKoBABCUBwAAhQ0AMJoHQADYCwAhqQcBAAAAAawHAQCIDAAhoggCAPwLACHQCUAA2AsAIdMJAgDIDAAh1AlAANcLACHVCQIAyAwAIdYJAQCIDAAh1wlAANgLACECAAAArAEAIE8AAPIOACACAAAA8A4AIE8AAPEOACANkgcAAO8OADCTBwAA8A4AEJQHAADvDgAwmgdAANgLACGpBwEA1gsAIawHAQCIDAAhoggCAPwLACHQCUAA2AsAIdMJAgDIDAAh1AlAANcLACHVCQIAyAwAIdYJAQCIDAAh1wlAANgLACENkgcAAO8OADCTBwAA8A4AEJQHAADvDgAwmgdAANgLACGpBwEA1gsAIawHAQCIDAAhoggCAPwLACHQCUAA2AsAIdMJAgDIDAAh1AlAANcLACHVCQIAyAwAIdYJAQCIDAAh1wlAANgLACEJmgdAAPcNACGpBwEA9Q0AIawHAQCJDgAhoggCAPgNACHQCUAA9w0AIdMJAgCBDgAh1AlAAPYNACHWCQEAiQ4AIdcJQAD3DQAhCyIAAPMOACA3AAD0DgAgmgdAAPcNACGpBwEA9Q0AIawHAQCJDgAhoggCAPgNACHQCUAA9w0AIdMJAgCBDgAh1AlAAPYNACHWCQEAiQ4AIdcJQAD3DQAhBVYAAPMZACBXAAD5GQAg7wkAAPQZACDwCQAA-BkAIPUJAAABACAHVgAA8RkAIFcAAPYZACDvCQAA8hkAIPAJAAD1GQAg8wkAAAUAIPQJAAAFACD1CQAAAQAgCyIAAPYOACA3AAD3DgAgmgdAAAAAAakHAQAAAAGsBwEAAAABoggCAAAAAdAJQAAAAAHTCQIAAAAB1AlAAAAAAdYJAQAAAAHXCUAAAAABA1YAAPMZACDvCQAA9BkAIPUJAAABACADVgAA8RkAIO8JAADyGQAg9QkAAAEAIAmaB0AAAAABqQcCAAAAAbgIAgAAAAHACAAAANwIAtwIgAAAAAHdCAIAAAAB3ggBAAAAAd8IAQAAAAHgCEAAAAABAgAAAKgBACBWAACEDwAgAwAAAKgBACBWAACEDwAgVwAAgw8AIAFPAADwGQAwDgYAANkLACCSBwAAiA0AMJMHAACmAQAQlAcAAIgNADCVBwIA_AsAIZoHQADYCwAhqQcCAAAAAbgIAgD8CwAhwAgAAIkN3Agi3AgAAM8MACDdCAIA_AsAId4IAQCIDAAh3wgBAIgMACHgCEAA1wsAIQIAAACoAQAgTwAAgw8AIAIAAACADwAgTwAAgQ8AIA2SBwAA_w4AMJMHAACADwAQlAcAAP8OADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACG4CAIA_AsAIcAIAACJDdwIItwIAADPDAAg3QgCAPwLACHeCAEAiAwAId8IAQCIDAAh4AhAANcLACENkgcAAP8OADCTBwAAgA8AEJQHAAD_DgAwlQcCAPwLACGaB0AA2AsAIakHAgD8CwAhuAgCAPwLACHACAAAiQ3cCCLcCAAAzwwAIN0IAgD8CwAh3ggBAIgMACHfCAEAiAwAIeAIQADXCwAhCZoHQAD3DQAhqQcCAPgNACG4CAIA-A0AIcAIAACCD9wIItwIgAAAAAHdCAIA-A0AId4IAQCJDgAh3wgBAIkOACHgCEAA9g0AIQHyCQAAANwIAgmaB0AA9w0AIakHAgD4DQAhuAgCAPgNACHACAAAgg_cCCLcCIAAAAAB3QgCAPgNACHeCAEAiQ4AId8IAQCJDgAh4AhAAPYNACEJmgdAAAAAAakHAgAAAAG4CAIAAAABwAgAAADcCALcCIAAAAAB3QgCAAAAAd4IAQAAAAHfCAEAAAAB4AhAAAAAAQT0B0AAAAAB9QcBAAAAAfYHAgAAAAH3BwIAAAABAgAAAKQBACBWAACQDwAgAwAAAKQBACBWAACQDwAgVwAAjw8AIAFPAADvGQAwCgYAANkLACCSBwAAiw0AMJMHAACiAQAQlAcAAIsNADCVBwIA_AsAIfQHQADYCwAh9QcBANYLACH2BwIA_AsAIfcHAgD8CwAh4AkAAIoNACACAAAApAEAIE8AAI8PACACAAAAjQ8AIE8AAI4PACAIkgcAAIwPADCTBwAAjQ8AEJQHAACMDwAwlQcCAPwLACH0B0AA2AsAIfUHAQDWCwAh9gcCAPwLACH3BwIA_AsAIQiSBwAAjA8AMJMHAACNDwAQlAcAAIwPADCVBwIA_AsAIfQHQADYCwAh9QcBANYLACH2BwIA_AsAIfcHAgD8CwAhBPQHQAD3DQAh9QcBAPUNACH2BwIA-A0AIfcHAgD4DQAhBPQHQAD3DQAh9QcBAPUNACH2BwIA-A0AIfcHAgD4DQAhBPQHQAAAAAH1BwEAAAAB9gcCAAAAAfcHAgAAAAEELQAAng8AIPQHQAAAAAH4BwIAAAAB-QcCAAAAAQIAAACOAQAgVgAAnQ8AIAMAAACOAQAgVgAAnQ8AIFcAAJsPACABTwAA7hkAMAoGAADZCwAgLQAAlg0AIJIHAACVDQAwkwcAAIwBABCUBwAAlQ0AMJUHAgD8CwAh9AdAANgLACH4BwIA_AsAIfkHAgD8CwAh5AkAAJQNACACAAAAjgEAIE8AAJsPACACAAAAmQ8AIE8AAJoPACAHkgcAAJgPADCTBwAAmQ8AEJQHAACYDwAwlQcCAPwLACH0B0AA2AsAIfgHAgD8CwAh-QcCAPwLACEHkgcAAJgPADCTBwAAmQ8AEJQHAACYDwAwlQcCAPwLACH0B0AA2AsAIfgHAgD8CwAh-QcCAPwLACED9AdAAPcNACH4BwIA-A0AIfkHAgD4DQAhBC0AAJwPACD0B0AA9w0AIfgHAgD4DQAh-QcCAPgNACEFVgAA6RkAIFcAAOwZACDvCQAA6hkAIPAJAADrGQAg9QkAAIoBACAELQAAng8AIPQHQAAAAAH4BwIAAAAB-QcCAAAAAQNWAADpGQAg7wkAAOoZACD1CQAAigEAIAQjAgAAAAH0B0AAAAAB-gcCAAAAAfsHAgAAAAECAAAAnwEAIFYAAKoPACADAAAAnwEAIFYAAKoPACBXAACpDwAgAU8AAOgZADAKBgAA2QsAICMCAPwLACGSBwAAjQ0AMJMHAACdAQAQlAcAAI0NADCVBwIA_AsAIfQHQADYCwAh-gcCAPwLACH7BwIA_AsAIeEJAACMDQAgAgAAAJ8BACBPAACpDwAgAgAAAKcPACBPAACoDwAgCCMCAPwLACGSBwAApg8AMJMHAACnDwAQlAcAAKYPADCVBwIA_AsAIfQHQADYCwAh-gcCAPwLACH7BwIA_AsAIQgjAgD8CwAhkgcAAKYPADCTBwAApw8AEJQHAACmDwAwlQcCAPwLACH0B0AA2AsAIfoHAgD8CwAh-wcCAPwLACEEIwIA-A0AIfQHQAD3DQAh-gcCAPgNACH7BwIA-A0AIQQjAgD4DQAh9AdAAPcNACH6BwIA-A0AIfsHAgD4DQAhBCMCAAAAAfQHQAAAAAH6BwIAAAAB-wcCAAAAAQM5AgAAAAH0B0AAAAAB_AcBAAAAAQIAAACbAQAgVgAAtg8AIAMAAACbAQAgVgAAtg8AIFcAALUPACABTwAA5xkAMAkGAADZCwAgOQIA_AsAIZIHAACPDQAwkwcAAJkBABCUBwAAjw0AMJUHAgD8CwAh9AdAANgLACH8BwEA1gsAIeIJAACODQAgAgAAAJsBACBPAAC1DwAgAgAAALMPACBPAAC0DwAgBzkCAPwLACGSBwAAsg8AMJMHAACzDwAQlAcAALIPADCVBwIA_AsAIfQHQADYCwAh_AcBANYLACEHOQIA_AsAIZIHAACyDwAwkwcAALMPABCUBwAAsg8AMJUHAgD8CwAh9AdAANgLACH8BwEA1gsAIQM5AgD4DQAh9AdAAPcNACH8BwEA9Q0AIQM5AgD4DQAh9AdAAPcNACH8BwEA9Q0AIQM5AgAAAAH0B0AAAAAB_AcBAAAAAQYwAgAAAAE5AgAAAAH0B0AAAAAB-wcCAAAAAf0HAgAAAAH-BwIAAAABAgAAAJcBACBWAADCDwAgAwAAAJcBACBWAADCDwAgVwAAwQ8AIAFPAADmGQAwDAYAANkLACAwAgD8CwAhOQIA_AsAIZIHAACRDQAwkwcAAJUBABCUBwAAkQ0AMJUHAgD8CwAh9AdAANgLACH7BwIA_AsAIf0HAgD8CwAh_gcCAPwLACHjCQAAkA0AIAIAAACXAQAgTwAAwQ8AIAIAAAC_DwAgTwAAwA8AIAowAgD8CwAhOQIA_AsAIZIHAAC-DwAwkwcAAL8PABCUBwAAvg8AMJUHAgD8CwAh9AdAANgLACH7BwIA_AsAIf0HAgD8CwAh_gcCAPwLACEKMAIA_AsAITkCAPwLACGSBwAAvg8AMJMHAAC_DwAQlAcAAL4PADCVBwIA_AsAIfQHQADYCwAh-wcCAPwLACH9BwIA_AsAIf4HAgD8CwAhBjACAPgNACE5AgD4DQAh9AdAAPcNACH7BwIA-A0AIf0HAgD4DQAh_gcCAPgNACEGMAIA-A0AITkCAPgNACH0B0AA9w0AIfsHAgD4DQAh_QcCAPgNACH-BwIA-A0AIQYwAgAAAAE5AgAAAAH0B0AAAAAB-wcCAAAAAf0HAgAAAAH-BwIAAAABBakHBAAAAAH6BwIAAAAB_AcBAAAAAYAIQAAAAAGCCAAAAIIIAgIAAACTAQAgVgAA0A8AIAMAAACTAQAgVgAA0A8AIFcAAM8PACABTwAA5RkAMAoGAADZCwAgkgcAAJINADCTBwAAkQEAEJQHAACSDQAwlQcCAPwLACGpBwQAAAAB-gcCAMgMACH8BwEAiAwAIYAIQADYCwAhgggAAJMNgggiAgAAAJMBACBPAADPDwAgAgAAAMsPACBPAADMDwAgCZIHAADKDwAwkwcAAMsPABCUBwAAyg8AMJUHAgD8CwAhqQcEAP0LACH6BwIAyAwAIfwHAQCIDAAhgAhAANgLACGCCAAAkw2CCCIJkgcAAMoPADCTBwAAyw8AEJQHAADKDwAwlQcCAPwLACGpBwQA_QsAIfoHAgDIDAAh_AcBAIgMACGACEAA2AsAIYIIAACTDYIIIgWpBwQAzQ8AIfoHAgCBDgAh_AcBAIkOACGACEAA9w0AIYIIAADOD4IIIgXyCQQAAAAB-QkEAAAAAfoJBAAAAAH7CQQAAAAB_AkEAAAAAQHyCQAAAIIIAgWpBwQAzQ8AIfoHAgCBDgAh_AcBAIkOACGACEAA9w0AIYIIAADOD4IIIgWpBwQAAAAB-gcCAAAAAfwHAQAAAAGACEAAAAABgggAAACCCAIHFwIAAAABLgAA6Q8AIKkHAgAAAAGqBwEAAAABqwgBAAAAAawIAQAAAAGtCCAAAAABAgAAAIoBACBWAADoDwAgAwAAAIoBACBWAADoDwAgVwAA2w8AIAFPAADkGQAwDQYAANkLACAXAgD8CwAhLgAAmQ0AIJIHAACYDQAwkwcAAIgBABCUBwAAmA0AMJUHAgD8CwAhqQcCAAAAAaoHAQDWCwAhqwgBAIgMACGsCAEAiAwAIa0IIADKDAAh5QkAAJcNACACAAAAigEAIE8AANsPACACAAAA2Q8AIE8AANoPACAKFwIA_AsAIZIHAADYDwAwkwcAANkPABCUBwAA2A8AMJUHAgD8CwAhqQcCAPwLACGqBwEA1gsAIasIAQCIDAAhrAgBAIgMACGtCCAAygwAIQoXAgD8CwAhkgcAANgPADCTBwAA2Q8AEJQHAADYDwAwlQcCAPwLACGpBwIA_AsAIaoHAQDWCwAhqwgBAIgMACGsCAEAiAwAIa0IIADKDAAhBhcCAPgNACGpBwIA-A0AIaoHAQD1DQAhqwgBAIkOACGsCAEAiQ4AIa0IIACKDgAhBxcCAPgNACEuAADcDwAgqQcCAPgNACGqBwEA9Q0AIasIAQCJDgAhrAgBAIkOACGtCCAAig4AIQtWAADdDwAwVwAA4Q8AMO8JAADeDwAw8AkAAN8PADDxCQAA4A8AIPIJAACVDwAw8wkAAJUPADD0CQAAlQ8AMPUJAACVDwAw9gkAAOIPADD3CQAAmA8AMAQGAADnDwAglQcCAAAAAfQHQAAAAAH5BwIAAAABAgAAAI4BACBWAADmDwAgAwAAAI4BACBWAADmDwAgVwAA5A8AIAFPAADjGQAwAgAAAI4BACBPAADkDwAgAgAAAJkPACBPAADjDwAgA5UHAgD4DQAh9AdAAPcNACH5BwIA-A0AIQQGAADlDwAglQcCAPgNACH0B0AA9w0AIfkHAgD4DQAhBVYAAN4ZACBXAADhGQAg7wkAAN8ZACDwCQAA4BkAIPUJAAAKACAEBgAA5w8AIJUHAgAAAAH0B0AAAAAB-QcCAAAAAQNWAADeGQAg7wkAAN8ZACD1CQAACgAgBxcCAAAAAS4AAOkPACCpBwIAAAABqgcBAAAAAasIAQAAAAGsCAEAAAABrQggAAAAAQRWAADdDwAw7wkAAN4PADDxCQAA4A8AIPUJAACVDwAwBBcCAAAAAakHAgAAAAGqBwEAAAABsgcBAAAAAQIAAACGAQAgVgAA9Q8AIAMAAACGAQAgVgAA9Q8AIFcAAPQPACABTwAA3RkAMAkGAADZCwAgFwIA_AsAIZIHAACaDQAwkwcAAIQBABCUBwAAmg0AMJUHAgD8CwAhqQcCAAAAAaoHAQDWCwAhsgcBANYLACECAAAAhgEAIE8AAPQPACACAAAA8g8AIE8AAPMPACAIFwIA_AsAIZIHAADxDwAwkwcAAPIPABCUBwAA8Q8AMJUHAgD8CwAhqQcCAPwLACGqBwEA1gsAIbIHAQDWCwAhCBcCAPwLACGSBwAA8Q8AMJMHAADyDwAQlAcAAPEPADCVBwIA_AsAIakHAgD8CwAhqgcBANYLACGyBwEA1gsAIQQXAgD4DQAhqQcCAPgNACGqBwEA9Q0AIbIHAQD1DQAhBBcCAPgNACGpBwIA-A0AIaoHAQD1DQAhsgcBAPUNACEEFwIAAAABqQcCAAAAAaoHAQAAAAGyBwEAAAABBhIAAI4QACCaB0AAAAABqQcCAAAAAaoHAQAAAAG5CAEAAAAB2ggBAAAAAQIAAACCAQAgVgAAjRAAIAMAAACCAQAgVgAAjRAAIFcAAIAQACABTwAA3BkAMAwGAADZCwAgEgAAnQ0AIJIHAACcDQAwkwcAADIAEJQHAACcDQAwlQcCAPwLACGaB0AA2AsAIakHAgAAAAGqBwEA1gsAIbkIAQCIDAAh2ggBAIgMACHmCQAAmw0AIAIAAACCAQAgTwAAgBAAIAIAAAD-DwAgTwAA_w8AIAmSBwAA_Q8AMJMHAAD-DwAQlAcAAP0PADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACGqBwEA1gsAIbkIAQCIDAAh2ggBAIgMACEJkgcAAP0PADCTBwAA_g8AEJQHAAD9DwAwlQcCAPwLACGaB0AA2AsAIakHAgD8CwAhqgcBANYLACG5CAEAiAwAIdoIAQCIDAAhBZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbkIAQCJDgAh2ggBAIkOACEGEgAAgRAAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbkIAQCJDgAh2ggBAIkOACELVgAAghAAMFcAAIYQADDvCQAAgxAAMPAJAACEEAAw8QkAAIUQACDyCQAAkQ4AMPMJAACRDgAw9AkAAJEOADD1CQAAkQ4AMPYJAACHEAAw9wkAAJQOADAmBgAAxA4AIBUAAIwQACAWAADGDgAgGQAAxw4AIJUHAgAAAAGaB0AAAAABqQcCAAAAAawHAQAAAAHQBxAAAAAB6wdAAAAAAe0HAQAAAAH8BwAAAL8IArgIEAAAAAG5CAEAAAABuwgCAAAAAbwIAQAAAAG9CAEAAAABwAgAAADACALCCAAAAMIIAsQIAAAAxAgCxggAAADGCALICAAAAMgIA8oIAQAAAAHLCAEAAAABzAgBAAAAAc0IAgAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAAB0ggQAAAAAdMIEAAAAAHUCCAAAAAB1QggAAAAAdYIIAAAAAHXCCAAAAAB2AhAAAAAAdkIQAAAAAECAAAANgAgVgAAixAAIAMAAAA2ACBWAACLEAAgVwAAiRAAIAFPAADbGQAwAgAAADYAIE8AAIkQACACAAAAlQ4AIE8AAIgQACAilQcCAPgNACGaB0AA9w0AIakHAgD4DQAhrAcBAIkOACHQBxAAnQ4AIesHQAD3DQAh7QcBAPUNACH8BwAAlw6_CCK4CBAAnQ4AIbkIAQCJDgAhuwgCAPgNACG8CAEA9Q0AIb0IAQD1DQAhwAgAAJgOwAgiwggAAJkOwggixAgAAJoOxAgixggAAJsOxggiyAgAAJwOyAgjyggBAPUNACHLCAEAiQ4AIcwIAQCJDgAhzQgCAIEOACHOCAEAiQ4AIc8IAQCJDgAh0AgBAIkOACHRCAEAiQ4AIdIIEACdDgAh0wgQAJ0OACHUCCAAig4AIdUIIACKDgAh1gggAIoOACHXCCAAig4AIdgIQAD2DQAh2QhAAPYNACEmBgAAnw4AIBUAAIoQACAWAAChDgAgGQAAog4AIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIawHAQCJDgAh0AcQAJ0OACHrB0AA9w0AIe0HAQD1DQAh_AcAAJcOvwgiuAgQAJ0OACG5CAEAiQ4AIbsIAgD4DQAhvAgBAPUNACG9CAEA9Q0AIcAIAACYDsAIIsIIAACZDsIIIsQIAACaDsQIIsYIAACbDsYIIsgIAACcDsgII8oIAQD1DQAhywgBAIkOACHMCAEAiQ4AIc0IAgCBDgAhzggBAIkOACHPCAEAiQ4AIdAIAQCJDgAh0QgBAIkOACHSCBAAnQ4AIdMIEACdDgAh1AggAIoOACHVCCAAig4AIdYIIACKDgAh1wggAIoOACHYCEAA9g0AIdkIQAD2DQAhB1YAANYZACBXAADZGQAg7wkAANcZACDwCQAA2BkAIPMJAAA5ACD0CQAAOQAg9QkAAGsAICYGAADEDgAgFQAAjBAAIBYAAMYOACAZAADHDgAglQcCAAAAAZoHQAAAAAGpBwIAAAABrAcBAAAAAdAHEAAAAAHrB0AAAAAB7QcBAAAAAfwHAAAAvwgCuAgQAAAAAbkIAQAAAAG7CAIAAAABvAgBAAAAAb0IAQAAAAHACAAAAMAIAsIIAAAAwggCxAgAAADECALGCAAAAMYIAsgIAAAAyAgDyggBAAAAAcsIAQAAAAHMCAEAAAABzQgCAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCBAAAAAB0wgQAAAAAdQIIAAAAAHVCCAAAAAB1gggAAAAAdcIIAAAAAHYCEAAAAAB2QhAAAAAAQNWAADWGQAg7wkAANcZACD1CQAAawAgBhIAAI4QACCaB0AAAAABqQcCAAAAAaoHAQAAAAG5CAEAAAAB2ggBAAAAAQRWAACCEAAw7wkAAIMQADDxCQAAhRAAIPUJAACRDgAwJhQAAMUOACAVAACMEAAgFgAAxg4AIBkAAMcOACCaB0AAAAABqQcCAAAAAawHAQAAAAHQBxAAAAAB6wdAAAAAAe0HAQAAAAH8BwAAAL8IArgIEAAAAAG5CAEAAAABuwgCAAAAAbwIAQAAAAG9CAEAAAABwAgAAADACALCCAAAAMIIAsQIAAAAxAgCxggAAADGCALICAAAAMgIA8kIAgAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCAIAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIEAAAAAHTCBAAAAAB1AggAAAAAdUIIAAAAAHWCCAAAAAB1wggAAAAAdgIQAAAAAHZCEAAAAABAgAAADYAIFYAAJcQACADAAAANgAgVgAAlxAAIFcAAJYQACABTwAA1RkAMAIAAAA2ACBPAACWEAAgAgAAAJUOACBPAACVEAAgIpoHQAD3DQAhqQcCAPgNACGsBwEAiQ4AIdAHEACdDgAh6wdAAPcNACHtBwEA9Q0AIfwHAACXDr8IIrgIEACdDgAhuQgBAIkOACG7CAIA-A0AIbwIAQD1DQAhvQgBAPUNACHACAAAmA7ACCLCCAAAmQ7CCCLECAAAmg7ECCLGCAAAmw7GCCLICAAAnA7ICCPJCAIAgQ4AIcoIAQD1DQAhywgBAIkOACHMCAEAiQ4AIc0IAgCBDgAhzggBAIkOACHPCAEAiQ4AIdAIAQCJDgAh0QgBAIkOACHSCBAAnQ4AIdMIEACdDgAh1AggAIoOACHVCCAAig4AIdYIIACKDgAh1wggAIoOACHYCEAA9g0AIdkIQAD2DQAhJhQAAKAOACAVAACKEAAgFgAAoQ4AIBkAAKIOACCaB0AA9w0AIakHAgD4DQAhrAcBAIkOACHQBxAAnQ4AIesHQAD3DQAh7QcBAPUNACH8BwAAlw6_CCK4CBAAnQ4AIbkIAQCJDgAhuwgCAPgNACG8CAEA9Q0AIb0IAQD1DQAhwAgAAJgOwAgiwggAAJkOwggixAgAAJoOxAgixggAAJsOxggiyAgAAJwOyAgjyQgCAIEOACHKCAEA9Q0AIcsIAQCJDgAhzAgBAIkOACHNCAIAgQ4AIc4IAQCJDgAhzwgBAIkOACHQCAEAiQ4AIdEIAQCJDgAh0ggQAJ0OACHTCBAAnQ4AIdQIIACKDgAh1QggAIoOACHWCCAAig4AIdcIIACKDgAh2AhAAPYNACHZCEAA9g0AISYUAADFDgAgFQAAjBAAIBYAAMYOACAZAADHDgAgmgdAAAAAAakHAgAAAAGsBwEAAAAB0AcQAAAAAesHQAAAAAHtBwEAAAAB_AcAAAC_CAK4CBAAAAABuQgBAAAAAbsIAgAAAAG8CAEAAAABvQgBAAAAAcAIAAAAwAgCwggAAADCCALECAAAAMQIAsYIAAAAxggCyAgAAADICAPJCAIAAAAByggBAAAAAcsIAQAAAAHMCAEAAAABzQgCAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCBAAAAAB0wgQAAAAAdQIIAAAAAHVCCAAAAAB1gggAAAAAdcIIAAAAAHYCEAAAAAB2QhAAAAAAQ-aB0AAAAABqQcCAAAAAbgIAgAAAAHACAAAANwIAt0IAgAAAAHgCEAAAAAB4QgBAAAAAeIIgAAAAAHjCIAAAAAB5AgCAAAAAeUIAgAAAAHmCAIAAAAB5wiAAAAAAegIQAAAAAHpCEAAAAABAgAAAH4AIFYAAKMQACADAAAAfgAgVgAAoxAAIFcAAKIQACABTwAA1BkAMBQGAADZCwAgkgcAAJ4NADCTBwAAfAAQlAcAAJ4NADCVBwIA_AsAIZoHQADYCwAhqQcCAAAAAbgIAgD8CwAhwAgAAIkN3Agi3QgCAPwLACHgCEAA1wsAIeEIAQDWCwAh4ggAAM8MACDjCAAAzwwAIOQIAgD8CwAh5QgCAPwLACHmCAIA_AsAIecIAADPDAAg6AhAANcLACHpCEAA1wsAIQIAAAB-ACBPAACiEAAgAgAAAKAQACBPAAChEAAgE5IHAACfEAAwkwcAAKAQABCUBwAAnxAAMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIbgIAgD8CwAhwAgAAIkN3Agi3QgCAPwLACHgCEAA1wsAIeEIAQDWCwAh4ggAAM8MACDjCAAAzwwAIOQIAgD8CwAh5QgCAPwLACHmCAIA_AsAIecIAADPDAAg6AhAANcLACHpCEAA1wsAIROSBwAAnxAAMJMHAACgEAAQlAcAAJ8QADCVBwIA_AsAIZoHQADYCwAhqQcCAPwLACG4CAIA_AsAIcAIAACJDdwIIt0IAgD8CwAh4AhAANcLACHhCAEA1gsAIeIIAADPDAAg4wgAAM8MACDkCAIA_AsAIeUIAgD8CwAh5ggCAPwLACHnCAAAzwwAIOgIQADXCwAh6QhAANcLACEPmgdAAPcNACGpBwIA-A0AIbgIAgD4DQAhwAgAAIIP3Agi3QgCAPgNACHgCEAA9g0AIeEIAQD1DQAh4giAAAAAAeMIgAAAAAHkCAIA-A0AIeUIAgD4DQAh5ggCAPgNACHnCIAAAAAB6AhAAPYNACHpCEAA9g0AIQ-aB0AA9w0AIakHAgD4DQAhuAgCAPgNACHACAAAgg_cCCLdCAIA-A0AIeAIQAD2DQAh4QgBAPUNACHiCIAAAAAB4wiAAAAAAeQIAgD4DQAh5QgCAPgNACHmCAIA-A0AIecIgAAAAAHoCEAA9g0AIekIQAD2DQAhD5oHQAAAAAGpBwIAAAABuAgCAAAAAcAIAAAA3AgC3QgCAAAAAeAIQAAAAAHhCAEAAAAB4giAAAAAAeMIgAAAAAHkCAIAAAAB5QgCAAAAAeYIAgAAAAHnCIAAAAAB6AhAAAAAAekIQAAAAAEKGAAAsRAAIJoHQAAAAAGpBwIAAAABrwgCAAAAAbwIAQAAAAHqCIAAAAAB6wgCAAAAAewIgAAAAAHtCEAAAAAB7ggCAAAAAQIAAAB5ACBWAACwEAAgAwAAAHkAIFYAALAQACBXAACuEAAgAU8AANMZADAQBgAA2QsAIBgAAIYNACCSBwAAoA0AMJMHAAB3ABCUBwAAoA0AMJUHAgD8CwAhmgdAANgLACGpBwIAAAABrwgCAMgMACG8CAEAxgwAIeoIAADPDAAg6wgCAPwLACHsCAAAzwwAIO0IQADXCwAh7ggCAMgMACHnCQAAnw0AIAIAAAB5ACBPAACuEAAgAgAAAKwQACBPAACtEAAgDZIHAACrEAAwkwcAAKwQABCUBwAAqxAAMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIa8IAgDIDAAhvAgBAMYMACHqCAAAzwwAIOsIAgD8CwAh7AgAAM8MACDtCEAA1wsAIe4IAgDIDAAhDZIHAACrEAAwkwcAAKwQABCUBwAAqxAAMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIa8IAgDIDAAhvAgBAMYMACHqCAAAzwwAIOsIAgD8CwAh7AgAAM8MACDtCEAA1wsAIe4IAgDIDAAhCZoHQAD3DQAhqQcCAPgNACGvCAIAgQ4AIbwIAQD1DQAh6giAAAAAAesIAgD4DQAh7AiAAAAAAe0IQAD2DQAh7ggCAIEOACEKGAAArxAAIJoHQAD3DQAhqQcCAPgNACGvCAIAgQ4AIbwIAQD1DQAh6giAAAAAAesIAgD4DQAh7AiAAAAAAe0IQAD2DQAh7ggCAIEOACEHVgAAzhkAIFcAANEZACDvCQAAzxkAIPAJAADQGQAg8wkAAAUAIPQJAAAFACD1CQAAAQAgChgAALEQACCaB0AAAAABqQcCAAAAAa8IAgAAAAG8CAEAAAAB6giAAAAAAesIAgAAAAHsCIAAAAAB7QhAAAAAAe4IAgAAAAEDVgAAzhkAIO8JAADPGQAg9QkAAAEAIBcOAACDEQAgEAAAhBEAIBEAAIURACAXAgAAAAEbAACHEQAgHAAAhhEAIJoHQAAAAAGpBwIAAAABqgcBAAAAAbwHAQAAAAHrB0AAAAABrQggAAAAAbIIAQAAAAG1CAAAALUIArYIEAAAAAHwCBAAAAAB9AgCAAAAAfUIEAAAAAH2CCAAAAAB9wgQAAAAAfgIEAAAAAH5CAEAAAAB-ghAAAAAAQIAAAAfACBWAACCEQAgAwAAAB8AIFYAAIIRACBXAAC8EAAgAU8AAM0ZADAcBgAA2QsAIA4AAMwNACAQAACmDQAgEQAAzQ0AIBcCAPwLACEbAAC-DQAgHAAAzg0AIJIHAADLDQAwkwcAAB0AEJQHAADLDQAwlQcCAPwLACGaB0AA2AsAIakHAgAAAAGqBwEA1gsAIbwHAQDWCwAh6wdAANgLACGtCCAAygwAIbIIAQCIDAAhtQgAAMENtQgitggQANsMACHwCBAA2wwAIfQIAgDIDAAh9QgQANsMACH2CCAAygwAIfcIEADXDAAh-AgQANcMACH5CAEA1gsAIfoIQADXCwAhAgAAAB8AIE8AALwQACACAAAAuhAAIE8AALsQACAWFwIA_AsAIZIHAAC5EAAwkwcAALoQABCUBwAAuRAAMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhvAcBANYLACHrB0AA2AsAIa0IIADKDAAhsggBAIgMACG1CAAAwQ21CCK2CBAA2wwAIfAIEADbDAAh9AgCAMgMACH1CBAA2wwAIfYIIADKDAAh9wgQANcMACH4CBAA1wwAIfkIAQDWCwAh-ghAANcLACEWFwIA_AsAIZIHAAC5EAAwkwcAALoQABCUBwAAuRAAMJUHAgD8CwAhmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhvAcBANYLACHrB0AA2AsAIa0IIADKDAAhsggBAIgMACG1CAAAwQ21CCK2CBAA2wwAIfAIEADbDAAh9AgCAMgMACH1CBAA2wwAIfYIIADKDAAh9wgQANcMACH4CBAA1wwAIfkIAQDWCwAh-ghAANcLACESFwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACGtCCAAig4AIbIIAQCJDgAhtQgAALsOtQgitggQALwOACHwCBAAvA4AIfQIAgCBDgAh9QgQALwOACH2CCAAig4AIfcIEACdDgAh-AgQAJ0OACH5CAEA9Q0AIfoIQAD2DQAhFw4AAL0QACAQAAC-EAAgEQAAvxAAIBcCAPgNACEbAADBEAAgHAAAwBAAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACGtCCAAig4AIbIIAQCJDgAhtQgAALsOtQgitggQALwOACHwCBAAvA4AIfQIAgCBDgAh9QgQALwOACH2CCAAig4AIfcIEACdDgAh-AgQAJ0OACH5CAEA9Q0AIfoIQAD2DQAhB1YAALkZACBXAADLGQAg7wkAALoZACDwCQAAyhkAIPMJAAAYACD0CQAAGAAg9QkAABoAIAtWAAD0EAAwVwAA-RAAMO8JAAD1EAAw8AkAAPYQADDxCQAA9xAAIPIJAAD4EAAw8wkAAPgQADD0CQAA-BAAMPUJAAD4EAAw9gkAAPoQADD3CQAA-xAAMAtWAADmEAAwVwAA6xAAMO8JAADnEAAw8AkAAOgQADDxCQAA6RAAIPIJAADqEAAw8wkAAOoQADD0CQAA6hAAMPUJAADqEAAw9gkAAOwQADD3CQAA7RAAMAtWAADNEAAwVwAA0hAAMO8JAADOEAAw8AkAAM8QADDxCQAA0BAAIPIJAADREAAw8wkAANEQADD0CQAA0RAAMPUJAADREAAw9gkAANMQADD3CQAA1BAAMAtWAADCEAAwVwAAxhAAMO8JAADDEAAw8AkAAMQQADDxCQAAxRAAIPIJAAC1DgAw8wkAALUOADD0CQAAtQ4AMPUJAAC1DgAw9gkAAMcQADD3CQAAuA4AMA8XAADMEAAgGgAAwg4AIKkHAgAAAAGqBwEAAAABrggCAAAAAbAIAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG1CAAAALUIArYIEAAAAAG3CBAAAAABuAgQAAAAAbkIAQAAAAG6CAIAAAABAgAAADAAIFYAAMsQACADAAAAMAAgVgAAyxAAIFcAAMkQACABTwAAyRkAMAIAAAAwACBPAADJEAAgAgAAALkOACBPAADIEAAgDakHAgD4DQAhqgcBAPUNACGuCAIA-A0AIbAIAgCBDgAhsQgBAIkOACGyCAEAiQ4AIbMIAQCJDgAhtQgAALsOtQgitggQALwOACG3CBAAnQ4AIbgIEAC8DgAhuQgBAIkOACG6CAIA-A0AIQ8XAADKEAAgGgAAvw4AIKkHAgD4DQAhqgcBAPUNACGuCAIA-A0AIbAIAgCBDgAhsQgBAIkOACGyCAEAiQ4AIbMIAQCJDgAhtQgAALsOtQgitggQALwOACG3CBAAnQ4AIbgIEAC8DgAhuQgBAIkOACG6CAIA-A0AIQVWAADEGQAgVwAAxxkAIO8JAADFGQAg8AkAAMYZACD1CQAANgAgDxcAAMwQACAaAADCDgAgqQcCAAAAAaoHAQAAAAGuCAIAAAABsAgCAAAAAbEIAQAAAAGyCAEAAAABswgBAAAAAbUIAAAAtQgCtggQAAAAAbcIEAAAAAG4CBAAAAABuQgBAAAAAboIAgAAAAEDVgAAxBkAIO8JAADFGQAg9QkAADYAIAgbAADlEAAgqQcCAAAAAa0IIAAAAAGyCAEAAAABtggQAAAAAboIAgAAAAHvCAAA5BAAIPAIEAAAAAECAAAALAAgVgAA4xAAIAMAAAAsACBWAADjEAAgVwAA2BAAIAFPAADDGQAwDg8AAMYNACAbAAC-DQAgkgcAAMUNADCTBwAAKgAQlAcAAMUNADCpBwIAAAAB-gcCAPwLACGtCCAAygwAIbIIAQCIDAAhtggQANsMACG6CAIA_AsAIe8IAAC3DAAg8AgQANsMACHrCQAAxA0AIAIAAAAsACBPAADYEAAgAgAAANUQACBPAADWEAAgC5IHAADUEAAwkwcAANUQABCUBwAA1BAAMKkHAgD8CwAh-gcCAPwLACGtCCAAygwAIbIIAQCIDAAhtggQANsMACG6CAIA_AsAIe8IAAC3DAAg8AgQANsMACELkgcAANQQADCTBwAA1RAAEJQHAADUEAAwqQcCAPwLACH6BwIA_AsAIa0IIADKDAAhsggBAIgMACG2CBAA2wwAIboIAgD8CwAh7wgAALcMACDwCBAA2wwAIQepBwIA-A0AIa0IIACKDgAhsggBAIkOACG2CBAAvA4AIboIAgD4DQAh7wgAANcQACDwCBAAvA4AIQLyCQEAAAAE-AkBAAAABQgbAADZEAAgqQcCAPgNACGtCCAAig4AIbIIAQCJDgAhtggQALwOACG6CAIA-A0AIe8IAADXEAAg8AgQALwOACELVgAA2hAAMFcAAN4QADDvCQAA2xAAMPAJAADcEAAw8QkAAN0QACDyCQAAtQ4AMPMJAAC1DgAw9AkAALUOADD1CQAAtQ4AMPYJAADfEAAw9wkAALgOADAPDwAAwQ4AIBcAAMwQACCpBwIAAAABqgcBAAAAAfoHAgAAAAGuCAIAAAABsQgBAAAAAbIIAQAAAAGzCAEAAAABtQgAAAC1CAK2CBAAAAABtwgQAAAAAbgIEAAAAAG5CAEAAAABuggCAAAAAQIAAAAwACBWAADiEAAgAwAAADAAIFYAAOIQACBXAADhEAAgAU8AAMIZADACAAAAMAAgTwAA4RAAIAIAAAC5DgAgTwAA4BAAIA2pBwIA-A0AIaoHAQD1DQAh-gcCAIEOACGuCAIA-A0AIbEIAQCJDgAhsggBAIkOACGzCAEAiQ4AIbUIAAC7DrUIIrYIEAC8DgAhtwgQAJ0OACG4CBAAvA4AIbkIAQCJDgAhuggCAPgNACEPDwAAvg4AIBcAAMoQACCpBwIA-A0AIaoHAQD1DQAh-gcCAIEOACGuCAIA-A0AIbEIAQCJDgAhsggBAIkOACGzCAEAiQ4AIbUIAAC7DrUIIrYIEAC8DgAhtwgQAJ0OACG4CBAAvA4AIbkIAQCJDgAhuggCAPgNACEPDwAAwQ4AIBcAAMwQACCpBwIAAAABqgcBAAAAAfoHAgAAAAGuCAIAAAABsQgBAAAAAbIIAQAAAAGzCAEAAAABtQgAAAC1CAK2CBAAAAABtwgQAAAAAbgIEAAAAAG5CAEAAAABuggCAAAAAQgbAADlEAAgqQcCAAAAAa0IIAAAAAGyCAEAAAABtggQAAAAAboIAgAAAAHvCAAA5BAAIPAIEAAAAAEB8gkBAAAABARWAADaEAAw7wkAANsQADDxCQAA3RAAIPUJAAC1DgAwBKkHAgAAAAGqBwEAAAABuggCAAAAAe8IAADzEAAgAgAAACgAIFYAAPIQACADAAAAKAAgVgAA8hAAIFcAAPEQACABTwAAwRkAMAoPAADGDQAgkgcAAMgNADCTBwAAJgAQlAcAAMgNADCpBwIAAAABqgcBANYLACH6BwIA_AsAIboIAgD8CwAh7wgAALcMACDsCQAAxw0AIAIAAAAoACBPAADxEAAgAgAAAO4QACBPAADvEAAgCJIHAADtEAAwkwcAAO4QABCUBwAA7RAAMKkHAgD8CwAhqgcBANYLACH6BwIA_AsAIboIAgD8CwAh7wgAALcMACAIkgcAAO0QADCTBwAA7hAAEJQHAADtEAAwqQcCAPwLACGqBwEA1gsAIfoHAgD8CwAhuggCAPwLACHvCAAAtwwAIASpBwIA-A0AIaoHAQD1DQAhuggCAPgNACHvCAAA8BAAIALyCQEAAAAE-AkBAAAABQSpBwIA-A0AIaoHAQD1DQAhuggCAPgNACHvCAAA8BAAIASpBwIAAAABqgcBAAAAAboIAgAAAAHvCAAA8xAAIAHyCQEAAAAEBA0AAIERACAXAgAAAAGpBwIAAAABqggCAAAAAQIAAAAkACBWAACAEQAgAwAAACQAIFYAAIARACBXAAD-EAAgAU8AAMAZADAJDQAAyg0AIA8AAMYNACAXAgD8CwAhkgcAAMkNADCTBwAAIgAQlAcAAMkNADCpBwIAAAAB-gcCAPwLACGqCAIA_AsAIQIAAAAkACBPAAD-EAAgAgAAAPwQACBPAAD9EAAgBxcCAPwLACGSBwAA-xAAMJMHAAD8EAAQlAcAAPsQADCpBwIA_AsAIfoHAgD8CwAhqggCAPwLACEHFwIA_AsAIZIHAAD7EAAwkwcAAPwQABCUBwAA-xAAMKkHAgD8CwAh-gcCAPwLACGqCAIA_AsAIQMXAgD4DQAhqQcCAPgNACGqCAIA-A0AIQQNAAD_EAAgFwIA-A0AIakHAgD4DQAhqggCAPgNACEFVgAAuxkAIFcAAL4ZACDvCQAAvBkAIPAJAAC9GQAg9QkAAGgAIAQNAACBEQAgFwIAAAABqQcCAAAAAaoIAgAAAAEDVgAAuxkAIO8JAAC8GQAg9QkAAGgAIBcOAACDEQAgEAAAhBEAIBEAAIURACAXAgAAAAEbAACHEQAgHAAAhhEAIJoHQAAAAAGpBwIAAAABqgcBAAAAAbwHAQAAAAHrB0AAAAABrQggAAAAAbIIAQAAAAG1CAAAALUIArYIEAAAAAHwCBAAAAAB9AgCAAAAAfUIEAAAAAH2CCAAAAAB9wgQAAAAAfgIEAAAAAH5CAEAAAAB-ghAAAAAAQNWAAC5GQAg7wkAALoZACD1CQAAGgAgBFYAAPQQADDvCQAA9RAAMPEJAAD3EAAg9QkAAPgQADAEVgAA5hAAMO8JAADnEAAw8QkAAOkQACD1CQAA6hAAMARWAADNEAAw7wkAAM4QADDxCQAA0BAAIPUJAADREAAwBFYAAMIQADDvCQAAwxAAMPEJAADFEAAg9QkAALUOADADDgAAlREAIL0HAQAAAAH0CAIAAAABAgAAAE8AIFYAAJQRACADAAAATwAgVgAAlBEAIFcAAJIRACABTwAAuBkAMAkGAADZCwAgDgAAsA0AIJIHAACvDQAwkwcAAE0AEJQHAACvDQAwlQcCAPwLACG9BwEA1gsAIfQIAgD8CwAh6QkAAK4NACACAAAATwAgTwAAkhEAIAIAAACQEQAgTwAAkREAIAaSBwAAjxEAMJMHAACQEQAQlAcAAI8RADCVBwIA_AsAIb0HAQDWCwAh9AgCAPwLACEGkgcAAI8RADCTBwAAkBEAEJQHAACPEQAwlQcCAPwLACG9BwEA1gsAIfQIAgD8CwAhAr0HAQD1DQAh9AgCAPgNACEDDgAAkxEAIL0HAQD1DQAh9AgCAPgNACEFVgAAsxkAIFcAALYZACDvCQAAtBkAIPAJAAC1GQAg9QkAABoAIAMOAACVEQAgvQcBAAAAAfQIAgAAAAEDVgAAsxkAIO8JAAC0GQAg9QkAABoAIAsNAAC7EQAgFwIAAAABHQAAvBEAIB4AAL0RACCaB0AAAAABqQcCAAAAAaoHAQAAAAG9BwEAAAAB6wdAAAAAAaoIAgAAAAGtCCAAAAABAgAAABoAIFYAALoRACADAAAAGgAgVgAAuhEAIFcAAKARACABTwAAshkAMBEGAADZCwAgDQAAqw0AIBcCAPwLACEdAADRDQAgHgAA0g0AIJIHAADQDQAwkwcAABgAEJQHAADQDQAwlQcCAPwLACGaB0AA2AsAIakHAgAAAAGqBwEA1gsAIb0HAQDWCwAh6wdAANgLACGqCAIAyAwAIa0IIADKDAAh6QkAAM8NACACAAAAGgAgTwAAoBEAIAIAAACeEQAgTwAAnxEAIAwXAgD8CwAhkgcAAJ0RADCTBwAAnhEAEJQHAACdEQAwlQcCAPwLACGaB0AA2AsAIakHAgD8CwAhqgcBANYLACG9BwEA1gsAIesHQADYCwAhqggCAMgMACGtCCAAygwAIQwXAgD8CwAhkgcAAJ0RADCTBwAAnhEAEJQHAACdEQAwlQcCAPwLACGaB0AA2AsAIakHAgD8CwAhqgcBANYLACG9BwEA1gsAIesHQADYCwAhqggCAMgMACGtCCAAygwAIQgXAgD4DQAhmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvQcBAPUNACHrB0AA9w0AIaoIAgCBDgAhrQggAIoOACELDQAAoREAIBcCAPgNACEdAACiEQAgHgAAoxEAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIb0HAQD1DQAh6wdAAPcNACGqCAIAgQ4AIa0IIACKDgAhB1YAAKEZACBXAACwGQAg7wkAAKIZACDwCQAArxkAIPMJAAAMACD0CQAADAAg9QkAAGgAIAtWAACvEQAwVwAAsxEAMO8JAACwEQAw8AkAALERADDxCQAAshEAIPIJAAC2EAAw8wkAALYQADD0CQAAthAAMPUJAAC2EAAw9gkAALQRADD3CQAAuRAAMAtWAACkEQAwVwAAqBEAMO8JAAClEQAw8AkAAKYRADDxCQAApxEAIPIJAACMEQAw8wkAAIwRADD0CQAAjBEAMPUJAACMEQAw9gkAAKkRADD3CQAAjxEAMAMGAACuEQAglQcCAAAAAb0HAQAAAAECAAAATwAgVgAArREAIAMAAABPACBWAACtEQAgVwAAqxEAIAFPAACuGQAwAgAAAE8AIE8AAKsRACACAAAAkBEAIE8AAKoRACAClQcCAPgNACG9BwEA9Q0AIQMGAACsEQAglQcCAPgNACG9BwEA9Q0AIQVWAACpGQAgVwAArBkAIO8JAACqGQAg8AkAAKsZACD1CQAACgAgAwYAAK4RACCVBwIAAAABvQcBAAAAAQNWAACpGQAg7wkAAKoZACD1CQAACgAgFwYAALkRACAQAACEEQAgEQAAhREAIBcCAAAAARsAAIcRACAcAACGEQAglQcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAbwHAQAAAAHrB0AAAAABrQggAAAAAbIIAQAAAAG1CAAAALUIArYIEAAAAAHwCBAAAAAB9QgQAAAAAfYIIAAAAAH3CBAAAAAB-AgQAAAAAfkIAQAAAAH6CEAAAAABAgAAAB8AIFYAALgRACADAAAAHwAgVgAAuBEAIFcAALYRACABTwAAqBkAMAIAAAAfACBPAAC2EQAgAgAAALoQACBPAAC1EQAgEhcCAPgNACGVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACGtCCAAig4AIbIIAQCJDgAhtQgAALsOtQgitggQALwOACHwCBAAvA4AIfUIEAC8DgAh9gggAIoOACH3CBAAnQ4AIfgIEACdDgAh-QgBAPUNACH6CEAA9g0AIRcGAAC3EQAgEAAAvhAAIBEAAL8QACAXAgD4DQAhGwAAwRAAIBwAAMAQACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACGtCCAAig4AIbIIAQCJDgAhtQgAALsOtQgitggQALwOACHwCBAAvA4AIfUIEAC8DgAh9gggAIoOACH3CBAAnQ4AIfgIEACdDgAh-QgBAPUNACH6CEAA9g0AIQVWAACjGQAgVwAAphkAIO8JAACkGQAg8AkAAKUZACD1CQAACgAgFwYAALkRACAQAACEEQAgEQAAhREAIBcCAAAAARsAAIcRACAcAACGEQAglQcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAbwHAQAAAAHrB0AAAAABrQggAAAAAbIIAQAAAAG1CAAAALUIArYIEAAAAAHwCBAAAAAB9QgQAAAAAfYIIAAAAAH3CBAAAAAB-AgQAAAAAfkIAQAAAAH6CEAAAAABA1YAAKMZACDvCQAApBkAIPUJAAAKACALDQAAuxEAIBcCAAAAAR0AALwRACAeAAC9EQAgmgdAAAAAAakHAgAAAAGqBwEAAAABvQcBAAAAAesHQAAAAAGqCAIAAAABrQggAAAAAQNWAAChGQAg7wkAAKIZACD1CQAAaAAgBFYAAK8RADDvCQAAsBEAMPEJAACyEQAg9QkAALYQADAEVgAApBEAMO8JAAClEQAw8QkAAKcRACD1CQAAjBEAMAYoAQAAAAGWBwEAAAABlwdAAAAAAZgHQAAAAAGZB0AAAAABmgdAAAAAAQIAAACtCwAgVgAAvhEAIAMAAAByACBWAAC-EQAgVwAAwhEAIAgAAAByACAoAQD1DQAhTwAAwhEAIJYHAQD1DQAhlwdAAPYNACGYB0AA9g0AIZkHQAD2DQAhmgdAAPcNACEGKAEA9Q0AIZYHAQD1DQAhlwdAAPYNACGYB0AA9g0AIZkHQAD2DQAhmgdAAPcNACECpwcBAAAAAagHQAAAAAECAAAAbwAgVgAAzhEAIAMAAABvACBWAADOEQAgVwAAzREAIAFPAACgGQAwBwYAAIcNACCSBwAAoQ0AMJMHAABtABCUBwAAoQ0AMJUHAgDIDAAhpwcBAAAAAagHQADYCwAhAgAAAG8AIE8AAM0RACACAAAAyxEAIE8AAMwRACAGkgcAAMoRADCTBwAAyxEAEJQHAADKEQAwlQcCAMgMACGnBwEA1gsAIagHQADYCwAhBpIHAADKEQAwkwcAAMsRABCUBwAAyhEAMJUHAgDIDAAhpwcBANYLACGoB0AA2AsAIQKnBwEA9Q0AIagHQAD3DQAhAqcHAQD1DQAhqAdAAPcNACECpwcBAAAAAagHQAAAAAENEgAAyQ4AIBcCAAAAAakHAgAAAAGqBwEAAAABqwcBAAAAAawHAQAAAAGtBwEAAAABrgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbIHAQAAAAGzB4AAAAABAgAAAGsAIFYAANoRACADAAAAawAgVgAA2hEAIFcAANkRACABTwAAnxkAMBIGAADZCwAgEgAAnQ0AIBcCAPwLACGSBwAAog0AMJMHAAA5ABCUBwAAog0AMJUHAgD8CwAhqQcCAAAAAaoHAQDWCwAhqwcBAIgMACGsBwEAiAwAIa0HAQCIDAAhrgcBAIgMACGvBwEAiAwAIbAHAQCIDAAhsQcgAMoMACGyBwEAiAwAIbMHAADsDAAgAgAAAGsAIE8AANkRACACAAAA1xEAIE8AANgRACAQFwIA_AsAIZIHAADWEQAwkwcAANcRABCUBwAA1hEAMJUHAgD8CwAhqQcCAPwLACGqBwEA1gsAIasHAQCIDAAhrAcBAIgMACGtBwEAiAwAIa4HAQCIDAAhrwcBAIgMACGwBwEAiAwAIbEHIADKDAAhsgcBAIgMACGzBwAA7AwAIBAXAgD8CwAhkgcAANYRADCTBwAA1xEAEJQHAADWEQAwlQcCAPwLACGpBwIA_AsAIaoHAQDWCwAhqwcBAIgMACGsBwEAiAwAIa0HAQCIDAAhrgcBAIgMACGvBwEAiAwAIbAHAQCIDAAhsQcgAMoMACGyBwEAiAwAIbMHAADsDAAgDBcCAPgNACGpBwIA-A0AIaoHAQD1DQAhqwcBAIkOACGsBwEAiQ4AIa0HAQCJDgAhrgcBAIkOACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGyBwEAiQ4AIbMHgAAAAAENEgAAjA4AIBcCAPgNACGpBwIA-A0AIaoHAQD1DQAhqwcBAIkOACGsBwEAiQ4AIa0HAQCJDgAhrgcBAIkOACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGyBwEAiQ4AIbMHgAAAAAENEgAAyQ4AIBcCAAAAAakHAgAAAAGqBwEAAAABqwcBAAAAAawHAQAAAAGtBwEAAAABrgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbIHAQAAAAGzB4AAAAABDgkAAOkSACAKAADqEgAgCwAA6xIAIAwAAOwSACAfAADtEgAgIAAA7hIAICEAAO8SACCaB0AAAAABqQcCAAAAAYcIAQAAAAH7CAIAAAAB_AgCAAAAAf0IAgAAAAH-CAEAAAABAgAAAGgAIFYAAOgSACADAAAAaAAgVgAA6BIAIFcAAOURACABTwAAnhkAMBMGAACHDQAgCQAApA0AIAoAAKQNACALAADwCwAgDAAA8AsAIB8AAKUNACAgAACmDQAgIQAA8QsAIJIHAACjDQAwkwcAAAwAEJQHAACjDQAwlQcCAMgMACGaB0AA2AsAIakHAgAAAAGHCAEA1gsAIfsIAgD8CwAh_AgCAPwLACH9CAIA_AsAIf4IAQDWCwAhAgAAAGgAIE8AAOURACACAAAA4xEAIE8AAOQRACALkgcAAOIRADCTBwAA4xEAEJQHAADiEQAwlQcCAMgMACGaB0AA2AsAIakHAgD8CwAhhwgBANYLACH7CAIA_AsAIfwIAgD8CwAh_QgCAPwLACH-CAEA1gsAIQuSBwAA4hEAMJMHAADjEQAQlAcAAOIRADCVBwIAyAwAIZoHQADYCwAhqQcCAPwLACGHCAEA1gsAIfsIAgD8CwAh_AgCAPwLACH9CAIA_AsAIf4IAQDWCwAhB5oHQAD3DQAhqQcCAPgNACGHCAEA9Q0AIfsIAgD4DQAh_AgCAPgNACH9CAIA-A0AIf4IAQD1DQAhDgkAAOYRACAKAADnEQAgCwAA6BEAIAwAAOkRACAfAADqEQAgIAAA6xEAICEAAOwRACCaB0AA9w0AIakHAgD4DQAhhwgBAPUNACH7CAIA-A0AIfwIAgD4DQAh_QgCAPgNACH-CAEA9Q0AIQtWAADdEgAwVwAA4RIAMO8JAADeEgAw8AkAAN8SADDxCQAA4BIAIPIJAADTEgAw8wkAANMSADD0CQAA0xIAMPUJAADTEgAw9gkAAOISADD3CQAA1hIAMAtWAADPEgAwVwAA1BIAMO8JAADQEgAw8AkAANESADDxCQAA0hIAIPIJAADTEgAw8wkAANMSADD0CQAA0xIAMPUJAADTEgAw9gkAANUSADD3CQAA1hIAMAtWAADFEgAwVwAAyRIAMO8JAADGEgAw8AkAAMcSADDxCQAAyBIAIPIJAAClEgAw8wkAAKUSADD0CQAApRIAMPUJAAClEgAw9gkAAMoSADD3CQAAqBIAMAtWAAChEgAwVwAAphIAMO8JAACiEgAw8AkAAKMSADDxCQAApBIAIPIJAAClEgAw8wkAAKUSADD0CQAApRIAMPUJAAClEgAw9gkAAKcSADD3CQAAqBIAMAtWAACWEgAwVwAAmhIAMO8JAACXEgAw8AkAAJgSADDxCQAAmRIAIPIJAACaEQAw8wkAAJoRADD0CQAAmhEAMPUJAACaEQAw9gkAAJsSADD3CQAAnREAMAtWAACLEgAwVwAAjxIAMO8JAACMEgAw8AkAAI0SADDxCQAAjhIAIPIJAAD4EAAw8wkAAPgQADD0CQAA-BAAMPUJAAD4EAAw9gkAAJASADD3CQAA-xAAMAtWAADtEQAwVwAA8hEAMO8JAADuEQAw8AkAAO8RADDxCQAA8BEAIPIJAADxEQAw8wkAAPERADD0CQAA8REAMPUJAADxEQAw9gkAAPMRADD3CQAA9BEAMAkFAACJEgAgIwAAihIAIJoHQAAAAAGpBwIAAAABsgcBAAAAAcAHAgAAAAGiCAIAAAABqQgBAAAAAasIAQAAAAECAAAAVgAgVgAAiBIAIAMAAABWACBWAACIEgAgVwAA9xEAIAFPAACdGQAwDgUAAKwNACANAACrDQAgIwAArQ0AIJIHAACqDQAwkwcAAFQAEJQHAACqDQAwmgdAANgLACGpBwIAAAABsgcBANYLACHABwIAyAwAIaIIAgDIDAAhqQgBANYLACGqCAIAyAwAIasIAQCIDAAhAgAAAFYAIE8AAPcRACACAAAA9REAIE8AAPYRACALkgcAAPQRADCTBwAA9REAEJQHAAD0EQAwmgdAANgLACGpBwIA_AsAIbIHAQDWCwAhwAcCAMgMACGiCAIAyAwAIakIAQDWCwAhqggCAMgMACGrCAEAiAwAIQuSBwAA9BEAMJMHAAD1EQAQlAcAAPQRADCaB0AA2AsAIakHAgD8CwAhsgcBANYLACHABwIAyAwAIaIIAgDIDAAhqQgBANYLACGqCAIAyAwAIasIAQCIDAAhB5oHQAD3DQAhqQcCAPgNACGyBwEA9Q0AIcAHAgCBDgAhoggCAIEOACGpCAEA9Q0AIasIAQCJDgAhCQUAAPgRACAjAAD5EQAgmgdAAPcNACGpBwIA-A0AIbIHAQD1DQAhwAcCAIEOACGiCAIAgQ4AIakIAQD1DQAhqwgBAIkOACEHVgAAkhkAIFcAAJsZACDvCQAAkxkAIPAJAACaGQAg8wkAAAMAIPQJAAADACD1CQAAzQoAIAtWAAD6EQAwVwAA_xEAMO8JAAD7EQAw8AkAAPwRADDxCQAA_REAIPIJAAD-EQAw8wkAAP4RADD0CQAA_hEAMPUJAAD-EQAw9gkAAIASADD3CQAAgRIAMAMiAACHEgAgoggCAAAAAagIQAAAAAECAAAAXAAgVgAAhhIAIAMAAABcACBWAACGEgAgVwAAhBIAIAFPAACZGQAwCSEAAKkNACAiAACNDAAgkgcAAKgNADCTBwAAWgAQlAcAAKgNADCiCAIA_AsAIacIAgD8CwAhqAhAANgLACHoCQAApw0AIAIAAABcACBPAACEEgAgAgAAAIISACBPAACDEgAgBpIHAACBEgAwkwcAAIISABCUBwAAgRIAMKIIAgD8CwAhpwgCAPwLACGoCEAA2AsAIQaSBwAAgRIAMJMHAACCEgAQlAcAAIESADCiCAIA_AsAIacIAgD8CwAhqAhAANgLACECoggCAPgNACGoCEAA9w0AIQMiAACFEgAgoggCAPgNACGoCEAA9w0AIQVWAACUGQAgVwAAlxkAIO8JAACVGQAg8AkAAJYZACD1CQAAAQAgAyIAAIcSACCiCAIAAAABqAhAAAAAAQNWAACUGQAg7wkAAJUZACD1CQAAAQAgCQUAAIkSACAjAACKEgAgmgdAAAAAAakHAgAAAAGyBwEAAAABwAcCAAAAAaIIAgAAAAGpCAEAAAABqwgBAAAAAQNWAACSGQAg7wkAAJMZACD1CQAAzQoAIARWAAD6EQAw7wkAAPsRADDxCQAA_REAIPUJAAD-EQAwBA8AAJUSACAXAgAAAAGpBwIAAAAB-gcCAAAAAQIAAAAkACBWAACUEgAgAwAAACQAIFYAAJQSACBXAACSEgAgAU8AAJEZADACAAAAJAAgTwAAkhIAIAIAAAD8EAAgTwAAkRIAIAMXAgD4DQAhqQcCAPgNACH6BwIA-A0AIQQPAACTEgAgFwIA-A0AIakHAgD4DQAh-gcCAPgNACEFVgAAjBkAIFcAAI8ZACDvCQAAjRkAIPAJAACOGQAg9QkAAB8AIAQPAACVEgAgFwIAAAABqQcCAAAAAfoHAgAAAAEDVgAAjBkAIO8JAACNGQAg9QkAAB8AIAsGAACgEgAgFwIAAAABHQAAvBEAIB4AAL0RACCVBwIAAAABmgdAAAAAAakHAgAAAAGqBwEAAAABvQcBAAAAAesHQAAAAAGtCCAAAAABAgAAABoAIFYAAJ8SACADAAAAGgAgVgAAnxIAIFcAAJ0SACABTwAAixkAMAIAAAAaACBPAACdEgAgAgAAAJ4RACBPAACcEgAgCBcCAPgNACGVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIb0HAQD1DQAh6wdAAPcNACGtCCAAig4AIQsGAACeEgAgFwIA-A0AIR0AAKIRACAeAACjEQAglQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG9BwEA9Q0AIesHQAD3DQAhrQggAIoOACEFVgAAhhkAIFcAAIkZACDvCQAAhxkAIPAJAACIGQAg9QkAAAoAIAsGAACgEgAgFwIAAAABHQAAvBEAIB4AAL0RACCVBwIAAAABmgdAAAAAAakHAgAAAAGqBwEAAAABvQcBAAAAAesHQAAAAAGtCCAAAAABA1YAAIYZACDvCQAAhxkAIPUJAAAKACBRBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAKwSACADAAAACgAgVgAArBIAIFcAAKsSACABTwAAhRkAMFYEAACNDAAgBQAA1Q0AIBAAANYNACASAACdDQAgHQAA0Q0AIB4AANINACAfAAClDQAgJAAAqw0AICUAAKsNACAmAADXDQAgJwAA2A0AICgAANkNACApAADaDQAgKgAA2w0AICsAANwNACAsAADdDQAgLwAA3g0AIDAAAN8NACAxAADgDQAgMgAA4Q0AIDMAAOINACA0AACZDQAgNQAA4w0AIDYAAOQNACA5AADlDQAgkgcAANQNADCTBwAACAAQlAcAANQNADCaB0AA2AsAIacHAQAAAAGpBwIAAAABqgcBANYLACGvBwEAiAwAIbAHAQCIDAAhsQcgAMoMACGzBwAA7AwAILoHAgD8CwAhuwcBAIgMACG8BwEAiAwAIb0HAQAAAAG-BwIAyAwAIb8HAgDIDAAhwAcCAPwLACHBBwIA_AsAIcIHIADKDAAhwwdAANcLACHEByAAygwAIcUHIADKDAAhxgcBAIgMACHHBwEAiAwAIcgHAQCIDAAhyQcBAIgMACHKBwEAiAwAIcsHAQCIDAAhzAcBAIgMACHNBxAA2wwAIc4HAQCIDAAhzwcgAMoMACHQBxAA2wwAIdEHAQCIDAAh0gcAAM8MACDTBxAA2wwAIdQHIADKDAAh1QcBAIgMACHWBwIA_AsAIdcHAQCIDAAh2AcBAIgMACHZBwEAiAwAIdoHAQCIDAAh2wcBAIgMACHcByAAygwAId0HAQCIDAAh3gdAANcLACHfB0AA1wsAIeAHAQCIDAAh4QcBAIgMACHiBwEAiAwAIeMHAQCIDAAh5AcgAMoMACHlByAAygwAIeYHAQCIDAAh5wcBAIgMACHoBwEAiAwAIekHAgD8CwAh6gcCAPwLACHrB0AA2AsAIQIAAAAKACBPAACrEgAgAgAAAKkSACBPAACqEgAgPZIHAACoEgAwkwcAAKkSABCUBwAAqBIAMJoHQADYCwAhpwcBANYLACGpBwIA_AsAIaoHAQDWCwAhrwcBAIgMACGwBwEAiAwAIbEHIADKDAAhswcAAOwMACC6BwIA_AsAIbsHAQCIDAAhvAcBAIgMACG9BwEA1gsAIb4HAgDIDAAhvwcCAMgMACHABwIA_AsAIcEHAgD8CwAhwgcgAMoMACHDB0AA1wsAIcQHIADKDAAhxQcgAMoMACHGBwEAiAwAIccHAQCIDAAhyAcBAIgMACHJBwEAiAwAIcoHAQCIDAAhywcBAIgMACHMBwEAiAwAIc0HEADbDAAhzgcBAIgMACHPByAAygwAIdAHEADbDAAh0QcBAIgMACHSBwAAzwwAINMHEADbDAAh1AcgAMoMACHVBwEAiAwAIdYHAgD8CwAh1wcBAIgMACHYBwEAiAwAIdkHAQCIDAAh2gcBAIgMACHbBwEAiAwAIdwHIADKDAAh3QcBAIgMACHeB0AA1wsAId8HQADXCwAh4AcBAIgMACHhBwEAiAwAIeIHAQCIDAAh4wcBAIgMACHkByAAygwAIeUHIADKDAAh5gcBAIgMACHnBwEAiAwAIegHAQCIDAAh6QcCAPwLACHqBwIA_AsAIesHQADYCwAhPZIHAACoEgAwkwcAAKkSABCUBwAAqBIAMJoHQADYCwAhpwcBANYLACGpBwIA_AsAIaoHAQDWCwAhrwcBAIgMACGwBwEAiAwAIbEHIADKDAAhswcAAOwMACC6BwIA_AsAIbsHAQCIDAAhvAcBAIgMACG9BwEA1gsAIb4HAgDIDAAhvwcCAMgMACHABwIA_AsAIcEHAgD8CwAhwgcgAMoMACHDB0AA1wsAIcQHIADKDAAhxQcgAMoMACHGBwEAiAwAIccHAQCIDAAhyAcBAIgMACHJBwEAiAwAIcoHAQCIDAAhywcBAIgMACHMBwEAiAwAIc0HEADbDAAhzgcBAIgMACHPByAAygwAIdAHEADbDAAh0QcBAIgMACHSBwAAzwwAINMHEADbDAAh1AcgAMoMACHVBwEAiAwAIdYHAgD8CwAh1wcBAIgMACHYBwEAiAwAIdkHAQCIDAAh2gcBAIgMACHbBwEAiAwAIdwHIADKDAAh3QcBAIgMACHeB0AA1wsAId8HQADXCwAh4AcBAIgMACHhBwEAiAwAIeIHAQCIDAAh4wcBAIgMACHkByAAygwAIeUHIADKDAAh5gcBAIgMACHnBwEAiAwAIegHAQCIDAAh6QcCAPwLACHqBwIA_AsAIesHQADYCwAhOZoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFRBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVEEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABwAcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAEDVgAAgxkAIO8JAACEGQAg9QkAAAEAIANWAACBGQAg7wkAAIIZACD1CQAAzQoAIANWAAD_GAAg7wkAAIAZACD1CQAAaAAgBFYAANsRADDvCQAA3BEAMPEJAADeEQAg9QkAAN8RADAEVgAAzxEAMO8JAADQEQAw8QkAANIRACD1CQAA0xEAMARWAADDEQAw7wkAAMQRADDxCQAAxhEAIPUJAADHEQAwA1YAAL4RACDvCQAAvxEAIPUJAACtCwAgBFYAAJYRADDvCQAAlxEAMPEJAACZEQAg9QkAAJoRADAEVgAAiBEAMO8JAACJEQAw8QkAAIsRACD1CQAAjBEAMARWAACyEAAw7wkAALMQADDxCQAAtRAAIPUJAAC2EAAwBFYAAKQQADDvCQAApRAAMPEJAACnEAAg9QkAAKgQADAEVgAAmBAAMO8JAACZEAAw8QkAAJsQACD1CQAAnBAAMARWAACPEAAw7wkAAJAQADDxCQAAkhAAIPUJAACRDgAwBFYAAPYPADDvCQAA9w8AMPEJAAD5DwAg9QkAAPoPADAEVgAA6g8AMO8JAADrDwAw8QkAAO0PACD1CQAA7g8AMARWAADRDwAw7wkAANIPADDxCQAA1A8AIPUJAADVDwAwBFYAAMMPADDvCQAAxA8AMPEJAADGDwAg9QkAAMcPADAEVgAAtw8AMO8JAAC4DwAw8QkAALoPACD1CQAAuw8AMARWAACrDwAw7wkAAKwPADDxCQAArg8AIPUJAACvDwAwBFYAAJ8PADDvCQAAoA8AMPEJAACiDwAg9QkAAKMPADAEVgAAkQ8AMO8JAACSDwAw8QkAAJQPACD1CQAAlQ8AMARWAACFDwAw7wkAAIYPADDxCQAAiA8AIPUJAACJDwAwBFYAAPgOADDvCQAA-Q4AMPEJAAD7DgAg9QkAAPwOADAEVgAA6A4AMO8JAADpDgAw8QkAAOsOACD1CQAA7A4AMFEEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG_BwIAAAABwAcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAECAAAACgAgVgAAzRIAIAMAAAAKACBWAADNEgAgVwAAzBIAIAFPAAD-GAAwAgAAAAoAIE8AAMwSACACAAAAqRIAIE8AAMsSACA5mgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVEEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhUQQAAK0SACAFAACuEgAgEAAAsBIAIBIAALkSACAdAAC2EgAgHgAAtRIAIB8AALQSACAlAADOEgAgJgAAsRIAICcAALISACAoAACzEgAgKQAAtxIAICoAALgSACArAAC6EgAgLAAAuxIAIC8AALwSACAwAAC9EgAgMQAAvhIAIDIAAL8SACAzAADAEgAgNAAAwRIAIDUAAMISACA2AADDEgAgOQAAxBIAIJoHQAAAAAGnBwEAAAABqQcCAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGzB4AAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQNWAAD8GAAg7wkAAP0YACD1CQAAaAAgFwcAANwSACAkAQAAAAGpBwIAAAABsAcBAAAAAekHAgAAAAHrB0AAAAABkAgBAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIAQAAAAGVCAEAAAABlggBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAEAAAABnAgBAAAAAZ0IAgAAAAGfCCAAAAABoAgBAAAAAaEIIAAAAAECAAAAEQAgVgAA2xIAIAMAAAARACBWAADbEgAgVwAA2RIAIAFPAAD7GAAwHAcAAKsNACAIAACrDQAgJAEAiAwAIZIHAADTDQAwkwcAAA8AEJQHAADTDQAwqQcCAAAAAbAHAQCIDAAh6QcCAPwLACHrB0AA2AsAIZAIAQCIDAAhkQgBAIgMACGSCAEAiAwAIZMIAQCIDAAhlAgBANYLACGVCAEA1gsAIZYIAQDWCwAhlwgBAIgMACGYCAEAiAwAIZkIAQDWCwAhmggBANYLACGbCAEAiAwAIZwIAQCIDAAhnQgCAMgMACGeCAIAyAwAIZ8IIADKDAAhoAgBAIgMACGhCCAAygwAIQIAAAARACBPAADZEgAgAgAAANcSACBPAADYEgAgGiQBAIgMACGSBwAA1hIAMJMHAADXEgAQlAcAANYSADCpBwIA_AsAIbAHAQCIDAAh6QcCAPwLACHrB0AA2AsAIZAIAQCIDAAhkQgBAIgMACGSCAEAiAwAIZMIAQCIDAAhlAgBANYLACGVCAEA1gsAIZYIAQDWCwAhlwgBAIgMACGYCAEAiAwAIZkIAQDWCwAhmggBANYLACGbCAEAiAwAIZwIAQCIDAAhnQgCAMgMACGeCAIAyAwAIZ8IIADKDAAhoAgBAIgMACGhCCAAygwAIRokAQCIDAAhkgcAANYSADCTBwAA1xIAEJQHAADWEgAwqQcCAPwLACGwBwEAiAwAIekHAgD8CwAh6wdAANgLACGQCAEAiAwAIZEIAQCIDAAhkggBAIgMACGTCAEAiAwAIZQIAQDWCwAhlQgBANYLACGWCAEA1gsAIZcIAQCIDAAhmAgBAIgMACGZCAEA1gsAIZoIAQDWCwAhmwgBAIgMACGcCAEAiAwAIZ0IAgDIDAAhnggCAMgMACGfCCAAygwAIaAIAQCIDAAhoQggAMoMACEWJAEAiQ4AIakHAgD4DQAhsAcBAIkOACHpBwIA-A0AIesHQAD3DQAhkAgBAIkOACGRCAEAiQ4AIZIIAQCJDgAhkwgBAIkOACGUCAEA9Q0AIZUIAQD1DQAhlggBAPUNACGXCAEAiQ4AIZgIAQCJDgAhmQgBAPUNACGaCAEA9Q0AIZsIAQCJDgAhnAgBAIkOACGdCAIAgQ4AIZ8IIACKDgAhoAgBAIkOACGhCCAAig4AIRcHAADaEgAgJAEAiQ4AIakHAgD4DQAhsAcBAIkOACHpBwIA-A0AIesHQAD3DQAhkAgBAIkOACGRCAEAiQ4AIZIIAQCJDgAhkwgBAIkOACGUCAEA9Q0AIZUIAQD1DQAhlggBAPUNACGXCAEAiQ4AIZgIAQCJDgAhmQgBAPUNACGaCAEA9Q0AIZsIAQCJDgAhnAgBAIkOACGdCAIAgQ4AIZ8IIACKDgAhoAgBAIkOACGhCCAAig4AIQdWAAD2GAAgVwAA-RgAIO8JAAD3GAAg8AkAAPgYACDzCQAADAAg9AkAAAwAIPUJAABoACAXBwAA3BIAICQBAAAAAakHAgAAAAGwBwEAAAAB6QcCAAAAAesHQAAAAAGQCAEAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgBAAAAAZUIAQAAAAGWCAEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQAAAAGcCAEAAAABnQgCAAAAAZ8IIAAAAAGgCAEAAAABoQggAAAAAQNWAAD2GAAg7wkAAPcYACD1CQAAaAAgFwgAAOcSACAkAQAAAAGpBwIAAAABsAcBAAAAAekHAgAAAAHrB0AAAAABkAgBAAAAAZEIAQAAAAGSCAEAAAABkwgBAAAAAZQIAQAAAAGVCAEAAAABlggBAAAAAZcIAQAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAEAAAABnAgBAAAAAZ4IAgAAAAGfCCAAAAABoAgBAAAAAaEIIAAAAAECAAAAEQAgVgAA5hIAIAMAAAARACBWAADmEgAgVwAA5BIAIAFPAAD1GAAwAgAAABEAIE8AAOQSACACAAAA1xIAIE8AAOMSACAWJAEAiQ4AIakHAgD4DQAhsAcBAIkOACHpBwIA-A0AIesHQAD3DQAhkAgBAIkOACGRCAEAiQ4AIZIIAQCJDgAhkwgBAIkOACGUCAEA9Q0AIZUIAQD1DQAhlggBAPUNACGXCAEAiQ4AIZgIAQCJDgAhmQgBAPUNACGaCAEA9Q0AIZsIAQCJDgAhnAgBAIkOACGeCAIAgQ4AIZ8IIACKDgAhoAgBAIkOACGhCCAAig4AIRcIAADlEgAgJAEAiQ4AIakHAgD4DQAhsAcBAIkOACHpBwIA-A0AIesHQAD3DQAhkAgBAIkOACGRCAEAiQ4AIZIIAQCJDgAhkwgBAIkOACGUCAEA9Q0AIZUIAQD1DQAhlggBAPUNACGXCAEAiQ4AIZgIAQCJDgAhmQgBAPUNACGaCAEA9Q0AIZsIAQCJDgAhnAgBAIkOACGeCAIAgQ4AIZ8IIACKDgAhoAgBAIkOACGhCCAAig4AIQdWAADwGAAgVwAA8xgAIO8JAADxGAAg8AkAAPIYACDzCQAADAAg9AkAAAwAIPUJAABoACAXCAAA5xIAICQBAAAAAakHAgAAAAGwBwEAAAAB6QcCAAAAAesHQAAAAAGQCAEAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgBAAAAAZUIAQAAAAGWCAEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQAAAAGcCAEAAAABnggCAAAAAZ8IIAAAAAGgCAEAAAABoQggAAAAAQNWAADwGAAg7wkAAPEYACD1CQAAaAAgDgkAAOkSACAKAADqEgAgCwAA6xIAIAwAAOwSACAfAADtEgAgIAAA7hIAICEAAO8SACCaB0AAAAABqQcCAAAAAYcIAQAAAAH7CAIAAAAB_AgCAAAAAf0IAgAAAAH-CAEAAAABBFYAAN0SADDvCQAA3hIAMPEJAADgEgAg9QkAANMSADAEVgAAzxIAMO8JAADQEgAw8QkAANISACD1CQAA0xIAMARWAADFEgAw7wkAAMYSADDxCQAAyBIAIPUJAAClEgAwBFYAAKESADDvCQAAohIAMPEJAACkEgAg9QkAAKUSADAEVgAAlhIAMO8JAACXEgAw8QkAAJkSACD1CQAAmhEAMARWAACLEgAw7wkAAIwSADDxCQAAjhIAIPUJAAD4EAAwBFYAAO0RADDvCQAA7hEAMPEJAADwEQAg9QkAAPERADAAAAAAAAtWAACMEwAwVwAAkRMAMO8JAACNEwAw8AkAAI4TADDxCQAAjxMAIPIJAACQEwAw8wkAAJATADD0CQAAkBMAMPUJAACQEwAw9gkAAJITADD3CQAAkxMAMAtWAACDEwAwVwAAhxMAMO8JAACEEwAw8AkAAIUTADDxCQAAhhMAIPIJAAClEgAw8wkAAKUSADD0CQAApRIAMPUJAAClEgAw9gkAAIgTADD3CQAAqBIAMAtWAAD4EgAwVwAA_BIAMO8JAAD5EgAw8AkAAPoSADDxCQAA-xIAIPIJAADxEQAw8wkAAPERADD0CQAA8REAMPUJAADxEQAw9gkAAP0SADD3CQAA9BEAMAkNAACCEwAgIwAAihIAIJoHQAAAAAGpBwIAAAABsgcBAAAAAaIIAgAAAAGpCAEAAAABqggCAAAAAasIAQAAAAECAAAAVgAgVgAAgRMAIAMAAABWACBWAACBEwAgVwAA_xIAIAFPAADvGAAwAgAAAFYAIE8AAP8SACACAAAA9REAIE8AAP4SACAHmgdAAPcNACGpBwIA-A0AIbIHAQD1DQAhoggCAIEOACGpCAEA9Q0AIaoIAgCBDgAhqwgBAIkOACEJDQAAgBMAICMAAPkRACCaB0AA9w0AIakHAgD4DQAhsgcBAPUNACGiCAIAgQ4AIakIAQD1DQAhqggCAIEOACGrCAEAiQ4AIQdWAADqGAAgVwAA7RgAIO8JAADrGAAg8AkAAOwYACDzCQAADAAg9AkAAAwAIPUJAABoACAJDQAAghMAICMAAIoSACCaB0AAAAABqQcCAAAAAbIHAQAAAAGiCAIAAAABqQgBAAAAAaoIAgAAAAGrCAEAAAABA1YAAOoYACDvCQAA6xgAIPUJAABoACBRBAAArRIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAIsTACADAAAACgAgVgAAixMAIFcAAIoTACABTwAA6RgAMAIAAAAKACBPAACKEwAgAgAAAKkSACBPAACJEwAgOZoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFRBAAAzw4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVEEAACtEgAgEAAAsBIAIBIAALkSACAdAAC2EgAgHgAAtRIAIB8AALQSACAkAACvEgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAEaKQAA2BQAIDkAAM4UACA6AADUFAAgOwAAzxQAIDwAANAUACA9AADRFAAgPgAA0hQAIEAAANMUACBFAADVFAAgRgAA1hQAIEcAANcUACBIAADZFAAgSQAA2hQAIJoHQAAAAAGpBwIAAAABqgcBAAAAAesHQAAAAAHaCAEAAAABgwkBAAAAAcUJIAAAAAHZCQAAANkJAtoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JIAAAAAHeCUAAAAABAgAAAAEAIFYAAM0UACADAAAAAQAgVgAAzRQAIFcAAJcTACABTwAA6BgAMB8FAACsDQAgKQAA2g0AIDkAAOUNACA6AADwCwAgOwAA6A0AIDwAAOkNACA9AADqDQAgPgAA6w0AIEAAAOwNACBFAACtDQAgRgAA7Q0AIEcAAL8NACBIAADlDQAgSQAA7g0AIJIHAADmDQAwkwcAAAUAEJQHAADmDQAwmgdAANgLACGpBwIAAAABqgcBANYLACHABwIAyAwAIesHQADYCwAh2ggBAIgMACGDCQEAAAABxQkgAMoMACHZCQAA5w3ZCSLaCQEA1gsAIdsJQADXCwAh3AlAANcLACHdCSAAygwAId4JQADXCwAhAgAAAAEAIE8AAJcTACACAAAAlBMAIE8AAJUTACARkgcAAJMTADCTBwAAlBMAEJQHAACTEwAwmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhwAcCAMgMACHrB0AA2AsAIdoIAQCIDAAhgwkBANYLACHFCSAAygwAIdkJAADnDdkJItoJAQDWCwAh2wlAANcLACHcCUAA1wsAId0JIADKDAAh3glAANcLACERkgcAAJMTADCTBwAAlBMAEJQHAACTEwAwmgdAANgLACGpBwIA_AsAIaoHAQDWCwAhwAcCAMgMACHrB0AA2AsAIdoIAQCIDAAhgwkBANYLACHFCSAAygwAIdkJAADnDdkJItoJAQDWCwAh2wlAANcLACHcCUAA1wsAId0JIADKDAAh3glAANcLACENmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhAfIJAAAA2QkCGikAAKITACA5AACYEwAgOgAAnhMAIDsAAJkTACA8AACaEwAgPQAAmxMAID4AAJwTACBAAACdEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSAAAoxMAIEkAAKQTACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACELVgAAxBQAMFcAAMgUADDvCQAAxRQAMPAJAADGFAAw8QkAAMcUACDyCQAA7A4AMPMJAADsDgAw9AkAAOwOADD1CQAA7A4AMPYJAADJFAAw9wkAAO8OADALVgAAuBQAMFcAAL0UADDvCQAAuRQAMPAJAAC6FAAw8QkAALsUACDyCQAAvBQAMPMJAAC8FAAw9AkAALwUADD1CQAAvBQAMPYJAAC-FAAw9wkAAL8UADALVgAArBQAMFcAALEUADDvCQAArRQAMPAJAACuFAAw8QkAAK8UACDyCQAAsBQAMPMJAACwFAAw9AkAALAUADD1CQAAsBQAMPYJAACyFAAw9wkAALMUADALVgAAoBQAMFcAAKUUADDvCQAAoRQAMPAJAACiFAAw8QkAAKMUACDyCQAApBQAMPMJAACkFAAw9AkAAKQUADD1CQAApBQAMPYJAACmFAAw9wkAAKcUADALVgAAlBQAMFcAAJkUADDvCQAAlRQAMPAJAACWFAAw8QkAAJcUACDyCQAAmBQAMPMJAACYFAAw9AkAAJgUADD1CQAAmBQAMPYJAACaFAAw9wkAAJsUADAHVgAA6xMAIFcAAO4TACDvCQAA7BMAIPAJAADtEwAg8wkAANkBACD0CQAA2QEAIPUJAADcAQAgC1YAAOITADBXAADmEwAw7wkAAOMTADDwCQAA5BMAMPEJAADlEwAg8gkAAKUSADDzCQAApRIAMPQJAAClEgAw9QkAAKUSADD2CQAA5xMAMPcJAACoEgAwC1YAANcTADBXAADbEwAw7wkAANgTADDwCQAA2RMAMPEJAADaEwAg8gkAAP4RADDzCQAA_hEAMPQJAAD-EQAw9QkAAP4RADD2CQAA3BMAMPcJAACBEgAwB1YAANITACBXAADVEwAg7wkAANMTACDwCQAA1BMAIPMJAADtAQAg9AkAAO0BACD1CQAAnQgAIAtWAADHEwAwVwAAyxMAMO8JAADIEwAw8AkAAMkTADDxCQAAyhMAIPIJAACnDgAw8wkAAKcOADD0CQAApw4AMPUJAACnDgAw9gkAAMwTADD3CQAAqg4AMAtWAAC8EwAwVwAAwBMAMO8JAAC9EwAw8AkAAL4TADDxCQAAvxMAIPIJAACoEAAw8wkAAKgQADD0CQAAqBAAMPUJAACoEAAw9gkAAMETADD3CQAAqxAAMAtWAACxEwAwVwAAtRMAMO8JAACyEwAw8AkAALMTADDxCQAAtBMAIPIJAADsDgAw8wkAAOwOADD0CQAA7A4AMPUJAADsDgAw9gkAALYTADD3CQAA7w4AMAtWAAClEwAwVwAAqhMAMO8JAACmEwAw8AkAAKcTADDxCQAAqBMAIPIJAACpEwAw8wkAAKkTADD0CQAAqRMAMPUJAACpEwAw9gkAAKsTADD3CQAArBMAMAOaB0AAAAABqQcCAAAAAbIHAQAAAAECAAAA9AEAIFYAALATACADAAAA9AEAIFYAALATACBXAACvEwAgAU8AAOcYADAIIgAAjQwAIJIHAAD2DAAwkwcAAPIBABCUBwAA9gwAMJoHQADYCwAhqQcCAAAAAbIHAQDWCwAhoggCAPwLACECAAAA9AEAIE8AAK8TACACAAAArRMAIE8AAK4TACAHkgcAAKwTADCTBwAArRMAEJQHAACsEwAwmgdAANgLACGpBwIA_AsAIbIHAQDWCwAhoggCAPwLACEHkgcAAKwTADCTBwAArRMAEJQHAACsEwAwmgdAANgLACGpBwIA_AsAIbIHAQDWCwAhoggCAPwLACEDmgdAAPcNACGpBwIA-A0AIbIHAQD1DQAhA5oHQAD3DQAhqQcCAPgNACGyBwEA9Q0AIQOaB0AAAAABqQcCAAAAAbIHAQAAAAELIgAA9g4AIDgAALsTACCaB0AAAAABqQcBAAAAAawHAQAAAAGiCAIAAAAB0AlAAAAAAdQJQAAAAAHVCQIAAAAB1gkBAAAAAdcJQAAAAAECAAAArAEAIFYAALoTACADAAAArAEAIFYAALoTACBXAAC4EwAgAU8AAOYYADACAAAArAEAIE8AALgTACACAAAA8A4AIE8AALcTACAJmgdAAPcNACGpBwEA9Q0AIawHAQCJDgAhoggCAPgNACHQCUAA9w0AIdQJQAD2DQAh1QkCAIEOACHWCQEAiQ4AIdcJQAD3DQAhCyIAAPMOACA4AAC5EwAgmgdAAPcNACGpBwEA9Q0AIawHAQCJDgAhoggCAPgNACHQCUAA9w0AIdQJQAD2DQAh1QkCAIEOACHWCQEAiQ4AIdcJQAD3DQAhB1YAAOEYACBXAADkGAAg7wkAAOIYACDwCQAA4xgAIPMJAAAIACD0CQAACAAg9QkAAAoAIAsiAAD2DgAgOAAAuxMAIJoHQAAAAAGpBwEAAAABrAcBAAAAAaIIAgAAAAHQCUAAAAAB1AlAAAAAAdUJAgAAAAHWCQEAAAAB1wlAAAAAAQNWAADhGAAg7wkAAOIYACD1CQAACgAgCgYAAMYTACCVBwIAAAABmgdAAAAAAakHAgAAAAG8CAEAAAAB6giAAAAAAesIAgAAAAHsCIAAAAAB7QhAAAAAAe4IAgAAAAECAAAAeQAgVgAAxRMAIAMAAAB5ACBWAADFEwAgVwAAwxMAIAFPAADgGAAwAgAAAHkAIE8AAMMTACACAAAArBAAIE8AAMITACAJlQcCAPgNACGaB0AA9w0AIakHAgD4DQAhvAgBAPUNACHqCIAAAAAB6wgCAPgNACHsCIAAAAAB7QhAAPYNACHuCAIAgQ4AIQoGAADEEwAglQcCAPgNACGaB0AA9w0AIakHAgD4DQAhvAgBAPUNACHqCIAAAAAB6wgCAPgNACHsCIAAAAAB7QhAAPYNACHuCAIAgQ4AIQVWAADbGAAgVwAA3hgAIO8JAADcGAAg8AkAAN0YACD1CQAACgAgCgYAAMYTACCVBwIAAAABmgdAAAAAAakHAgAAAAG8CAEAAAAB6giAAAAAAesIAgAAAAHsCIAAAAAB7QhAAAAAAe4IAgAAAAEDVgAA2xgAIO8JAADcGAAg9QkAAAoAIAYXAADREwAgT4AAAAABqQcCAAAAAYAIQAAAAAGCCAEAAAABrggCAAAAAQIAAABAACBWAADQEwAgAwAAAEAAIFYAANATACBXAADOEwAgAU8AANoYADACAAAAQAAgTwAAzhMAIAIAAACrDgAgTwAAzRMAIAVPgAAAAAGpBwIA-A0AIYAIQAD3DQAhgggBAPUNACGuCAIA-A0AIQYXAADPEwAgT4AAAAABqQcCAPgNACGACEAA9w0AIYIIAQD1DQAhrggCAPgNACEFVgAA1RgAIFcAANgYACDvCQAA1hgAIPAJAADXGAAg9QkAADYAIAYXAADREwAgT4AAAAABqQcCAAAAAYAIQAAAAAGCCAEAAAABrggCAAAAAQNWAADVGAAg7wkAANYYACD1CQAANgAgBpoHQAAAAAGpBwIAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAQIAAACdCAAgVgAA0hMAIAMAAADtAQAgVgAA0hMAIFcAANYTACAIAAAA7QEAIE8AANYTACCaB0AA9w0AIakHAgD4DQAhowgBAPUNACGkCAEA9Q0AIaUIAQD1DQAhpggBAIkOACEGmgdAAPcNACGpBwIA-A0AIaMIAQD1DQAhpAgBAPUNACGlCAEA9Q0AIaYIAQCJDgAhAyEAAOETACCnCAIAAAABqAhAAAAAAQIAAABcACBWAADgEwAgAwAAAFwAIFYAAOATACBXAADeEwAgAU8AANQYADACAAAAXAAgTwAA3hMAIAIAAACCEgAgTwAA3RMAIAKnCAIA-A0AIagIQAD3DQAhAyEAAN8TACCnCAIA-A0AIagIQAD3DQAhBVYAAM8YACBXAADSGAAg7wkAANAYACDwCQAA0RgAIPUJAABWACADIQAA4RMAIKcIAgAAAAGoCEAAAAABA1YAAM8YACDvCQAA0BgAIPUJAABWACBRBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAOoTACADAAAACgAgVgAA6hMAIFcAAOkTACABTwAAzhgAMAIAAAAKACBPAADpEwAgAgAAAKkSACBPAADoEwAgOZoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFRBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVEFAACuEgAgEAAAsBIAIBIAALkSACAdAAC2EgAgHgAAtRIAIB8AALQSACAkAACvEgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwIAAAABwAcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAENQQAAkhQAIEQAAJMUACCaB0AAAAABqQcCAAAAAesHQAAAAAGeCUAAAAABowkCAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CSAAAAABvwkAAJEUACACAAAA3AEAIFYAAOsTACADAAAA2QEAIFYAAOsTACBXAADvEwAgDwAAANkBACBBAADxEwAgRAAA8hMAIE8AAO8TACCaB0AA9w0AIakHAgD4DQAh6wdAAPcNACGeCUAA9g0AIaMJAgD4DQAhuglAAPcNACG7CQEAiQ4AIbwJQAD2DQAhvQlAAPYNACG-CSAAig4AIb8JAADwEwAgDUEAAPETACBEAADyEwAgmgdAAPcNACGpBwIA-A0AIesHQAD3DQAhnglAAPYNACGjCQIA-A0AIboJQAD3DQAhuwkBAIkOACG8CUAA9g0AIb0JQAD2DQAhvgkgAIoOACG_CQAA8BMAIALyCQIAAAAE-AkCAAAABQVWAADCGAAgVwAAzBgAIO8JAADDGAAg8AkAAMsYACD1CQAAvAMAIAtWAADzEwAwVwAA-BMAMO8JAAD0EwAw8AkAAPUTADDxCQAA9hMAIPIJAAD3EwAw8wkAAPcTADD0CQAA9xMAMPUJAAD3EwAw9gkAAPkTADD3CQAA-hMAMCJBAACPFAAgQwAAkBQAIJoHQAAAAAGpBwIAAAAB6wdAAAAAAe0HAQAAAAHACAAAAKsJAoAJAAAAgAkCgQkBAAAAAZcJEAAAAAGbCQEAAAABnwlAAAAAAaMJAgAAAAGkCQIAAAABpQlAAAAAAaYJAgAAAAGnCUAAAAABqAlAAAAAAakJQAAAAAGrCQIAAAABrAkBAAAAAa0JEAAAAAGuCUAAAAABrwkBAAAAAbAJAQAAAAGxCUAAAAABsgkBAAAAAbMJAgAAAAG0CUAAAAABtQlAAAAAAbYJQAAAAAG3CUAAAAABuAlAAAAAAbkJQAAAAAECAAAA4AEAIFYAAI4UACADAAAA4AEAIFYAAI4UACBXAAD_EwAgAU8AAMoYADAoQAAA_QwAIEEAAP4MACBDAAD_DAAgkgcAAPsMADCTBwAA3gEAEJQHAAD7DAAwmgdAANgLACGpBwIAAAAB6wdAANgLACHtBwEAiAwAIcAIAAD8DKsJIoAJAADHDIAJIoEJAQCIDAAhjAkAAPoMACCTCQIA_AsAIZcJEADbDAAhmwkBAIgMACGfCUAA1wsAIaMJAgD8CwAhpAkCAMgMACGlCUAA1wsAIaYJAgDIDAAhpwlAANcLACGoCUAA1wsAIakJQADXCwAhqwkCAMgMACGsCQEAiAwAIa0JEADbDAAhrglAANcLACGvCQEAAAABsAkBAIgMACGxCUAA1wsAIbIJAQCIDAAhswkCAPwLACG0CUAA1wsAIbUJQADXCwAhtglAANcLACG3CUAA1wsAIbgJQADXCwAhuQlAANcLACECAAAA4AEAIE8AAP8TACACAAAA-xMAIE8AAPwTACAkkgcAAPoTADCTBwAA-xMAEJQHAAD6EwAwmgdAANgLACGpBwIA_AsAIesHQADYCwAh7QcBAIgMACHACAAA_AyrCSKACQAAxwyACSKBCQEAiAwAIZMJAgD8CwAhlwkQANsMACGbCQEAiAwAIZ8JQADXCwAhowkCAPwLACGkCQIAyAwAIaUJQADXCwAhpgkCAMgMACGnCUAA1wsAIagJQADXCwAhqQlAANcLACGrCQIAyAwAIawJAQCIDAAhrQkQANsMACGuCUAA1wsAIa8JAQDWCwAhsAkBAIgMACGxCUAA1wsAIbIJAQCIDAAhswkCAPwLACG0CUAA1wsAIbUJQADXCwAhtglAANcLACG3CUAA1wsAIbgJQADXCwAhuQlAANcLACEkkgcAAPoTADCTBwAA-xMAEJQHAAD6EwAwmgdAANgLACGpBwIA_AsAIesHQADYCwAh7QcBAIgMACHACAAA_AyrCSKACQAAxwyACSKBCQEAiAwAIZMJAgD8CwAhlwkQANsMACGbCQEAiAwAIZ8JQADXCwAhowkCAPwLACGkCQIAyAwAIaUJQADXCwAhpgkCAMgMACGnCUAA1wsAIagJQADXCwAhqQlAANcLACGrCQIAyAwAIawJAQCIDAAhrQkQANsMACGuCUAA1wsAIa8JAQDWCwAhsAkBAIgMACGxCUAA1wsAIbIJAQCIDAAhswkCAPwLACG0CUAA1wsAIbUJQADXCwAhtglAANcLACG3CUAA1wsAIbgJQADXCwAhuQlAANcLACEgmgdAAPcNACGpBwIA-A0AIesHQAD3DQAh7QcBAIkOACHACAAA_hOrCSKACQAA_ROACSKBCQEAiQ4AIZcJEAC8DgAhmwkBAIkOACGfCUAA9g0AIaMJAgD4DQAhpAkCAIEOACGlCUAA9g0AIaYJAgCBDgAhpwlAAPYNACGoCUAA9g0AIakJQAD2DQAhqwkCAIEOACGsCQEAiQ4AIa0JEAC8DgAhrglAAPYNACGvCQEA9Q0AIbAJAQCJDgAhsQlAAPYNACGyCQEAiQ4AIbMJAgD4DQAhtAlAAPYNACG1CUAA9g0AIbYJQAD2DQAhtwlAAPYNACG4CUAA9g0AIbkJQAD2DQAhAfIJAAAAgAkCAfIJAAAAqwkCIkEAAIAUACBDAACBFAAgmgdAAPcNACGpBwIA-A0AIesHQAD3DQAh7QcBAIkOACHACAAA_hOrCSKACQAA_ROACSKBCQEAiQ4AIZcJEAC8DgAhmwkBAIkOACGfCUAA9g0AIaMJAgD4DQAhpAkCAIEOACGlCUAA9g0AIaYJAgCBDgAhpwlAAPYNACGoCUAA9g0AIakJQAD2DQAhqwkCAIEOACGsCQEAiQ4AIa0JEAC8DgAhrglAAPYNACGvCQEA9Q0AIbAJAQCJDgAhsQlAAPYNACGyCQEAiQ4AIbMJAgD4DQAhtAlAAPYNACG1CUAA9g0AIbYJQAD2DQAhtwlAAPYNACG4CUAA9g0AIbkJQAD2DQAhBVYAAMQYACBXAADIGAAg7wkAAMUYACDwCQAAxxgAIPUJAAC8AwAgC1YAAIIUADBXAACHFAAw7wkAAIMUADDwCQAAhBQAMPEJAACFFAAg8gkAAIYUADDzCQAAhhQAMPQJAACGFAAw9QkAAIYUADD2CQAAiBQAMPcJAACJFAAwAqEJQAAAAAGiCUAAAAABAgAAAOQBACBWAACNFAAgAwAAAOQBACBWAACNFAAgVwAAjBQAIAFPAADGGAAwCEIAAPkMACCSBwAA-AwAMJMHAADiAQAQlAcAAPgMADCUCQIA_AsAIaEJQADYCwAhoglAANgLACHfCQAA9wwAIAIAAADkAQAgTwAAjBQAIAIAAACKFAAgTwAAixQAIAaSBwAAiRQAMJMHAACKFAAQlAcAAIkUADCUCQIA_AsAIaEJQADYCwAhoglAANgLACEGkgcAAIkUADCTBwAAihQAEJQHAACJFAAwlAkCAPwLACGhCUAA2AsAIaIJQADYCwAhAqEJQAD3DQAhoglAAPcNACECoQlAAPcNACGiCUAA9w0AIQKhCUAAAAABoglAAAAAASJBAACPFAAgQwAAkBQAIJoHQAAAAAGpBwIAAAAB6wdAAAAAAe0HAQAAAAHACAAAAKsJAoAJAAAAgAkCgQkBAAAAAZcJEAAAAAGbCQEAAAABnwlAAAAAAaMJAgAAAAGkCQIAAAABpQlAAAAAAaYJAgAAAAGnCUAAAAABqAlAAAAAAakJQAAAAAGrCQIAAAABrAkBAAAAAa0JEAAAAAGuCUAAAAABrwkBAAAAAbAJAQAAAAGxCUAAAAABsgkBAAAAAbMJAgAAAAG0CUAAAAABtQlAAAAAAbYJQAAAAAG3CUAAAAABuAlAAAAAAbkJQAAAAAEDVgAAxBgAIO8JAADFGAAg9QkAALwDACAEVgAAghQAMO8JAACDFAAw8QkAAIUUACD1CQAAhhQAMAHyCQIAAAAEA1YAAMIYACDvCQAAwxgAIPUJAAC8AwAgBFYAAPMTADDvCQAA9BMAMPEJAAD2EwAg9QkAAPcTADAFmgdAAAAAAakHAgAAAAGDCQEAAAABzwkBAAAAAdAJQAAAAAECAAAA1wEAIFYAAJ8UACADAAAA1wEAIFYAAJ8UACBXAACeFAAgAU8AAMEYADAKIgAAjQwAIJIHAACBDQAwkwcAANUBABCUBwAAgQ0AMJoHQADYCwAhqQcCAAAAAaIIAgD8CwAhgwkBANYLACHPCQEAAAAB0AlAANgLACECAAAA1wEAIE8AAJ4UACACAAAAnBQAIE8AAJ0UACAJkgcAAJsUADCTBwAAnBQAEJQHAACbFAAwmgdAANgLACGpBwIA_AsAIaIIAgD8CwAhgwkBANYLACHPCQEA1gsAIdAJQADYCwAhCZIHAACbFAAwkwcAAJwUABCUBwAAmxQAMJoHQADYCwAhqQcCAPwLACGiCAIA_AsAIYMJAQDWCwAhzwkBANYLACHQCUAA2AsAIQWaB0AA9w0AIakHAgD4DQAhgwkBAPUNACHPCQEA9Q0AIdAJQAD3DQAhBZoHQAD3DQAhqQcCAPgNACGDCQEA9Q0AIc8JAQD1DQAh0AlAAPcNACEFmgdAAAAAAakHAgAAAAGDCQEAAAABzwkBAAAAAdAJQAAAAAEGmgdAAAAAAakHAgAAAAGDCQEAAAABzwkBAAAAAdAJQAAAAAHRCUAAAAABAgAAANMBACBWAACrFAAgAwAAANMBACBWAACrFAAgVwAAqhQAIAFPAADAGAAwCyIAAI0MACCSBwAAgg0AMJMHAADRAQAQlAcAAIINADCaB0AA2AsAIakHAgAAAAGiCAIA_AsAIYMJAQDWCwAhzwkBAAAAAdAJQADYCwAh0QlAANcLACECAAAA0wEAIE8AAKoUACACAAAAqBQAIE8AAKkUACAKkgcAAKcUADCTBwAAqBQAEJQHAACnFAAwmgdAANgLACGpBwIA_AsAIaIIAgD8CwAhgwkBANYLACHPCQEA1gsAIdAJQADYCwAh0QlAANcLACEKkgcAAKcUADCTBwAAqBQAEJQHAACnFAAwmgdAANgLACGpBwIA_AsAIaIIAgD8CwAhgwkBANYLACHPCQEA1gsAIdAJQADYCwAh0QlAANcLACEGmgdAAPcNACGpBwIA-A0AIYMJAQD1DQAhzwkBAPUNACHQCUAA9w0AIdEJQAD2DQAhBpoHQAD3DQAhqQcCAPgNACGDCQEA9Q0AIc8JAQD1DQAh0AlAAPcNACHRCUAA9g0AIQaaB0AAAAABqQcCAAAAAYMJAQAAAAHPCQEAAAAB0AlAAAAAAdEJQAAAAAEFmgdAAAAAAakHAgAAAAHPCQEAAAAB0AlAAAAAAdEJQAAAAAECAAAAzwEAIFYAALcUACADAAAAzwEAIFYAALcUACBXAAC2FAAgAU8AAL8YADAKIgAAjQwAIJIHAACDDQAwkwcAAM0BABCUBwAAgw0AMJoHQADYCwAhqQcCAAAAAaIIAgD8CwAhzwkBAAAAAdAJQADYCwAh0QlAANcLACECAAAAzwEAIE8AALYUACACAAAAtBQAIE8AALUUACAJkgcAALMUADCTBwAAtBQAEJQHAACzFAAwmgdAANgLACGpBwIA_AsAIaIIAgD8CwAhzwkBANYLACHQCUAA2AsAIdEJQADXCwAhCZIHAACzFAAwkwcAALQUABCUBwAAsxQAMJoHQADYCwAhqQcCAPwLACGiCAIA_AsAIc8JAQDWCwAh0AlAANgLACHRCUAA1wsAIQWaB0AA9w0AIakHAgD4DQAhzwkBAPUNACHQCUAA9w0AIdEJQAD2DQAhBZoHQAD3DQAhqQcCAPgNACHPCQEA9Q0AIdAJQAD3DQAh0QlAAPYNACEFmgdAAAAAAakHAgAAAAHPCQEAAAAB0AlAAAAAAdEJQAAAAAEGmgdAAAAAAakHAgAAAAGqBwEAAAABzwkBAAAAAdAJQAAAAAHSCUAAAAABAgAAAMsBACBWAADDFAAgAwAAAMsBACBWAADDFAAgVwAAwhQAIAFPAAC-GAAwCyIAAI0MACCSBwAAhA0AMJMHAADJAQAQlAcAAIQNADCaB0AA2AsAIakHAgAAAAGqBwEAiAwAIaIIAgD8CwAhzwkBAAAAAdAJQADYCwAh0glAANcLACECAAAAywEAIE8AAMIUACACAAAAwBQAIE8AAMEUACAKkgcAAL8UADCTBwAAwBQAEJQHAAC_FAAwmgdAANgLACGpBwIA_AsAIaoHAQCIDAAhoggCAPwLACHPCQEA1gsAIdAJQADYCwAh0glAANcLACEKkgcAAL8UADCTBwAAwBQAEJQHAAC_FAAwmgdAANgLACGpBwIA_AsAIaoHAQCIDAAhoggCAPwLACHPCQEA1gsAIdAJQADYCwAh0glAANcLACEGmgdAAPcNACGpBwIA-A0AIaoHAQCJDgAhzwkBAPUNACHQCUAA9w0AIdIJQAD2DQAhBpoHQAD3DQAhqQcCAPgNACGqBwEAiQ4AIc8JAQD1DQAh0AlAAPcNACHSCUAA9g0AIQaaB0AAAAABqQcCAAAAAaoHAQAAAAHPCQEAAAAB0AlAAAAAAdIJQAAAAAELNwAA9w4AIDgAALsTACCaB0AAAAABqQcBAAAAAawHAQAAAAHQCUAAAAAB0wkCAAAAAdQJQAAAAAHVCQIAAAAB1gkBAAAAAdcJQAAAAAECAAAArAEAIFYAAMwUACADAAAArAEAIFYAAMwUACBXAADLFAAgAU8AAL0YADACAAAArAEAIE8AAMsUACACAAAA8A4AIE8AAMoUACAJmgdAAPcNACGpBwEA9Q0AIawHAQCJDgAh0AlAAPcNACHTCQIAgQ4AIdQJQAD2DQAh1QkCAIEOACHWCQEAiQ4AIdcJQAD3DQAhCzcAAPQOACA4AAC5EwAgmgdAAPcNACGpBwEA9Q0AIawHAQCJDgAh0AlAAPcNACHTCQIAgQ4AIdQJQAD2DQAh1QkCAIEOACHWCQEAiQ4AIdcJQAD3DQAhCzcAAPcOACA4AAC7EwAgmgdAAAAAAakHAQAAAAGsBwEAAAAB0AlAAAAAAdMJAgAAAAHUCUAAAAAB1QkCAAAAAdYJAQAAAAHXCUAAAAABGikAANgUACA5AADOFAAgOgAA1BQAIDsAAM8UACA8AADQFAAgPQAA0RQAID4AANIUACBAAADTFAAgRQAA1RQAIEYAANYUACBHAADXFAAgSAAA2RQAIEkAANoUACCaB0AAAAABqQcCAAAAAaoHAQAAAAHrB0AAAAAB2ggBAAAAAYMJAQAAAAHFCSAAAAAB2QkAAADZCQLaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCSAAAAAB3glAAAAAAQRWAADEFAAw7wkAAMUUADDxCQAAxxQAIPUJAADsDgAwBFYAALgUADDvCQAAuRQAMPEJAAC7FAAg9QkAALwUADAEVgAArBQAMO8JAACtFAAw8QkAAK8UACD1CQAAsBQAMARWAACgFAAw7wkAAKEUADDxCQAAoxQAIPUJAACkFAAwBFYAAJQUADDvCQAAlRQAMPEJAACXFAAg9QkAAJgUADADVgAA6xMAIO8JAADsEwAg9QkAANwBACAEVgAA4hMAMO8JAADjEwAw8QkAAOUTACD1CQAApRIAMARWAADXEwAw7wkAANgTADDxCQAA2hMAIPUJAAD-EQAwA1YAANITACDvCQAA0xMAIPUJAACdCAAgBFYAAMcTADDvCQAAyBMAMPEJAADKEwAg9QkAAKcOADAEVgAAvBMAMO8JAAC9EwAw8QkAAL8TACD1CQAAqBAAMARWAACxEwAw7wkAALITADDxCQAAtBMAIPUJAADsDgAwBFYAAKUTADDvCQAAphMAMPEJAACoEwAg9QkAAKkTADAEVgAAjBMAMO8JAACNEwAw8QkAAI8TACD1CQAAkBMAMARWAACDEwAw7wkAAIQTADDxCQAAhhMAIPUJAAClEgAwBFYAAPgSADDvCQAA-RIAMPEJAAD7EgAg9QkAAPERADAAAAAAAAAAAAVWAAC4GAAgVwAAuxgAIO8JAAC5GAAg8AkAALoYACD1CQAACgAgA1YAALgYACDvCQAAuRgAIPUJAAAKACAAAAAAAAAAAAAABVYAALMYACBXAAC2GAAg7wkAALQYACDwCQAAtRgAIPUJAAAKACADVgAAsxgAIO8JAAC0GAAg9QkAAAoAIAAAAAAABVYAAK4YACBXAACxGAAg7wkAAK8YACDwCQAAsBgAIPUJAAAKACADVgAArhgAIO8JAACvGAAg9QkAAAoAIAAAAAAABVYAAKkYACBXAACsGAAg7wkAAKoYACDwCQAAqxgAIPUJAAAKACADVgAAqRgAIO8JAACqGAAg9QkAAAoAIAAAAAAAAAAAAAAFVgAApBgAIFcAAKcYACDvCQAApRgAIPAJAACmGAAg9QkAAAoAIANWAACkGAAg7wkAAKUYACD1CQAACgAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVWAACfGAAgVwAAohgAIO8JAACgGAAg8AkAAKEYACD1CQAAAQAgA1YAAJ8YACDvCQAAoBgAIPUJAAABACAAAAAAAAVWAACaGAAgVwAAnRgAIO8JAACbGAAg8AkAAJwYACD1CQAAAQAgA1YAAJoYACDvCQAAmxgAIPUJAAABACATBQAApBcAICkAALYXACA5AADBFwAgOgAA3xQAIDsAAMIXACA8AADDFwAgPQAAxBcAID4AAMUXACBAAACZFwAgRQAApRcAIEYAAMYXACBHAACrFwAgSAAAwRcAIEkAAMcXACDABwAA7w0AINoIAADvDQAg2wkAAO8NACDcCQAA7w0AIN4JAADvDQAgAAAAAAAAAAAAAAAAAAAABVYAAJUYACBXAACYGAAg7wkAAJYYACDwCQAAlxgAIPUJAAAKACADVgAAlRgAIO8JAACWGAAg9QkAAAoAIAAAAAAABVYAAJAYACBXAACTGAAg7wkAAJEYACDwCQAAkhgAIPUJAAAKACADVgAAkBgAIO8JAACRGAAg9QkAAAoAIAAAAAAAAAAAAAAAAAAAAAAAAAAABVYAAIsYACBXAACOGAAg7wkAAIwYACDwCQAAjRgAIPUJAAAKACADVgAAixgAIO8JAACMGAAg9QkAAAoAIAAAAAAABVYAAIYYACBXAACJGAAg7wkAAIcYACDwCQAAiBgAIPUJAAAKACADVgAAhhgAIO8JAACHGAAg9QkAAAoAIAAAAAAABVYAAIEYACBXAACEGAAg7wkAAIIYACDwCQAAgxgAIPUJAAAKACADVgAAgRgAIO8JAACCGAAg9QkAAAoAIAAAAAAAAAAAAAAFVgAA_BcAIFcAAP8XACDvCQAA_RcAIPAJAAD-FwAg9QkAAB8AIANWAAD8FwAg7wkAAP0XACD1CQAAHwAgAAAAAAAFVgAA9xcAIFcAAPoXACDvCQAA-BcAIPAJAAD5FwAg9QkAAB8AIANWAAD3FwAg7wkAAPgXACD1CQAAHwAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAdWAADyFwAgVwAA9RcAIO8JAADzFwAg8AkAAPQXACDzCQAACAAg9AkAAAgAIPUJAAAKACADVgAA8hcAIO8JAADzFwAg9QkAAAoAIAAAAAAAAfIJAAAAhQkCAAAAAAAAAAAAAAHyCQAAAJcJAgAAAAAAAAAAAAAFVgAA7RcAIFcAAPAXACDvCQAA7hcAIPAJAADvFwAg9QkAAOABACADVgAA7RcAIO8JAADuFwAg9QkAAOABACAAAAAAAAVWAADoFwAgVwAA6xcAIO8JAADpFwAg8AkAAOoXACD1CQAA3AEAIANWAADoFwAg7wkAAOkXACD1CQAA3AEAIAAAAAAABVYAAOMXACBXAADmFwAg7wkAAOQXACDwCQAA5RcAIPUJAAABACADVgAA4xcAIO8JAADkFwAg9QkAAAEAIAAAAAAAC1YAANYWADBXAADbFgAw7wkAANcWADDwCQAA2BYAMPEJAADZFgAg8gkAANoWADDzCQAA2hYAMPQJAADaFgAw9QkAANoWADD2CQAA3BYAMPcJAADdFgAwC1YAAM0WADBXAADRFgAw7wkAAM4WADDwCQAAzxYAMPEJAADQFgAg8gkAAPcTADDzCQAA9xMAMPQJAAD3EwAw9QkAAPcTADD2CQAA0hYAMPcJAAD6EwAwIkAAAL4WACBDAACQFAAgmgdAAAAAAakHAgAAAAHrB0AAAAAB7QcBAAAAAcAIAAAAqwkCgAkAAACACQKBCQEAAAABkwkCAAAAAZcJEAAAAAGbCQEAAAABnwlAAAAAAaQJAgAAAAGlCUAAAAABpgkCAAAAAacJQAAAAAGoCUAAAAABqQlAAAAAAasJAgAAAAGsCQEAAAABrQkQAAAAAa4JQAAAAAGvCQEAAAABsAkBAAAAAbEJQAAAAAGyCQEAAAABswkCAAAAAbQJQAAAAAG1CUAAAAABtglAAAAAAbcJQAAAAAG4CUAAAAABuQlAAAAAAQIAAADgAQAgVgAA1RYAIAMAAADgAQAgVgAA1RYAIFcAANQWACABTwAA4hcAMAIAAADgAQAgTwAA1BYAIAIAAAD7EwAgTwAA0xYAICCaB0AA9w0AIakHAgD4DQAh6wdAAPcNACHtBwEAiQ4AIcAIAAD-E6sJIoAJAAD9E4AJIoEJAQCJDgAhkwkCAPgNACGXCRAAvA4AIZsJAQCJDgAhnwlAAPYNACGkCQIAgQ4AIaUJQAD2DQAhpgkCAIEOACGnCUAA9g0AIagJQAD2DQAhqQlAAPYNACGrCQIAgQ4AIawJAQCJDgAhrQkQALwOACGuCUAA9g0AIa8JAQD1DQAhsAkBAIkOACGxCUAA9g0AIbIJAQCJDgAhswkCAPgNACG0CUAA9g0AIbUJQAD2DQAhtglAAPYNACG3CUAA9g0AIbgJQAD2DQAhuQlAAPYNACEiQAAAvRYAIEMAAIEUACCaB0AA9w0AIakHAgD4DQAh6wdAAPcNACHtBwEAiQ4AIcAIAAD-E6sJIoAJAAD9E4AJIoEJAQCJDgAhkwkCAPgNACGXCRAAvA4AIZsJAQCJDgAhnwlAAPYNACGkCQIAgQ4AIaUJQAD2DQAhpgkCAIEOACGnCUAA9g0AIagJQAD2DQAhqQlAAPYNACGrCQIAgQ4AIawJAQCJDgAhrQkQALwOACGuCUAA9g0AIa8JAQD1DQAhsAkBAIkOACGxCUAA9g0AIbIJAQCJDgAhswkCAPgNACG0CUAA9g0AIbUJQAD2DQAhtglAAPYNACG3CUAA9g0AIbgJQAD2DQAhuQlAAPYNACEiQAAAvhYAIEMAAJAUACCaB0AAAAABqQcCAAAAAesHQAAAAAHtBwEAAAABwAgAAACrCQKACQAAAIAJAoEJAQAAAAGTCQIAAAABlwkQAAAAAZsJAQAAAAGfCUAAAAABpAkCAAAAAaUJQAAAAAGmCQIAAAABpwlAAAAAAagJQAAAAAGpCUAAAAABqwkCAAAAAawJAQAAAAGtCRAAAAABrglAAAAAAa8JAQAAAAGwCQEAAAABsQlAAAAAAbIJAQAAAAGzCQIAAAABtAlAAAAAAbUJQAAAAAG2CUAAAAABtwlAAAAAAbgJQAAAAAG5CUAAAAABDSIAAMUWACBEAACTFAAgmgdAAAAAAakHAgAAAAHrB0AAAAABoggCAAAAAZ4JQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkgAAAAAb8JAACRFAAgAgAAANwBACBWAADhFgAgAwAAANwBACBWAADhFgAgVwAA4BYAIAFPAADhFwAwEiIAAI0MACBBAAD-DAAgRAAA5wwAIJIHAACADQAwkwcAANkBABCUBwAAgA0AMJoHQADYCwAhqQcCAAAAAesHQADYCwAhoggCAAAAAZ4JQADXCwAhowkCAPwLACG6CUAA2AsAIbsJAQAAAAG8CUAA1wsAIb0JQADXCwAhvgkgAMoMACG_CQAA4wwAIAIAAADcAQAgTwAA4BYAIAIAAADeFgAgTwAA3xYAIA-SBwAA3RYAMJMHAADeFgAQlAcAAN0WADCaB0AA2AsAIakHAgD8CwAh6wdAANgLACGiCAIA_AsAIZ4JQADXCwAhowkCAPwLACG6CUAA2AsAIbsJAQCIDAAhvAlAANcLACG9CUAA1wsAIb4JIADKDAAhvwkAAOMMACAPkgcAAN0WADCTBwAA3hYAEJQHAADdFgAwmgdAANgLACGpBwIA_AsAIesHQADYCwAhoggCAPwLACGeCUAA1wsAIaMJAgD8CwAhuglAANgLACG7CQEAiAwAIbwJQADXCwAhvQlAANcLACG-CSAAygwAIb8JAADjDAAgC5oHQAD3DQAhqQcCAPgNACHrB0AA9w0AIaIIAgD4DQAhnglAAPYNACG6CUAA9w0AIbsJAQCJDgAhvAlAAPYNACG9CUAA9g0AIb4JIACKDgAhvwkAAPATACANIgAAxBYAIEQAAPITACCaB0AA9w0AIakHAgD4DQAh6wdAAPcNACGiCAIA-A0AIZ4JQAD2DQAhuglAAPcNACG7CQEAiQ4AIbwJQAD2DQAhvQlAAPYNACG-CSAAig4AIb8JAADwEwAgDSIAAMUWACBEAACTFAAgmgdAAAAAAakHAgAAAAHrB0AAAAABoggCAAAAAZ4JQAAAAAG6CUAAAAABuwkBAAAAAbwJQAAAAAG9CUAAAAABvgkgAAAAAb8JAACRFAAgBFYAANYWADDvCQAA1xYAMPEJAADZFgAg9QkAANoWADAEVgAAzRYAMO8JAADOFgAw8QkAANAWACD1CQAA9xMAMAAAAAAAAAAAAAAAAAAAAAAABVYAANwXACBXAADfFwAg7wkAAN0XACDwCQAA3hcAIPUJAAABACADVgAA3BcAIO8JAADdFwAg9QkAAAEAIAAAAAAABVYAANcXACBXAADaFwAg7wkAANgXACDwCQAA2RcAIPUJAAABACADVgAA1xcAIO8JAADYFwAg9QkAAAEAIAAAAAAABVYAANIXACBXAADVFwAg7wkAANMXACDwCQAA1BcAIPUJAAABACADVgAA0hcAIO8JAADTFwAg9QkAAAEAIAAAAAAABVYAAM0XACBXAADQFwAg7wkAAM4XACDwCQAAzxcAIPUJAAABACADVgAAzRcAIO8JAADOFwAg9QkAAAEAIAAAAAAAAAAAAAAHVgAAyBcAIFcAAMsXACDvCQAAyRcAIPAJAADKFwAg8wkAAAMAIPQJAAADACD1CQAAzQoAIANWAADIFwAg7wkAAMkXACD1CQAAzQoAIBtAAACZFwAgQQAAmhcAIEMAAJsXACDtBwAA7w0AIIEJAADvDQAglwkAAO8NACCbCQAA7w0AIJ8JAADvDQAgpAkAAO8NACClCQAA7w0AIKYJAADvDQAgpwkAAO8NACCoCQAA7w0AIKkJAADvDQAgqwkAAO8NACCsCQAA7w0AIK0JAADvDQAgrgkAAO8NACCwCQAA7w0AILEJAADvDQAgsgkAAO8NACC0CQAA7w0AILUJAADvDQAgtgkAAO8NACC3CQAA7w0AILgJAADvDQAguQkAAO8NACAHIgAAsBUAIEEAAJoXACBEAADlFgAgngkAAO8NACC7CQAA7w0AILwJAADvDQAgvQkAAO8NACAGPwAA5BYAIEQAAOUWACDGCQAA7w0AIMcJAADvDQAgyAkAAO8NACDJCQAA7w0AIAAEBgAA-w0AIC4AAJ0XACCrCAAA7w0AIKwIAADvDQAgAAAAAAAHBQAApBcAIA0AAKMXACAjAAClFwAgwAcAAO8NACCiCAAA7w0AIKoIAADvDQAgqwgAAO8NACAJBgAA-w0AIAkAAJ8XACAKAACfFwAgCwAA3xQAIAwAAN8UACAfAACgFwAgIAAAoRcAICEAAOAUACCVBwAA7w0AIAMDAADeFAAgIQAA4BQAIDoAAN8UACAABQYAAPsNACANAACjFwAgHQAAsBcAIB4AALEXACCqCAAA7w0AIBIGAAD7DQAgFAAAqBcAIBUAAKkXACAWAACqFwAgGQAAqxcAIKwHAADvDQAguQgAAO8NACDICAAA7w0AIMkIAADvDQAgywgAAO8NACDMCAAA7w0AIM0IAADvDQAgzggAAO8NACDPCAAA7w0AINAIAADvDQAg0QgAAO8NACDYCAAA7w0AINkIAADvDQAgBAYAAPsNACASAACeFwAguQgAAO8NACDaCAAA7w0AIAoGAAD7DQAgEgAAnhcAIKsHAADvDQAgrAcAAO8NACCtBwAA7w0AIK4HAADvDQAgrwcAAO8NACCwBwAA7w0AILIHAADvDQAgswcAAO8NACAAAAwGAAD7DQAgDgAAphcAIBAAAKEXACARAACuFwAgGwAAqhcAIBwAAK8XACCyCAAA7w0AILYIAADvDQAg8AgAAO8NACD0CAAA7w0AIPUIAADvDQAg-ggAAO8NACAFDwAArBcAIBsAAKoXACCyCAAA7w0AILYIAADvDQAg8AgAAO8NACAAAAAAAAAABAYAAPsNACCXBwAA7w0AIJgHAADvDQAgmQcAAO8NACAAAAAAAAAAAAAAAAAAAAAAAiIAALAVACCmCAAA7w0AIAAJIQAA3RQAIDoAANwUACCpBwIAAAABqgcBAAAAAewHAQAAAAHtBwEAAAAB7gcBAAAAAe8HAQAAAAHwBwEAAAABAgAAAM0KACBWAADIFwAgAwAAAAMAIFYAAMgXACBXAADMFwAgCwAAAAMAICEAAPcSACA6AAD2EgAgTwAAzBcAIKkHAgD4DQAhqgcBAPUNACHsBwEA9Q0AIe0HAQD1DQAh7gcBAPUNACHvBwEA9Q0AIfAHAQD1DQAhCSEAAPcSACA6AAD2EgAgqQcCAPgNACGqBwEA9Q0AIewHAQD1DQAh7QcBAPUNACHuBwEA9Q0AIe8HAQD1DQAh8AcBAPUNACEbBQAAlxcAICkAANgUACA5AADOFAAgOgAA1BQAIDwAANAUACA9AADRFAAgPgAA0hQAIEAAANMUACBFAADVFAAgRgAA1hQAIEcAANcUACBIAADZFAAgSQAA2hQAIJoHQAAAAAGpBwIAAAABqgcBAAAAAcAHAgAAAAHrB0AAAAAB2ggBAAAAAYMJAQAAAAHFCSAAAAAB2QkAAADZCQLaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCSAAAAAB3glAAAAAAQIAAAABACBWAADNFwAgAwAAAAUAIFYAAM0XACBXAADRFwAgHQAAAAUAIAUAAJYXACApAACiEwAgOQAAmBMAIDoAAJ4TACA8AACaEwAgPQAAmxMAID4AAJwTACBAAACdEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSAAAoxMAIEkAAKQTACBPAADRFwAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACEbBQAAlhcAICkAAKITACA5AACYEwAgOgAAnhMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEAAAJ0TACBFAACfEwAgRgAAoBMAIEcAAKETACBIAACjEwAgSQAApBMAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIcAHAgCBDgAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhGwUAAJcXACApAADYFAAgOQAAzhQAIDoAANQUACA7AADPFAAgPQAA0RQAID4AANIUACBAAADTFAAgRQAA1RQAIEYAANYUACBHAADXFAAgSAAA2RQAIEkAANoUACCaB0AAAAABqQcCAAAAAaoHAQAAAAHABwIAAAAB6wdAAAAAAdoIAQAAAAGDCQEAAAABxQkgAAAAAdkJAAAA2QkC2gkBAAAAAdsJQAAAAAHcCUAAAAAB3QkgAAAAAd4JQAAAAAECAAAAAQAgVgAA0hcAIAMAAAAFACBWAADSFwAgVwAA1hcAIB0AAAAFACAFAACWFwAgKQAAohMAIDkAAJgTACA6AACeEwAgOwAAmRMAID0AAJsTACA-AACcEwAgQAAAnRMAIEUAAJ8TACBGAACgEwAgRwAAoRMAIEgAAKMTACBJAACkEwAgTwAA1hcAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIcAHAgCBDgAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhGwUAAJYXACApAACiEwAgOQAAmBMAIDoAAJ4TACA7AACZEwAgPQAAmxMAID4AAJwTACBAAACdEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSAAAoxMAIEkAAKQTACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIRsFAACXFwAgKQAA2BQAIDkAAM4UACA6AADUFAAgOwAAzxQAIDwAANAUACA-AADSFAAgQAAA0xQAIEUAANUUACBGAADWFAAgRwAA1xQAIEgAANkUACBJAADaFAAgmgdAAAAAAakHAgAAAAGqBwEAAAABwAcCAAAAAesHQAAAAAHaCAEAAAABgwkBAAAAAcUJIAAAAAHZCQAAANkJAtoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JIAAAAAHeCUAAAAABAgAAAAEAIFYAANcXACADAAAABQAgVgAA1xcAIFcAANsXACAdAAAABQAgBQAAlhcAICkAAKITACA5AACYEwAgOgAAnhMAIDsAAJkTACA8AACaEwAgPgAAnBMAIEAAAJ0TACBFAACfEwAgRgAAoBMAIEcAAKETACBIAACjEwAgSQAApBMAIE8AANsXACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIRsFAACWFwAgKQAAohMAIDkAAJgTACA6AACeEwAgOwAAmRMAIDwAAJoTACA-AACcEwAgQAAAnRMAIEUAAJ8TACBGAACgEwAgRwAAoRMAIEgAAKMTACBJAACkEwAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACEbBQAAlxcAICkAANgUACA5AADOFAAgOgAA1BQAIDsAAM8UACA8AADQFAAgPQAA0RQAIEAAANMUACBFAADVFAAgRgAA1hQAIEcAANcUACBIAADZFAAgSQAA2hQAIJoHQAAAAAGpBwIAAAABqgcBAAAAAcAHAgAAAAHrB0AAAAAB2ggBAAAAAYMJAQAAAAHFCSAAAAAB2QkAAADZCQLaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCSAAAAAB3glAAAAAAQIAAAABACBWAADcFwAgAwAAAAUAIFYAANwXACBXAADgFwAgHQAAAAUAIAUAAJYXACApAACiEwAgOQAAmBMAIDoAAJ4TACA7AACZEwAgPAAAmhMAID0AAJsTACBAAACdEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSAAAoxMAIEkAAKQTACBPAADgFwAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACEbBQAAlhcAICkAAKITACA5AACYEwAgOgAAnhMAIDsAAJkTACA8AACaEwAgPQAAmxMAIEAAAJ0TACBFAACfEwAgRgAAoBMAIEcAAKETACBIAACjEwAgSQAApBMAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIcAHAgCBDgAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhC5oHQAAAAAGpBwIAAAAB6wdAAAAAAaIIAgAAAAGeCUAAAAABuglAAAAAAbsJAQAAAAG8CUAAAAABvQlAAAAAAb4JIAAAAAG_CQAAkRQAICCaB0AAAAABqQcCAAAAAesHQAAAAAHtBwEAAAABwAgAAACrCQKACQAAAIAJAoEJAQAAAAGTCQIAAAABlwkQAAAAAZsJAQAAAAGfCUAAAAABpAkCAAAAAaUJQAAAAAGmCQIAAAABpwlAAAAAAagJQAAAAAGpCUAAAAABqwkCAAAAAawJAQAAAAGtCRAAAAABrglAAAAAAa8JAQAAAAGwCQEAAAABsQlAAAAAAbIJAQAAAAGzCQIAAAABtAlAAAAAAbUJQAAAAAG2CUAAAAABtwlAAAAAAbgJQAAAAAG5CUAAAAABGwUAAJcXACApAADYFAAgOQAAzhQAIDoAANQUACA7AADPFAAgPAAA0BQAID0AANEUACA-AADSFAAgRQAA1RQAIEYAANYUACBHAADXFAAgSAAA2RQAIEkAANoUACCaB0AAAAABqQcCAAAAAaoHAQAAAAHABwIAAAAB6wdAAAAAAdoIAQAAAAGDCQEAAAABxQkgAAAAAdkJAAAA2QkC2gkBAAAAAdsJQAAAAAHcCUAAAAAB3QkgAAAAAd4JQAAAAAECAAAAAQAgVgAA4xcAIAMAAAAFACBWAADjFwAgVwAA5xcAIB0AAAAFACAFAACWFwAgKQAAohMAIDkAAJgTACA6AACeEwAgOwAAmRMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEUAAJ8TACBGAACgEwAgRwAAoRMAIEgAAKMTACBJAACkEwAgTwAA5xcAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIcAHAgCBDgAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhGwUAAJYXACApAACiEwAgOQAAmBMAIDoAAJ4TACA7AACZEwAgPAAAmhMAID0AAJsTACA-AACcEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSAAAoxMAIEkAAKQTACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIQ4iAADFFgAgQQAAkhQAIJoHQAAAAAGpBwIAAAAB6wdAAAAAAaIIAgAAAAGeCUAAAAABowkCAAAAAboJQAAAAAG7CQEAAAABvAlAAAAAAb0JQAAAAAG-CSAAAAABvwkAAJEUACACAAAA3AEAIFYAAOgXACADAAAA2QEAIFYAAOgXACBXAADsFwAgEAAAANkBACAiAADEFgAgQQAA8RMAIE8AAOwXACCaB0AA9w0AIakHAgD4DQAh6wdAAPcNACGiCAIA-A0AIZ4JQAD2DQAhowkCAPgNACG6CUAA9w0AIbsJAQCJDgAhvAlAAPYNACG9CUAA9g0AIb4JIACKDgAhvwkAAPATACAOIgAAxBYAIEEAAPETACCaB0AA9w0AIakHAgD4DQAh6wdAAPcNACGiCAIA-A0AIZ4JQAD2DQAhowkCAPgNACG6CUAA9w0AIbsJAQCJDgAhvAlAAPYNACG9CUAA9g0AIb4JIACKDgAhvwkAAPATACAjQAAAvhYAIEEAAI8UACCaB0AAAAABqQcCAAAAAesHQAAAAAHtBwEAAAABwAgAAACrCQKACQAAAIAJAoEJAQAAAAGTCQIAAAABlwkQAAAAAZsJAQAAAAGfCUAAAAABowkCAAAAAaQJAgAAAAGlCUAAAAABpgkCAAAAAacJQAAAAAGoCUAAAAABqQlAAAAAAasJAgAAAAGsCQEAAAABrQkQAAAAAa4JQAAAAAGvCQEAAAABsAkBAAAAAbEJQAAAAAGyCQEAAAABswkCAAAAAbQJQAAAAAG1CUAAAAABtglAAAAAAbcJQAAAAAG4CUAAAAABuQlAAAAAAQIAAADgAQAgVgAA7RcAIAMAAADeAQAgVgAA7RcAIFcAAPEXACAlAAAA3gEAIEAAAL0WACBBAACAFAAgTwAA8RcAIJoHQAD3DQAhqQcCAPgNACHrB0AA9w0AIe0HAQCJDgAhwAgAAP4TqwkigAkAAP0TgAkigQkBAIkOACGTCQIA-A0AIZcJEAC8DgAhmwkBAIkOACGfCUAA9g0AIaMJAgD4DQAhpAkCAIEOACGlCUAA9g0AIaYJAgCBDgAhpwlAAPYNACGoCUAA9g0AIakJQAD2DQAhqwkCAIEOACGsCQEAiQ4AIa0JEAC8DgAhrglAAPYNACGvCQEA9Q0AIbAJAQCJDgAhsQlAAPYNACGyCQEAiQ4AIbMJAgD4DQAhtAlAAPYNACG1CUAA9g0AIbYJQAD2DQAhtwlAAPYNACG4CUAA9g0AIbkJQAD2DQAhI0AAAL0WACBBAACAFAAgmgdAAPcNACGpBwIA-A0AIesHQAD3DQAh7QcBAIkOACHACAAA_hOrCSKACQAA_ROACSKBCQEAiQ4AIZMJAgD4DQAhlwkQALwOACGbCQEAiQ4AIZ8JQAD2DQAhowkCAPgNACGkCQIAgQ4AIaUJQAD2DQAhpgkCAIEOACGnCUAA9g0AIagJQAD2DQAhqQlAAPYNACGrCQIAgQ4AIawJAQCJDgAhrQkQALwOACGuCUAA9g0AIa8JAQD1DQAhsAkBAIkOACGxCUAA9g0AIbIJAQCJDgAhswkCAPgNACG0CUAA9g0AIbUJQAD2DQAhtglAAPYNACG3CUAA9g0AIbgJQAD2DQAhuQlAAPYNACFSBAAArRIAIAUAAK4SACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAADyFwAgAwAAAAgAIFYAAPIXACBXAAD2FwAgVAAAAAgAIAQAAM8OACAFAADQDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIE8AAPYXACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhGAYAALkRACAOAACDEQAgEAAAhBEAIBcCAAAAARsAAIcRACAcAACGEQAglQcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAbwHAQAAAAHrB0AAAAABrQggAAAAAbIIAQAAAAG1CAAAALUIArYIEAAAAAHwCBAAAAAB9AgCAAAAAfUIEAAAAAH2CCAAAAAB9wgQAAAAAfgIEAAAAAH5CAEAAAAB-ghAAAAAAQIAAAAfACBWAAD3FwAgAwAAAB0AIFYAAPcXACBXAAD7FwAgGgAAAB0AIAYAALcRACAOAAC9EAAgEAAAvhAAIBcCAPgNACEbAADBEAAgHAAAwBAAIE8AAPsXACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACGtCCAAig4AIbIIAQCJDgAhtQgAALsOtQgitggQALwOACHwCBAAvA4AIfQIAgCBDgAh9QgQALwOACH2CCAAig4AIfcIEACdDgAh-AgQAJ0OACH5CAEA9Q0AIfoIQAD2DQAhGAYAALcRACAOAAC9EAAgEAAAvhAAIBcCAPgNACEbAADBEAAgHAAAwBAAIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvAcBAPUNACHrB0AA9w0AIa0IIACKDgAhsggBAIkOACG1CAAAuw61CCK2CBAAvA4AIfAIEAC8DgAh9AgCAIEOACH1CBAAvA4AIfYIIACKDgAh9wgQAJ0OACH4CBAAnQ4AIfkIAQD1DQAh-ghAAPYNACEYBgAAuREAIA4AAIMRACAQAACEEQAgEQAAhREAIBcCAAAAARsAAIcRACCVBwIAAAABmgdAAAAAAakHAgAAAAGqBwEAAAABvAcBAAAAAesHQAAAAAGtCCAAAAABsggBAAAAAbUIAAAAtQgCtggQAAAAAfAIEAAAAAH0CAIAAAAB9QgQAAAAAfYIIAAAAAH3CBAAAAAB-AgQAAAAAfkIAQAAAAH6CEAAAAABAgAAAB8AIFYAAPwXACADAAAAHQAgVgAA_BcAIFcAAIAYACAaAAAAHQAgBgAAtxEAIA4AAL0QACAQAAC-EAAgEQAAvxAAIBcCAPgNACEbAADBEAAgTwAAgBgAIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvAcBAPUNACHrB0AA9w0AIa0IIACKDgAhsggBAIkOACG1CAAAuw61CCK2CBAAvA4AIfAIEAC8DgAh9AgCAIEOACH1CBAAvA4AIfYIIACKDgAh9wgQAJ0OACH4CBAAnQ4AIfkIAQD1DQAh-ghAAPYNACEYBgAAtxEAIA4AAL0QACAQAAC-EAAgEQAAvxAAIBcCAPgNACEbAADBEAAglQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG8BwEA9Q0AIesHQAD3DQAhrQggAIoOACGyCAEAiQ4AIbUIAAC7DrUIIrYIEAC8DgAh8AgQALwOACH0CAIAgQ4AIfUIEAC8DgAh9gggAIoOACH3CBAAnQ4AIfgIEACdDgAh-QgBAPUNACH6CEAA9g0AIVIEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAIEYACADAAAACAAgVgAAgRgAIFcAAIUYACBUAAAACAAgBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgTwAAhRgAIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAlAADOEgAgJgAAsRIAICcAALISACAoAACzEgAgKQAAtxIAICoAALgSACArAAC6EgAgLAAAuxIAIC8AALwSACAwAAC9EgAgMQAAvhIAIDIAAL8SACAzAADAEgAgNAAAwRIAIDUAAMISACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAACGGAAgAwAAAAgAIFYAAIYYACBXAACKGAAgVAAAAAgAIAQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgOQAA5w4AIE8AAIoYACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhUgQAAK0SACAFAACuEgAgEAAAsBIAIBIAALkSACAdAAC2EgAgHgAAtRIAIB8AALQSACAkAACvEgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgLAAAuxIAIC8AALwSACAwAAC9EgAgMQAAvhIAIDIAAL8SACAzAADAEgAgNAAAwRIAIDUAAMISACA2AADDEgAgOQAAxBIAIJoHQAAAAAGnBwEAAAABqQcCAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGzB4AAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwIAAAABwAcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAECAAAACgAgVgAAixgAIAMAAAAIACBWAACLGAAgVwAAjxgAIFQAAAAIACAEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACBPAACPGAAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhUgQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKgAAuBIAICsAALoSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAJAYACADAAAACAAgVgAAkBgAIFcAAJQYACBUAAAACAAgBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgTwAAlBgAIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAlAADOEgAgJgAAsRIAICcAALISACAoAACzEgAgKQAAtxIAICoAALgSACArAAC6EgAgLAAAuxIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAACVGAAgAwAAAAgAIFYAAJUYACBXAACZGAAgVAAAAAgAIAQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIE8AAJkYACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhGwUAAJcXACApAADYFAAgOQAAzhQAIDoAANQUACA7AADPFAAgPAAA0BQAID0AANEUACA-AADSFAAgQAAA0xQAIEUAANUUACBHAADXFAAgSAAA2RQAIEkAANoUACCaB0AAAAABqQcCAAAAAaoHAQAAAAHABwIAAAAB6wdAAAAAAdoIAQAAAAGDCQEAAAABxQkgAAAAAdkJAAAA2QkC2gkBAAAAAdsJQAAAAAHcCUAAAAAB3QkgAAAAAd4JQAAAAAECAAAAAQAgVgAAmhgAIAMAAAAFACBWAACaGAAgVwAAnhgAIB0AAAAFACAFAACWFwAgKQAAohMAIDkAAJgTACA6AACeEwAgOwAAmRMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEAAAJ0TACBFAACfEwAgRwAAoRMAIEgAAKMTACBJAACkEwAgTwAAnhgAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIcAHAgCBDgAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhGwUAAJYXACApAACiEwAgOQAAmBMAIDoAAJ4TACA7AACZEwAgPAAAmhMAID0AAJsTACA-AACcEwAgQAAAnRMAIEUAAJ8TACBHAAChEwAgSAAAoxMAIEkAAKQTACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIRsFAACXFwAgKQAA2BQAIDkAAM4UACA6AADUFAAgOwAAzxQAIDwAANAUACA9AADRFAAgPgAA0hQAIEAAANMUACBFAADVFAAgRgAA1hQAIEcAANcUACBIAADZFAAgmgdAAAAAAakHAgAAAAGqBwEAAAABwAcCAAAAAesHQAAAAAHaCAEAAAABgwkBAAAAAcUJIAAAAAHZCQAAANkJAtoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JIAAAAAHeCUAAAAABAgAAAAEAIFYAAJ8YACADAAAABQAgVgAAnxgAIFcAAKMYACAdAAAABQAgBQAAlhcAICkAAKITACA5AACYEwAgOgAAnhMAIDsAAJkTACA8AACaEwAgPQAAmxMAID4AAJwTACBAAACdEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSAAAoxMAIE8AAKMYACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIRsFAACWFwAgKQAAohMAIDkAAJgTACA6AACeEwAgOwAAmRMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEAAAJ0TACBFAACfEwAgRgAAoBMAIEcAAKETACBIAACjEwAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACFSBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAlAADOEgAgJgAAsRIAICcAALISACAoAACzEgAgKQAAtxIAICoAALgSACArAAC6EgAgLAAAuxIAIC8AALwSACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAACkGAAgAwAAAAgAIFYAAKQYACBXAACoGAAgVAAAAAgAIAQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIE8AAKgYACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhUgQAAK0SACAFAACuEgAgEAAAsBIAIBIAALkSACAdAAC2EgAgHgAAtRIAIB8AALQSACAkAACvEgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDIAAL8SACAzAADAEgAgNAAAwRIAIDUAAMISACA2AADDEgAgOQAAxBIAIJoHQAAAAAGnBwEAAAABqQcCAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGzB4AAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwIAAAABwAcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAECAAAACgAgVgAAqRgAIAMAAAAIACBWAACpGAAgVwAArRgAIFQAAAAIACAEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACBPAACtGAAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhUgQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAK4YACADAAAACAAgVgAArhgAIFcAALIYACBUAAAACAAgBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgTwAAshgAIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAlAADOEgAgJgAAsRIAICcAALISACAoAACzEgAgKQAAtxIAICoAALgSACArAAC6EgAgLAAAuxIAIC8AALwSACAwAAC9EgAgMQAAvhIAIDIAAL8SACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAACzGAAgAwAAAAgAIFYAALMYACBXAAC3GAAgVAAAAAgAIAQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIE8AALcYACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhUgQAAK0SACAFAACuEgAgEAAAsBIAIBIAALkSACAdAAC2EgAgHgAAtRIAIB8AALQSACAkAACvEgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA2AADDEgAgOQAAxBIAIJoHQAAAAAGnBwEAAAABqQcCAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGzB4AAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAG_BwIAAAABwAcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAECAAAACgAgVgAAuBgAIAMAAAAIACBWAAC4GAAgVwAAvBgAIFQAAAAIACAEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNgAA5g4AIDkAAOcOACBPAAC8GAAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhUgQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA2AADmDgAgOQAA5w4AIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIQmaB0AAAAABqQcBAAAAAawHAQAAAAHQCUAAAAAB0wkCAAAAAdQJQAAAAAHVCQIAAAAB1gkBAAAAAdcJQAAAAAEGmgdAAAAAAakHAgAAAAGqBwEAAAABzwkBAAAAAdAJQAAAAAHSCUAAAAABBZoHQAAAAAGpBwIAAAABzwkBAAAAAdAJQAAAAAHRCUAAAAABBpoHQAAAAAGpBwIAAAABgwkBAAAAAc8JAQAAAAHQCUAAAAAB0QlAAAAAAQWaB0AAAAABqQcCAAAAAYMJAQAAAAHPCQEAAAAB0AlAAAAAARNEAADjFgAgmgdAAAAAAakHAgAAAAGqBwEAAAABvAcBAAAAAesHQAAAAAHtBwEAAAABuAgQAAAAAboIAgAAAAHACQEAAAABwQkCAAAAAcIJAgAAAAHDCQIAAAABxAkgAAAAAcUJIAAAAAHGCQEAAAABxwkBAAAAAcgJAQAAAAHJCQEAAAABAgAAALwDACBWAADCGAAgEz8AAOIWACCaB0AAAAABqQcCAAAAAaoHAQAAAAG8BwEAAAAB6wdAAAAAAe0HAQAAAAG4CBAAAAABuggCAAAAAcAJAQAAAAHBCQIAAAABwgkCAAAAAcMJAgAAAAHECSAAAAABxQkgAAAAAcYJAQAAAAHHCQEAAAAByAkBAAAAAckJAQAAAAECAAAAvAMAIFYAAMQYACACoQlAAAAAAaIJQAAAAAEDAAAAvwMAIFYAAMQYACBXAADJGAAgFQAAAL8DACA_AADLFgAgTwAAyRgAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACHtBwEA9Q0AIbgIEACdDgAhuggCAPgNACHACQEA9Q0AIcEJAgD4DQAhwgkCAPgNACHDCQIA-A0AIcQJIACKDgAhxQkgAIoOACHGCQEAiQ4AIccJAQCJDgAhyAkBAIkOACHJCQEAiQ4AIRM_AADLFgAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvAcBAPUNACHrB0AA9w0AIe0HAQD1DQAhuAgQAJ0OACG6CAIA-A0AIcAJAQD1DQAhwQkCAPgNACHCCQIA-A0AIcMJAgD4DQAhxAkgAIoOACHFCSAAig4AIcYJAQCJDgAhxwkBAIkOACHICQEAiQ4AIckJAQCJDgAhIJoHQAAAAAGpBwIAAAAB6wdAAAAAAe0HAQAAAAHACAAAAKsJAoAJAAAAgAkCgQkBAAAAAZcJEAAAAAGbCQEAAAABnwlAAAAAAaMJAgAAAAGkCQIAAAABpQlAAAAAAaYJAgAAAAGnCUAAAAABqAlAAAAAAakJQAAAAAGrCQIAAAABrAkBAAAAAa0JEAAAAAGuCUAAAAABrwkBAAAAAbAJAQAAAAGxCUAAAAABsgkBAAAAAbMJAgAAAAG0CUAAAAABtQlAAAAAAbYJQAAAAAG3CUAAAAABuAlAAAAAAbkJQAAAAAEDAAAAvwMAIFYAAMIYACBXAADNGAAgFQAAAL8DACBEAADMFgAgTwAAzRgAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACHtBwEA9Q0AIbgIEACdDgAhuggCAPgNACHACQEA9Q0AIcEJAgD4DQAhwgkCAPgNACHDCQIA-A0AIcQJIACKDgAhxQkgAIoOACHGCQEAiQ4AIccJAQCJDgAhyAkBAIkOACHJCQEAiQ4AIRNEAADMFgAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvAcBAPUNACHrB0AA9w0AIe0HAQD1DQAhuAgQAJ0OACG6CAIA-A0AIcAJAQD1DQAhwQkCAPgNACHCCQIA-A0AIcMJAgD4DQAhxAkgAIoOACHFCSAAig4AIcYJAQCJDgAhxwkBAIkOACHICQEAiQ4AIckJAQCJDgAhOZoHQAAAAAGnBwEAAAABqQcCAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGzB4AAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQoFAACJEgAgDQAAghMAIJoHQAAAAAGpBwIAAAABsgcBAAAAAcAHAgAAAAGiCAIAAAABqQgBAAAAAaoIAgAAAAGrCAEAAAABAgAAAFYAIFYAAM8YACADAAAAVAAgVgAAzxgAIFcAANMYACAMAAAAVAAgBQAA-BEAIA0AAIATACBPAADTGAAgmgdAAPcNACGpBwIA-A0AIbIHAQD1DQAhwAcCAIEOACGiCAIAgQ4AIakIAQD1DQAhqggCAIEOACGrCAEAiQ4AIQoFAAD4EQAgDQAAgBMAIJoHQAD3DQAhqQcCAPgNACGyBwEA9Q0AIcAHAgCBDgAhoggCAIEOACGpCAEA9Q0AIaoIAgCBDgAhqwgBAIkOACECpwgCAAAAAagIQAAAAAEnBgAAxA4AIBQAAMUOACAVAACMEAAgFgAAxg4AIJUHAgAAAAGaB0AAAAABqQcCAAAAAawHAQAAAAHQBxAAAAAB6wdAAAAAAe0HAQAAAAH8BwAAAL8IArgIEAAAAAG5CAEAAAABuwgCAAAAAbwIAQAAAAG9CAEAAAABwAgAAADACALCCAAAAMIIAsQIAAAAxAgCxggAAADGCALICAAAAMgIA8kIAgAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCAIAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIEAAAAAHTCBAAAAAB1AggAAAAAdUIIAAAAAHWCCAAAAAB1wggAAAAAdgIQAAAAAHZCEAAAAABAgAAADYAIFYAANUYACADAAAANAAgVgAA1RgAIFcAANkYACApAAAANAAgBgAAnw4AIBQAAKAOACAVAACKEAAgFgAAoQ4AIE8AANkYACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGsBwEAiQ4AIdAHEACdDgAh6wdAAPcNACHtBwEA9Q0AIfwHAACXDr8IIrgIEACdDgAhuQgBAIkOACG7CAIA-A0AIbwIAQD1DQAhvQgBAPUNACHACAAAmA7ACCLCCAAAmQ7CCCLECAAAmg7ECCLGCAAAmw7GCCLICAAAnA7ICCPJCAIAgQ4AIcoIAQD1DQAhywgBAIkOACHMCAEAiQ4AIc0IAgCBDgAhzggBAIkOACHPCAEAiQ4AIdAIAQCJDgAh0QgBAIkOACHSCBAAnQ4AIdMIEACdDgAh1AggAIoOACHVCCAAig4AIdYIIACKDgAh1wggAIoOACHYCEAA9g0AIdkIQAD2DQAhJwYAAJ8OACAUAACgDgAgFQAAihAAIBYAAKEOACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGsBwEAiQ4AIdAHEACdDgAh6wdAAPcNACHtBwEA9Q0AIfwHAACXDr8IIrgIEACdDgAhuQgBAIkOACG7CAIA-A0AIbwIAQD1DQAhvQgBAPUNACHACAAAmA7ACCLCCAAAmQ7CCCLECAAAmg7ECCLGCAAAmw7GCCLICAAAnA7ICCPJCAIAgQ4AIcoIAQD1DQAhywgBAIkOACHMCAEAiQ4AIc0IAgCBDgAhzggBAIkOACHPCAEAiQ4AIdAIAQCJDgAh0QgBAIkOACHSCBAAnQ4AIdMIEACdDgAh1AggAIoOACHVCCAAig4AIdYIIACKDgAh1wggAIoOACHYCEAA9g0AIdkIQAD2DQAhBU-AAAAAAakHAgAAAAGACEAAAAABgggBAAAAAa4IAgAAAAFSBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAlAADOEgAgJgAAsRIAICcAALISACAoAACzEgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAADbGAAgAwAAAAgAIFYAANsYACBXAADfGAAgVAAAAAgAIAQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIE8AAN8YACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhCZUHAgAAAAGaB0AAAAABqQcCAAAAAbwIAQAAAAHqCIAAAAAB6wgCAAAAAewIgAAAAAHtCEAAAAAB7ggCAAAAAVIEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAOEYACADAAAACAAgVgAA4RgAIFcAAOUYACBUAAAACAAgBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgTwAA5RgAIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACEJmgdAAAAAAakHAQAAAAGsBwEAAAABoggCAAAAAdAJQAAAAAHUCUAAAAAB1QkCAAAAAdYJAQAAAAHXCUAAAAABA5oHQAAAAAGpBwIAAAABsgcBAAAAAQ2aB0AAAAABqQcCAAAAAaoHAQAAAAHrB0AAAAAB2ggBAAAAAYMJAQAAAAHFCSAAAAAB2QkAAADZCQLaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCSAAAAAB3glAAAAAATmaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcEHAgAAAAHCByAAAAABwwdAAAAAAcQHIAAAAAHFByAAAAABxgcBAAAAAccHAQAAAAHIBwEAAAAByQcBAAAAAcoHAQAAAAHLBwEAAAABzAcBAAAAAc0HEAAAAAHOBwEAAAABzwcgAAAAAdAHEAAAAAHRBwEAAAAB0geAAAAAAdMHEAAAAAHUByAAAAAB1QcBAAAAAdYHAgAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHIAAAAAHdBwEAAAAB3gdAAAAAAd8HQAAAAAHgBwEAAAAB4QcBAAAAAeIHAQAAAAHjBwEAAAAB5AcgAAAAAeUHIAAAAAHmBwEAAAAB5wcBAAAAAegHAQAAAAHpBwIAAAAB6gcCAAAAAesHQAAAAAEPBgAAmhYAIAkAAOkSACAKAADqEgAgCwAA6xIAIAwAAOwSACAfAADtEgAgIAAA7hIAIJUHAgAAAAGaB0AAAAABqQcCAAAAAYcIAQAAAAH7CAIAAAAB_AgCAAAAAf0IAgAAAAH-CAEAAAABAgAAAGgAIFYAAOoYACADAAAADAAgVgAA6hgAIFcAAO4YACARAAAADAAgBgAAmRYAIAkAAOYRACAKAADnEQAgCwAA6BEAIAwAAOkRACAfAADqEQAgIAAA6xEAIE8AAO4YACCVBwIAgQ4AIZoHQAD3DQAhqQcCAPgNACGHCAEA9Q0AIfsIAgD4DQAh_AgCAPgNACH9CAIA-A0AIf4IAQD1DQAhDwYAAJkWACAJAADmEQAgCgAA5xEAIAsAAOgRACAMAADpEQAgHwAA6hEAICAAAOsRACCVBwIAgQ4AIZoHQAD3DQAhqQcCAPgNACGHCAEA9Q0AIfsIAgD4DQAh_AgCAPgNACH9CAIA-A0AIf4IAQD1DQAhB5oHQAAAAAGpBwIAAAABsgcBAAAAAaIIAgAAAAGpCAEAAAABqggCAAAAAasIAQAAAAEPBgAAmhYAIAkAAOkSACALAADrEgAgDAAA7BIAIB8AAO0SACAgAADuEgAgIQAA7xIAIJUHAgAAAAGaB0AAAAABqQcCAAAAAYcIAQAAAAH7CAIAAAAB_AgCAAAAAf0IAgAAAAH-CAEAAAABAgAAAGgAIFYAAPAYACADAAAADAAgVgAA8BgAIFcAAPQYACARAAAADAAgBgAAmRYAIAkAAOYRACALAADoEQAgDAAA6REAIB8AAOoRACAgAADrEQAgIQAA7BEAIE8AAPQYACCVBwIAgQ4AIZoHQAD3DQAhqQcCAPgNACGHCAEA9Q0AIfsIAgD4DQAh_AgCAPgNACH9CAIA-A0AIf4IAQD1DQAhDwYAAJkWACAJAADmEQAgCwAA6BEAIAwAAOkRACAfAADqEQAgIAAA6xEAICEAAOwRACCVBwIAgQ4AIZoHQAD3DQAhqQcCAPgNACGHCAEA9Q0AIfsIAgD4DQAh_AgCAPgNACH9CAIA-A0AIf4IAQD1DQAhFiQBAAAAAakHAgAAAAGwBwEAAAAB6QcCAAAAAesHQAAAAAGQCAEAAAABkQgBAAAAAZIIAQAAAAGTCAEAAAABlAgBAAAAAZUIAQAAAAGWCAEAAAABlwgBAAAAAZgIAQAAAAGZCAEAAAABmggBAAAAAZsIAQAAAAGcCAEAAAABnggCAAAAAZ8IIAAAAAGgCAEAAAABoQggAAAAAQ8GAACaFgAgCgAA6hIAIAsAAOsSACAMAADsEgAgHwAA7RIAICAAAO4SACAhAADvEgAglQcCAAAAAZoHQAAAAAGpBwIAAAABhwgBAAAAAfsIAgAAAAH8CAIAAAAB_QgCAAAAAf4IAQAAAAECAAAAaAAgVgAA9hgAIAMAAAAMACBWAAD2GAAgVwAA-hgAIBEAAAAMACAGAACZFgAgCgAA5xEAIAsAAOgRACAMAADpEQAgHwAA6hEAICAAAOsRACAhAADsEQAgTwAA-hgAIJUHAgCBDgAhmgdAAPcNACGpBwIA-A0AIYcIAQD1DQAh-wgCAPgNACH8CAIA-A0AIf0IAgD4DQAh_ggBAPUNACEPBgAAmRYAIAoAAOcRACALAADoEQAgDAAA6REAIB8AAOoRACAgAADrEQAgIQAA7BEAIJUHAgCBDgAhmgdAAPcNACGpBwIA-A0AIYcIAQD1DQAh-wgCAPgNACH8CAIA-A0AIf0IAgD4DQAh_ggBAPUNACEWJAEAAAABqQcCAAAAAbAHAQAAAAHpBwIAAAAB6wdAAAAAAZAIAQAAAAGRCAEAAAABkggBAAAAAZMIAQAAAAGUCAEAAAABlQgBAAAAAZYIAQAAAAGXCAEAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwgBAAAAAZwIAQAAAAGdCAIAAAABnwggAAAAAaAIAQAAAAGhCCAAAAABDwYAAJoWACAJAADpEgAgCgAA6hIAIAsAAOsSACAfAADtEgAgIAAA7hIAICEAAO8SACCVBwIAAAABmgdAAAAAAakHAgAAAAGHCAEAAAAB-wgCAAAAAfwIAgAAAAH9CAIAAAAB_ggBAAAAAQIAAABoACBWAAD8GAAgOZoHQAAAAAGnBwEAAAABqQcCAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGzB4AAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQ8GAACaFgAgCQAA6RIAIAoAAOoSACAMAADsEgAgHwAA7RIAICAAAO4SACAhAADvEgAglQcCAAAAAZoHQAAAAAGpBwIAAAABhwgBAAAAAfsIAgAAAAH8CAIAAAAB_QgCAAAAAf4IAQAAAAECAAAAaAAgVgAA_xgAIAkDAADbFAAgIQAA3RQAIKkHAgAAAAGqBwEAAAAB7AcBAAAAAe0HAQAAAAHuBwEAAAAB7wcBAAAAAfAHAQAAAAECAAAAzQoAIFYAAIEZACAbBQAAlxcAICkAANgUACA5AADOFAAgOwAAzxQAIDwAANAUACA9AADRFAAgPgAA0hQAIEAAANMUACBFAADVFAAgRgAA1hQAIEcAANcUACBIAADZFAAgSQAA2hQAIJoHQAAAAAGpBwIAAAABqgcBAAAAAcAHAgAAAAHrB0AAAAAB2ggBAAAAAYMJAQAAAAHFCSAAAAAB2QkAAADZCQLaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCSAAAAAB3glAAAAAAQIAAAABACBWAACDGQAgOZoHQAAAAAGnBwEAAAABqQcCAAAAAaoHAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGzB4AAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAVIEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAkAACvEgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAIYZACADAAAACAAgVgAAhhkAIFcAAIoZACBUAAAACAAgBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgTwAAihkAIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACEIFwIAAAABlQcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAb0HAQAAAAHrB0AAAAABrQggAAAAARgGAAC5EQAgDgAAgxEAIBEAAIURACAXAgAAAAEbAACHEQAgHAAAhhEAIJUHAgAAAAGaB0AAAAABqQcCAAAAAaoHAQAAAAG8BwEAAAAB6wdAAAAAAa0IIAAAAAGyCAEAAAABtQgAAAC1CAK2CBAAAAAB8AgQAAAAAfQIAgAAAAH1CBAAAAAB9gggAAAAAfcIEAAAAAH4CBAAAAAB-QgBAAAAAfoIQAAAAAECAAAAHwAgVgAAjBkAIAMAAAAdACBWAACMGQAgVwAAkBkAIBoAAAAdACAGAAC3EQAgDgAAvRAAIBEAAL8QACAXAgD4DQAhGwAAwRAAIBwAAMAQACBPAACQGQAglQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG8BwEA9Q0AIesHQAD3DQAhrQggAIoOACGyCAEAiQ4AIbUIAAC7DrUIIrYIEAC8DgAh8AgQALwOACH0CAIAgQ4AIfUIEAC8DgAh9gggAIoOACH3CBAAnQ4AIfgIEACdDgAh-QgBAPUNACH6CEAA9g0AIRgGAAC3EQAgDgAAvRAAIBEAAL8QACAXAgD4DQAhGwAAwRAAIBwAAMAQACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACGtCCAAig4AIbIIAQCJDgAhtQgAALsOtQgitggQALwOACHwCBAAvA4AIfQIAgCBDgAh9QgQALwOACH2CCAAig4AIfcIEACdDgAh-AgQAJ0OACH5CAEA9Q0AIfoIQAD2DQAhAxcCAAAAAakHAgAAAAH6BwIAAAABCQMAANsUACA6AADcFAAgqQcCAAAAAaoHAQAAAAHsBwEAAAAB7QcBAAAAAe4HAQAAAAHvBwEAAAAB8AcBAAAAAQIAAADNCgAgVgAAkhkAIBsFAACXFwAgKQAA2BQAIDkAAM4UACA6AADUFAAgOwAAzxQAIDwAANAUACA9AADRFAAgPgAA0hQAIEAAANMUACBGAADWFAAgRwAA1xQAIEgAANkUACBJAADaFAAgmgdAAAAAAakHAgAAAAGqBwEAAAABwAcCAAAAAesHQAAAAAHaCAEAAAABgwkBAAAAAcUJIAAAAAHZCQAAANkJAtoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JIAAAAAHeCUAAAAABAgAAAAEAIFYAAJQZACADAAAABQAgVgAAlBkAIFcAAJgZACAdAAAABQAgBQAAlhcAICkAAKITACA5AACYEwAgOgAAnhMAIDsAAJkTACA8AACaEwAgPQAAmxMAID4AAJwTACBAAACdEwAgRgAAoBMAIEcAAKETACBIAACjEwAgSQAApBMAIE8AAJgZACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIRsFAACWFwAgKQAAohMAIDkAAJgTACA6AACeEwAgOwAAmRMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEAAAJ0TACBGAACgEwAgRwAAoRMAIEgAAKMTACBJAACkEwAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACECoggCAAAAAagIQAAAAAEDAAAAAwAgVgAAkhkAIFcAAJwZACALAAAAAwAgAwAA9RIAIDoAAPYSACBPAACcGQAgqQcCAPgNACGqBwEA9Q0AIewHAQD1DQAh7QcBAPUNACHuBwEA9Q0AIe8HAQD1DQAh8AcBAPUNACEJAwAA9RIAIDoAAPYSACCpBwIA-A0AIaoHAQD1DQAh7AcBAPUNACHtBwEA9Q0AIe4HAQD1DQAh7wcBAPUNACHwBwEA9Q0AIQeaB0AAAAABqQcCAAAAAbIHAQAAAAHABwIAAAABoggCAAAAAakIAQAAAAGrCAEAAAABB5oHQAAAAAGpBwIAAAABhwgBAAAAAfsIAgAAAAH8CAIAAAAB_QgCAAAAAf4IAQAAAAEMFwIAAAABqQcCAAAAAaoHAQAAAAGrBwEAAAABrAcBAAAAAa0HAQAAAAGuBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsgcBAAAAAbMHgAAAAAECpwcBAAAAAagHQAAAAAEPBgAAmhYAIAkAAOkSACAKAADqEgAgCwAA6xIAIAwAAOwSACAgAADuEgAgIQAA7xIAIJUHAgAAAAGaB0AAAAABqQcCAAAAAYcIAQAAAAH7CAIAAAAB_AgCAAAAAf0IAgAAAAH-CAEAAAABAgAAAGgAIFYAAKEZACBSBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgJwAAshIAICgAALMSACApAAC3EgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAACjGQAgAwAAAAgAIFYAAKMZACBXAACnGQAgVAAAAAgAIAQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIE8AAKcZACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhEhcCAAAAAZUHAgAAAAGaB0AAAAABqQcCAAAAAaoHAQAAAAG8BwEAAAAB6wdAAAAAAa0IIAAAAAGyCAEAAAABtQgAAAC1CAK2CBAAAAAB8AgQAAAAAfUIEAAAAAH2CCAAAAAB9wgQAAAAAfgIEAAAAAH5CAEAAAAB-ghAAAAAAVIEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB8AALQSACAkAACvEgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAKkZACADAAAACAAgVgAAqRkAIFcAAK0ZACBUAAAACAAgBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgTwAArRkAIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACEClQcCAAAAAb0HAQAAAAEDAAAADAAgVgAAoRkAIFcAALEZACARAAAADAAgBgAAmRYAIAkAAOYRACAKAADnEQAgCwAA6BEAIAwAAOkRACAgAADrEQAgIQAA7BEAIE8AALEZACCVBwIAgQ4AIZoHQAD3DQAhqQcCAPgNACGHCAEA9Q0AIfsIAgD4DQAh_AgCAPgNACH9CAIA-A0AIf4IAQD1DQAhDwYAAJkWACAJAADmEQAgCgAA5xEAIAsAAOgRACAMAADpEQAgIAAA6xEAICEAAOwRACCVBwIAgQ4AIZoHQAD3DQAhqQcCAPgNACGHCAEA9Q0AIfsIAgD4DQAh_AgCAPgNACH9CAIA-A0AIf4IAQD1DQAhCBcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAb0HAQAAAAHrB0AAAAABqggCAAAAAa0IIAAAAAEMBgAAoBIAIA0AALsRACAXAgAAAAEdAAC8EQAglQcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAb0HAQAAAAHrB0AAAAABqggCAAAAAa0IIAAAAAECAAAAGgAgVgAAsxkAIAMAAAAYACBWAACzGQAgVwAAtxkAIA4AAAAYACAGAACeEgAgDQAAoREAIBcCAPgNACEdAACiEQAgTwAAtxkAIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvQcBAPUNACHrB0AA9w0AIaoIAgCBDgAhrQggAIoOACEMBgAAnhIAIA0AAKERACAXAgD4DQAhHQAAohEAIJUHAgD4DQAhmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhvQcBAPUNACHrB0AA9w0AIaoIAgCBDgAhrQggAIoOACECvQcBAAAAAfQIAgAAAAEMBgAAoBIAIA0AALsRACAXAgAAAAEeAAC9EQAglQcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAb0HAQAAAAHrB0AAAAABqggCAAAAAa0IIAAAAAECAAAAGgAgVgAAuRkAIA8GAACaFgAgCQAA6RIAIAoAAOoSACALAADrEgAgDAAA7BIAIB8AAO0SACAhAADvEgAglQcCAAAAAZoHQAAAAAGpBwIAAAABhwgBAAAAAfsIAgAAAAH8CAIAAAAB_QgCAAAAAf4IAQAAAAECAAAAaAAgVgAAuxkAIAMAAAAMACBWAAC7GQAgVwAAvxkAIBEAAAAMACAGAACZFgAgCQAA5hEAIAoAAOcRACALAADoEQAgDAAA6REAIB8AAOoRACAhAADsEQAgTwAAvxkAIJUHAgCBDgAhmgdAAPcNACGpBwIA-A0AIYcIAQD1DQAh-wgCAPgNACH8CAIA-A0AIf0IAgD4DQAh_ggBAPUNACEPBgAAmRYAIAkAAOYRACAKAADnEQAgCwAA6BEAIAwAAOkRACAfAADqEQAgIQAA7BEAIJUHAgCBDgAhmgdAAPcNACGpBwIA-A0AIYcIAQD1DQAh-wgCAPgNACH8CAIA-A0AIf0IAgD4DQAh_ggBAPUNACEDFwIAAAABqQcCAAAAAaoIAgAAAAEEqQcCAAAAAaoHAQAAAAG6CAIAAAAB7wgAAPMQACANqQcCAAAAAaoHAQAAAAH6BwIAAAABrggCAAAAAbEIAQAAAAGyCAEAAAABswgBAAAAAbUIAAAAtQgCtggQAAAAAbcIEAAAAAG4CBAAAAABuQgBAAAAAboIAgAAAAEHqQcCAAAAAa0IIAAAAAGyCAEAAAABtggQAAAAAboIAgAAAAHvCAAA5BAAIPAIEAAAAAEnBgAAxA4AIBQAAMUOACAVAACMEAAgGQAAxw4AIJUHAgAAAAGaB0AAAAABqQcCAAAAAawHAQAAAAHQBxAAAAAB6wdAAAAAAe0HAQAAAAH8BwAAAL8IArgIEAAAAAG5CAEAAAABuwgCAAAAAbwIAQAAAAG9CAEAAAABwAgAAADACALCCAAAAMIIAsQIAAAAxAgCxggAAADGCALICAAAAMgIA8kIAgAAAAHKCAEAAAABywgBAAAAAcwIAQAAAAHNCAIAAAABzggBAAAAAc8IAQAAAAHQCAEAAAAB0QgBAAAAAdIIEAAAAAHTCBAAAAAB1AggAAAAAdUIIAAAAAHWCCAAAAAB1wggAAAAAdgIQAAAAAHZCEAAAAABAgAAADYAIFYAAMQZACADAAAANAAgVgAAxBkAIFcAAMgZACApAAAANAAgBgAAnw4AIBQAAKAOACAVAACKEAAgGQAAog4AIE8AAMgZACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGsBwEAiQ4AIdAHEACdDgAh6wdAAPcNACHtBwEA9Q0AIfwHAACXDr8IIrgIEACdDgAhuQgBAIkOACG7CAIA-A0AIbwIAQD1DQAhvQgBAPUNACHACAAAmA7ACCLCCAAAmQ7CCCLECAAAmg7ECCLGCAAAmw7GCCLICAAAnA7ICCPJCAIAgQ4AIcoIAQD1DQAhywgBAIkOACHMCAEAiQ4AIc0IAgCBDgAhzggBAIkOACHPCAEAiQ4AIdAIAQCJDgAh0QgBAIkOACHSCBAAnQ4AIdMIEACdDgAh1AggAIoOACHVCCAAig4AIdYIIACKDgAh1wggAIoOACHYCEAA9g0AIdkIQAD2DQAhJwYAAJ8OACAUAACgDgAgFQAAihAAIBkAAKIOACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGsBwEAiQ4AIdAHEACdDgAh6wdAAPcNACHtBwEA9Q0AIfwHAACXDr8IIrgIEACdDgAhuQgBAIkOACG7CAIA-A0AIbwIAQD1DQAhvQgBAPUNACHACAAAmA7ACCLCCAAAmQ7CCCLECAAAmg7ECCLGCAAAmw7GCCLICAAAnA7ICCPJCAIAgQ4AIcoIAQD1DQAhywgBAIkOACHMCAEAiQ4AIc0IAgCBDgAhzggBAIkOACHPCAEAiQ4AIdAIAQCJDgAh0QgBAIkOACHSCBAAnQ4AIdMIEACdDgAh1AggAIoOACHVCCAAig4AIdYIIACKDgAh1wggAIoOACHYCEAA9g0AIdkIQAD2DQAhDakHAgAAAAGqBwEAAAABrggCAAAAAbAIAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG1CAAAALUIArYIEAAAAAG3CBAAAAABuAgQAAAAAbkIAQAAAAG6CAIAAAABAwAAABgAIFYAALkZACBXAADMGQAgDgAAABgAIAYAAJ4SACANAAChEQAgFwIA-A0AIR4AAKMRACBPAADMGQAglQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG9BwEA9Q0AIesHQAD3DQAhqggCAIEOACGtCCAAig4AIQwGAACeEgAgDQAAoREAIBcCAPgNACEeAACjEQAglQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG9BwEA9Q0AIesHQAD3DQAhqggCAIEOACGtCCAAig4AIRIXAgAAAAGaB0AAAAABqQcCAAAAAaoHAQAAAAG8BwEAAAAB6wdAAAAAAa0IIAAAAAGyCAEAAAABtQgAAAC1CAK2CBAAAAAB8AgQAAAAAfQIAgAAAAH1CBAAAAAB9gggAAAAAfcIEAAAAAH4CBAAAAAB-QgBAAAAAfoIQAAAAAEbBQAAlxcAIDkAAM4UACA6AADUFAAgOwAAzxQAIDwAANAUACA9AADRFAAgPgAA0hQAIEAAANMUACBFAADVFAAgRgAA1hQAIEcAANcUACBIAADZFAAgSQAA2hQAIJoHQAAAAAGpBwIAAAABqgcBAAAAAcAHAgAAAAHrB0AAAAAB2ggBAAAAAYMJAQAAAAHFCSAAAAAB2QkAAADZCQLaCQEAAAAB2wlAAAAAAdwJQAAAAAHdCSAAAAAB3glAAAAAAQIAAAABACBWAADOGQAgAwAAAAUAIFYAAM4ZACBXAADSGQAgHQAAAAUAIAUAAJYXACA5AACYEwAgOgAAnhMAIDsAAJkTACA8AACaEwAgPQAAmxMAID4AAJwTACBAAACdEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSAAAoxMAIEkAAKQTACBPAADSGQAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACEbBQAAlhcAIDkAAJgTACA6AACeEwAgOwAAmRMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEAAAJ0TACBFAACfEwAgRgAAoBMAIEcAAKETACBIAACjEwAgSQAApBMAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIcAHAgCBDgAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhCZoHQAAAAAGpBwIAAAABrwgCAAAAAbwIAQAAAAHqCIAAAAAB6wgCAAAAAewIgAAAAAHtCEAAAAAB7ggCAAAAAQ-aB0AAAAABqQcCAAAAAbgIAgAAAAHACAAAANwIAt0IAgAAAAHgCEAAAAAB4QgBAAAAAeIIgAAAAAHjCIAAAAAB5AgCAAAAAeUIAgAAAAHmCAIAAAAB5wiAAAAAAegIQAAAAAHpCEAAAAABIpoHQAAAAAGpBwIAAAABrAcBAAAAAdAHEAAAAAHrB0AAAAAB7QcBAAAAAfwHAAAAvwgCuAgQAAAAAbkIAQAAAAG7CAIAAAABvAgBAAAAAb0IAQAAAAHACAAAAMAIAsIIAAAAwggCxAgAAADECALGCAAAAMYIAsgIAAAAyAgDyQgCAAAAAcoIAQAAAAHLCAEAAAABzAgBAAAAAc0IAgAAAAHOCAEAAAABzwgBAAAAAdAIAQAAAAHRCAEAAAAB0ggQAAAAAdMIEAAAAAHUCCAAAAAB1QggAAAAAdYIIAAAAAHXCCAAAAAB2AhAAAAAAdkIQAAAAAEOBgAAyA4AIBcCAAAAAZUHAgAAAAGpBwIAAAABqgcBAAAAAasHAQAAAAGsBwEAAAABrQcBAAAAAa4HAQAAAAGvBwEAAAABsAcBAAAAAbEHIAAAAAGyBwEAAAABsweAAAAAAQIAAABrACBWAADWGQAgAwAAADkAIFYAANYZACBXAADaGQAgEAAAADkAIAYAAIsOACAXAgD4DQAhTwAA2hkAIJUHAgD4DQAhqQcCAPgNACGqBwEA9Q0AIasHAQCJDgAhrAcBAIkOACGtBwEAiQ4AIa4HAQCJDgAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsgcBAIkOACGzB4AAAAABDgYAAIsOACAXAgD4DQAhlQcCAPgNACGpBwIA-A0AIaoHAQD1DQAhqwcBAIkOACGsBwEAiQ4AIa0HAQCJDgAhrgcBAIkOACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGyBwEAiQ4AIbMHgAAAAAEilQcCAAAAAZoHQAAAAAGpBwIAAAABrAcBAAAAAdAHEAAAAAHrB0AAAAAB7QcBAAAAAfwHAAAAvwgCuAgQAAAAAbkIAQAAAAG7CAIAAAABvAgBAAAAAb0IAQAAAAHACAAAAMAIAsIIAAAAwggCxAgAAADECALGCAAAAMYIAsgIAAAAyAgDyggBAAAAAcsIAQAAAAHMCAEAAAABzQgCAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCBAAAAAB0wgQAAAAAdQIIAAAAAHVCCAAAAAB1gggAAAAAdcIIAAAAAHYCEAAAAAB2QhAAAAAAQWaB0AAAAABqQcCAAAAAaoHAQAAAAG5CAEAAAAB2ggBAAAAAQQXAgAAAAGpBwIAAAABqgcBAAAAAbIHAQAAAAFSBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAlAADOEgAgJgAAsRIAICcAALISACAoAACzEgAgKQAAtxIAICoAALgSACArAAC6EgAgLAAAuxIAIC8AALwSACAwAAC9EgAgMQAAvhIAIDIAAL8SACAzAADAEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAADeGQAgAwAAAAgAIFYAAN4ZACBXAADiGQAgVAAAAAgAIAQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDUAAOUOACA2AADmDgAgOQAA5w4AIE8AAOIZACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhA5UHAgAAAAH0B0AAAAAB-QcCAAAAAQYXAgAAAAGpBwIAAAABqgcBAAAAAasIAQAAAAGsCAEAAAABrQggAAAAAQWpBwQAAAAB-gcCAAAAAfwHAQAAAAGACEAAAAABgggAAACCCAIGMAIAAAABOQIAAAAB9AdAAAAAAfsHAgAAAAH9BwIAAAAB_gcCAAAAAQM5AgAAAAH0B0AAAAAB_AcBAAAAAQQjAgAAAAH0B0AAAAAB-gcCAAAAAfsHAgAAAAEIBgAAwRUAIBcCAAAAAZUHAgAAAAGpBwIAAAABqgcBAAAAAasIAQAAAAGsCAEAAAABrQggAAAAAQIAAACKAQAgVgAA6RkAIAMAAACIAQAgVgAA6RkAIFcAAO0ZACAKAAAAiAEAIAYAAMAVACAXAgD4DQAhTwAA7RkAIJUHAgD4DQAhqQcCAPgNACGqBwEA9Q0AIasIAQCJDgAhrAgBAIkOACGtCCAAig4AIQgGAADAFQAgFwIA-A0AIZUHAgD4DQAhqQcCAPgNACGqBwEA9Q0AIasIAQCJDgAhrAgBAIkOACGtCCAAig4AIQP0B0AAAAAB-AcCAAAAAfkHAgAAAAEE9AdAAAAAAfUHAQAAAAH2BwIAAAAB9wcCAAAAAQmaB0AAAAABqQcCAAAAAbgIAgAAAAHACAAAANwIAtwIgAAAAAHdCAIAAAAB3ggBAAAAAd8IAQAAAAHgCEAAAAABGwUAAJcXACApAADYFAAgOQAAzhQAIDoAANQUACA7AADPFAAgPAAA0BQAID0AANEUACA-AADSFAAgQAAA0xQAIEUAANUUACBGAADWFAAgRwAA1xQAIEkAANoUACCaB0AAAAABqQcCAAAAAaoHAQAAAAHABwIAAAAB6wdAAAAAAdoIAQAAAAGDCQEAAAABxQkgAAAAAdkJAAAA2QkC2gkBAAAAAdsJQAAAAAHcCUAAAAAB3QkgAAAAAd4JQAAAAAECAAAAAQAgVgAA8RkAIBsFAACXFwAgKQAA2BQAIDoAANQUACA7AADPFAAgPAAA0BQAID0AANEUACA-AADSFAAgQAAA0xQAIEUAANUUACBGAADWFAAgRwAA1xQAIEgAANkUACBJAADaFAAgmgdAAAAAAakHAgAAAAGqBwEAAAABwAcCAAAAAesHQAAAAAHaCAEAAAABgwkBAAAAAcUJIAAAAAHZCQAAANkJAtoJAQAAAAHbCUAAAAAB3AlAAAAAAd0JIAAAAAHeCUAAAAABAgAAAAEAIFYAAPMZACADAAAABQAgVgAA8RkAIFcAAPcZACAdAAAABQAgBQAAlhcAICkAAKITACA5AACYEwAgOgAAnhMAIDsAAJkTACA8AACaEwAgPQAAmxMAID4AAJwTACBAAACdEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSQAApBMAIE8AAPcZACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIRsFAACWFwAgKQAAohMAIDkAAJgTACA6AACeEwAgOwAAmRMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEAAAJ0TACBFAACfEwAgRgAAoBMAIEcAAKETACBJAACkEwAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACEDAAAABQAgVgAA8xkAIFcAAPoZACAdAAAABQAgBQAAlhcAICkAAKITACA6AACeEwAgOwAAmRMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEAAAJ0TACBFAACfEwAgRgAAoBMAIEcAAKETACBIAACjEwAgSQAApBMAIE8AAPoZACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIRsFAACWFwAgKQAAohMAIDoAAJ4TACA7AACZEwAgPAAAmhMAID0AAJsTACA-AACcEwAgQAAAnRMAIEUAAJ8TACBGAACgEwAgRwAAoRMAIEgAAKMTACBJAACkEwAgmgdAAPcNACGpBwIA-A0AIaoHAQD1DQAhwAcCAIEOACHrB0AA9w0AIdoIAQCJDgAhgwkBAPUNACHFCSAAig4AIdkJAACWE9kJItoJAQD1DQAh2wlAAPYNACHcCUAA9g0AId0JIACKDgAh3glAAPYNACEJmgdAAAAAAakHAQAAAAGsBwEAAAABoggCAAAAAdAJQAAAAAHTCQIAAAAB1AlAAAAAAdYJAQAAAAHXCUAAAAABAwAAAAwAIFYAAPwYACBXAAD-GQAgEQAAAAwAIAYAAJkWACAJAADmEQAgCgAA5xEAIAsAAOgRACAfAADqEQAgIAAA6xEAICEAAOwRACBPAAD-GQAglQcCAIEOACGaB0AA9w0AIakHAgD4DQAhhwgBAPUNACH7CAIA-A0AIfwIAgD4DQAh_QgCAPgNACH-CAEA9Q0AIQ8GAACZFgAgCQAA5hEAIAoAAOcRACALAADoEQAgHwAA6hEAICAAAOsRACAhAADsEQAglQcCAIEOACGaB0AA9w0AIakHAgD4DQAhhwgBAPUNACH7CAIA-A0AIfwIAgD4DQAh_QgCAPgNACH-CAEA9Q0AIQMAAAAMACBWAAD_GAAgVwAAgRoAIBEAAAAMACAGAACZFgAgCQAA5hEAIAoAAOcRACAMAADpEQAgHwAA6hEAICAAAOsRACAhAADsEQAgTwAAgRoAIJUHAgCBDgAhmgdAAPcNACGpBwIA-A0AIYcIAQD1DQAh-wgCAPgNACH8CAIA-A0AIf0IAgD4DQAh_ggBAPUNACEPBgAAmRYAIAkAAOYRACAKAADnEQAgDAAA6REAIB8AAOoRACAgAADrEQAgIQAA7BEAIJUHAgCBDgAhmgdAAPcNACGpBwIA-A0AIYcIAQD1DQAh-wgCAPgNACH8CAIA-A0AIf0IAgD4DQAh_ggBAPUNACEDAAAAAwAgVgAAgRkAIFcAAIQaACALAAAAAwAgAwAA9RIAICEAAPcSACBPAACEGgAgqQcCAPgNACGqBwEA9Q0AIewHAQD1DQAh7QcBAPUNACHuBwEA9Q0AIe8HAQD1DQAh8AcBAPUNACEJAwAA9RIAICEAAPcSACCpBwIA-A0AIaoHAQD1DQAh7AcBAPUNACHtBwEA9Q0AIe4HAQD1DQAh7wcBAPUNACHwBwEA9Q0AIQMAAAAFACBWAACDGQAgVwAAhxoAIB0AAAAFACAFAACWFwAgKQAAohMAIDkAAJgTACA7AACZEwAgPAAAmhMAID0AAJsTACA-AACcEwAgQAAAnRMAIEUAAJ8TACBGAACgEwAgRwAAoRMAIEgAAKMTACBJAACkEwAgTwAAhxoAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIcAHAgCBDgAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhGwUAAJYXACApAACiEwAgOQAAmBMAIDsAAJkTACA8AACaEwAgPQAAmxMAID4AAJwTACBAAACdEwAgRQAAnxMAIEYAAKATACBHAAChEwAgSAAAoxMAIEkAAKQTACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIVIEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAIgaACAHBgAA3hUAIJUHAgAAAAGaB0AAAAABqQcCAAAAAaoHAQAAAAG5CAEAAAAB2ggBAAAAAQIAAACCAQAgVgAAihoAIFIEAACtEgAgBQAArhIAIBAAALASACAdAAC2EgAgHgAAtRIAIB8AALQSACAkAACvEgAgJQAAzhIAICYAALESACAnAACyEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAIwaACAJDwAA-BUAIKkHAgAAAAH6BwIAAAABrQggAAAAAbIIAQAAAAG2CBAAAAABuggCAAAAAe8IAADkEAAg8AgQAAAAAQIAAAAsACBWAACOGgAgGAYAALkRACAOAACDEQAgEAAAhBEAIBEAAIURACAXAgAAAAEcAACGEQAglQcCAAAAAZoHQAAAAAGpBwIAAAABqgcBAAAAAbwHAQAAAAHrB0AAAAABrQggAAAAAbIIAQAAAAG1CAAAALUIArYIEAAAAAHwCBAAAAAB9AgCAAAAAfUIEAAAAAH2CCAAAAAB9wgQAAAAAfgIEAAAAAH5CAEAAAAB-ghAAAAAAQIAAAAfACBWAACQGgAgAwAAACoAIFYAAI4aACBXAACUGgAgCwAAACoAIA8AAPcVACBPAACUGgAgqQcCAPgNACH6BwIA-A0AIa0IIACKDgAhsggBAIkOACG2CBAAvA4AIboIAgD4DQAh7wgAANcQACDwCBAAvA4AIQkPAAD3FQAgqQcCAPgNACH6BwIA-A0AIa0IIACKDgAhsggBAIkOACG2CBAAvA4AIboIAgD4DQAh7wgAANcQACDwCBAAvA4AIQMAAAAdACBWAACQGgAgVwAAlxoAIBoAAAAdACAGAAC3EQAgDgAAvRAAIBAAAL4QACARAAC_EAAgFwIA-A0AIRwAAMAQACBPAACXGgAglQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG8BwEA9Q0AIesHQAD3DQAhrQggAIoOACGyCAEAiQ4AIbUIAAC7DrUIIrYIEAC8DgAh8AgQALwOACH0CAIAgQ4AIfUIEAC8DgAh9gggAIoOACH3CBAAnQ4AIfgIEACdDgAh-QgBAPUNACH6CEAA9g0AIRgGAAC3EQAgDgAAvRAAIBAAAL4QACARAAC_EAAgFwIA-A0AIRwAAMAQACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbwHAQD1DQAh6wdAAPcNACGtCCAAig4AIbIIAQCJDgAhtQgAALsOtQgitggQALwOACHwCBAAvA4AIfQIAgCBDgAh9QgQALwOACH2CCAAig4AIfcIEACdDgAh-AgQAJ0OACH5CAEA9Q0AIfoIQAD2DQAhDakHAgAAAAGqBwEAAAAB-gcCAAAAAbAIAgAAAAGxCAEAAAABsggBAAAAAbMIAQAAAAG1CAAAALUIArYIEAAAAAG3CBAAAAABuAgQAAAAAbkIAQAAAAG6CAIAAAABGwUAAJcXACApAADYFAAgOQAAzhQAIDoAANQUACA7AADPFAAgPAAA0BQAID0AANEUACA-AADSFAAgQAAA0xQAIEUAANUUACBGAADWFAAgSAAA2RQAIEkAANoUACCaB0AAAAABqQcCAAAAAaoHAQAAAAHABwIAAAAB6wdAAAAAAdoIAQAAAAGDCQEAAAABxQkgAAAAAdkJAAAA2QkC2gkBAAAAAdsJQAAAAAHcCUAAAAAB3QkgAAAAAd4JQAAAAAECAAAAAQAgVgAAmRoAIAMAAAAFACBWAACZGgAgVwAAnRoAIB0AAAAFACAFAACWFwAgKQAAohMAIDkAAJgTACA6AACeEwAgOwAAmRMAIDwAAJoTACA9AACbEwAgPgAAnBMAIEAAAJ0TACBFAACfEwAgRgAAoBMAIEgAAKMTACBJAACkEwAgTwAAnRoAIJoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIcAHAgCBDgAh6wdAAPcNACHaCAEAiQ4AIYMJAQD1DQAhxQkgAIoOACHZCQAAlhPZCSLaCQEA9Q0AIdsJQAD2DQAh3AlAAPYNACHdCSAAig4AId4JQAD2DQAhGwUAAJYXACApAACiEwAgOQAAmBMAIDoAAJ4TACA7AACZEwAgPAAAmhMAID0AAJsTACA-AACcEwAgQAAAnRMAIEUAAJ8TACBGAACgEwAgSAAAoxMAIEkAAKQTACCaB0AA9w0AIakHAgD4DQAhqgcBAPUNACHABwIAgQ4AIesHQAD3DQAh2ggBAIkOACGDCQEA9Q0AIcUJIACKDgAh2QkAAJYT2Qki2gkBAPUNACHbCUAA9g0AIdwJQAD2DQAh3QkgAIoOACHeCUAA9g0AIQVPgAAAAAGpBwIAAAABgAhAAAAAAYIIAQAAAAGvCAIAAAABAwAAADIAIFYAAIoaACBXAAChGgAgCQAAADIAIAYAAN0VACBPAAChGgAglQcCAPgNACGaB0AA9w0AIakHAgD4DQAhqgcBAPUNACG5CAEAiQ4AIdoIAQCJDgAhBwYAAN0VACCVBwIA-A0AIZoHQAD3DQAhqQcCAPgNACGqBwEA9Q0AIbkIAQCJDgAh2ggBAIkOACEDAAAACAAgVgAAjBoAIFcAAKQaACBUAAAACAAgBAAAzw4AIAUAANAOACAQAADTDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgJwAA1Q4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgTwAApBoAIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAADPDgAgBQAA0A4AIBAAANMOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACEilQcCAAAAAZoHQAAAAAGpBwIAAAABrAcBAAAAAdAHEAAAAAHrB0AAAAAB7QcBAAAAAfwHAAAAvwgCuAgQAAAAAbkIAQAAAAG7CAIAAAABvAgBAAAAAb0IAQAAAAHACAAAAMAIAsIIAAAAwggCxAgAAADECALGCAAAAMYIAsgIAAAAyAgDyQgCAAAAAcoIAQAAAAHLCAEAAAABzAgBAAAAAc4IAQAAAAHPCAEAAAAB0AgBAAAAAdEIAQAAAAHSCBAAAAAB0wgQAAAAAdQIIAAAAAHVCCAAAAAB1gggAAAAAdcIIAAAAAHYCEAAAAAB2QhAAAAAAQMAAAAIACBWAACIGgAgVwAAqBoAIFQAAAAIACAEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAnAADVDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACBPAACoGgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhUgQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICcAANUOACAoAADWDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAACtEgAgBQAArhIAIBAAALASACASAAC5EgAgHQAAthIAIB4AALUSACAfAAC0EgAgJAAArxIAICUAAM4SACAmAACxEgAgKAAAsxIAICkAALcSACAqAAC4EgAgKwAAuhIAICwAALsSACAvAAC8EgAgMAAAvRIAIDEAAL4SACAyAAC_EgAgMwAAwBIAIDQAAMESACA1AADCEgAgNgAAwxIAIDkAAMQSACCaB0AAAAABpwcBAAAAAakHAgAAAAGqBwEAAAABrwcBAAAAAbAHAQAAAAGxByAAAAABsweAAAAAAboHAgAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-BwIAAAABvwcCAAAAAcAHAgAAAAHBBwIAAAABwgcgAAAAAcMHQAAAAAHEByAAAAABxQcgAAAAAcYHAQAAAAHHBwEAAAAByAcBAAAAAckHAQAAAAHKBwEAAAABywcBAAAAAcwHAQAAAAHNBxAAAAABzgcBAAAAAc8HIAAAAAHQBxAAAAAB0QcBAAAAAdIHgAAAAAHTBxAAAAAB1AcgAAAAAdUHAQAAAAHWBwIAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcByAAAAAB3QcBAAAAAd4HQAAAAAHfB0AAAAAB4AcBAAAAAeEHAQAAAAHiBwEAAAAB4wcBAAAAAeQHIAAAAAHlByAAAAAB5gcBAAAAAecHAQAAAAHoBwEAAAAB6QcCAAAAAeoHAgAAAAHrB0AAAAABAgAAAAoAIFYAAKkaACADAAAACAAgVgAAqRoAIFcAAK0aACBUAAAACAAgBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICgAANYOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgTwAArRoAIJoHQAD3DQAhpwcBAPUNACGpBwIA-A0AIaoHAQD1DQAhrwcBAIkOACGwBwEAiQ4AIbEHIACKDgAhsweAAAAAAboHAgD4DQAhuwcBAIkOACG8BwEAiQ4AIb0HAQD1DQAhvgcCAIEOACG_BwIAgQ4AIcAHAgD4DQAhwQcCAPgNACHCByAAig4AIcMHQAD2DQAhxAcgAIoOACHFByAAig4AIcYHAQCJDgAhxwcBAIkOACHIBwEAiQ4AIckHAQCJDgAhygcBAIkOACHLBwEAiQ4AIcwHAQCJDgAhzQcQALwOACHOBwEAiQ4AIc8HIACKDgAh0AcQALwOACHRBwEAiQ4AIdIHgAAAAAHTBxAAvA4AIdQHIACKDgAh1QcBAIkOACHWBwIA-A0AIdcHAQCJDgAh2AcBAIkOACHZBwEAiQ4AIdoHAQCJDgAh2wcBAIkOACHcByAAig4AId0HAQCJDgAh3gdAAPYNACHfB0AA9g0AIeAHAQCJDgAh4QcBAIkOACHiBwEAiQ4AIeMHAQCJDgAh5AcgAIoOACHlByAAig4AIeYHAQCJDgAh5wcBAIkOACHoBwEAiQ4AIekHAgD4DQAh6gcCAPgNACHrB0AA9w0AIVIEAADPDgAgBQAA0A4AIBAAANMOACASAADcDgAgHQAA2Q4AIB4AANgOACAfAADXDgAgJAAA0Q4AICUAANIOACAmAADUDgAgKAAA1g4AICkAANoOACAqAADbDgAgKwAA3Q4AICwAAN4OACAvAADfDgAgMAAA4A4AIDEAAOEOACAyAADiDgAgMwAA4w4AIDQAAOQOACA1AADlDgAgNgAA5g4AIDkAAOcOACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAArRIAIAUAAK4SACAQAACwEgAgEgAAuRIAIB0AALYSACAeAAC1EgAgHwAAtBIAICQAAK8SACAlAADOEgAgJgAAsRIAICcAALISACApAAC3EgAgKgAAuBIAICsAALoSACAsAAC7EgAgLwAAvBIAIDAAAL0SACAxAAC-EgAgMgAAvxIAIDMAAMASACA0AADBEgAgNQAAwhIAIDYAAMMSACA5AADEEgAgmgdAAAAAAacHAQAAAAGpBwIAAAABqgcBAAAAAa8HAQAAAAGwBwEAAAABsQcgAAAAAbMHgAAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcCAAAAAb8HAgAAAAHABwIAAAABwQcCAAAAAcIHIAAAAAHDB0AAAAABxAcgAAAAAcUHIAAAAAHGBwEAAAABxwcBAAAAAcgHAQAAAAHJBwEAAAABygcBAAAAAcsHAQAAAAHMBwEAAAABzQcQAAAAAc4HAQAAAAHPByAAAAAB0AcQAAAAAdEHAQAAAAHSB4AAAAAB0wcQAAAAAdQHIAAAAAHVBwEAAAAB1gcCAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcgAAAAAd0HAQAAAAHeB0AAAAAB3wdAAAAAAeAHAQAAAAHhBwEAAAAB4gcBAAAAAeMHAQAAAAHkByAAAAAB5QcgAAAAAeYHAQAAAAHnBwEAAAAB6AcBAAAAAekHAgAAAAHqBwIAAAAB6wdAAAAAAQIAAAAKACBWAACuGgAgAwAAAAgAIFYAAK4aACBXAACyGgAgVAAAAAgAIAQAAM8OACAFAADQDgAgEAAA0w4AIBIAANwOACAdAADZDgAgHgAA2A4AIB8AANcOACAkAADRDgAgJQAA0g4AICYAANQOACAnAADVDgAgKQAA2g4AICoAANsOACArAADdDgAgLAAA3g4AIC8AAN8OACAwAADgDgAgMQAA4Q4AIDIAAOIOACAzAADjDgAgNAAA5A4AIDUAAOUOACA2AADmDgAgOQAA5w4AIE8AALIaACCaB0AA9w0AIacHAQD1DQAhqQcCAPgNACGqBwEA9Q0AIa8HAQCJDgAhsAcBAIkOACGxByAAig4AIbMHgAAAAAG6BwIA-A0AIbsHAQCJDgAhvAcBAIkOACG9BwEA9Q0AIb4HAgCBDgAhvwcCAIEOACHABwIA-A0AIcEHAgD4DQAhwgcgAIoOACHDB0AA9g0AIcQHIACKDgAhxQcgAIoOACHGBwEAiQ4AIccHAQCJDgAhyAcBAIkOACHJBwEAiQ4AIcoHAQCJDgAhywcBAIkOACHMBwEAiQ4AIc0HEAC8DgAhzgcBAIkOACHPByAAig4AIdAHEAC8DgAh0QcBAIkOACHSB4AAAAAB0wcQALwOACHUByAAig4AIdUHAQCJDgAh1gcCAPgNACHXBwEAiQ4AIdgHAQCJDgAh2QcBAIkOACHaBwEAiQ4AIdsHAQCJDgAh3AcgAIoOACHdBwEAiQ4AId4HQAD2DQAh3wdAAPYNACHgBwEAiQ4AIeEHAQCJDgAh4gcBAIkOACHjBwEAiQ4AIeQHIACKDgAh5QcgAIoOACHmBwEAiQ4AIecHAQCJDgAh6AcBAIkOACHpBwIA-A0AIeoHAgD4DQAh6wdAAPcNACFSBAAAzw4AIAUAANAOACAQAADTDgAgEgAA3A4AIB0AANkOACAeAADYDgAgHwAA1w4AICQAANEOACAlAADSDgAgJgAA1A4AICcAANUOACApAADaDgAgKgAA2w4AICsAAN0OACAsAADeDgAgLwAA3w4AIDAAAOAOACAxAADhDgAgMgAA4g4AIDMAAOMOACA0AADkDgAgNQAA5Q4AIDYAAOYOACA5AADnDgAgmgdAAPcNACGnBwEA9Q0AIakHAgD4DQAhqgcBAPUNACGvBwEAiQ4AIbAHAQCJDgAhsQcgAIoOACGzB4AAAAABugcCAPgNACG7BwEAiQ4AIbwHAQCJDgAhvQcBAPUNACG-BwIAgQ4AIb8HAgCBDgAhwAcCAPgNACHBBwIA-A0AIcIHIACKDgAhwwdAAPYNACHEByAAig4AIcUHIACKDgAhxgcBAIkOACHHBwEAiQ4AIcgHAQCJDgAhyQcBAIkOACHKBwEAiQ4AIcsHAQCJDgAhzAcBAIkOACHNBxAAvA4AIc4HAQCJDgAhzwcgAIoOACHQBxAAvA4AIdEHAQCJDgAh0geAAAAAAdMHEAC8DgAh1AcgAIoOACHVBwEAiQ4AIdYHAgD4DQAh1wcBAIkOACHYBwEAiQ4AIdkHAQCJDgAh2gcBAIkOACHbBwEAiQ4AIdwHIACKDgAh3QcBAIkOACHeB0AA9g0AId8HQAD2DQAh4AcBAIkOACHhBwEAiQ4AIeIHAQCJDgAh4wcBAIkOACHkByAAig4AIeUHIACKDgAh5gcBAIkOACHnBwEAiQ4AIegHAQCJDgAh6QcCAPgNACHqBwIA-A0AIesHQAD3DQAhDwUEAhMAOSnwAR05yAEpOusBAzvMASw80AEtPdQBLj7YAS9A2gEwRewBGEbuATdH7wERSPEBKUn1ATgEAwcBEwArIcQBFzoLAxoEAAEFAAIQaQQSgAEMEwAqHXYHHnUVH3QGJA0EJWYEJmwPJ3AbKHMcKXodKn8eK4MBDSyHAR8viwEgMJQBIzGYASQynAElM6ABJjShASE1pQEnNqkBKDmtASkJBg4DCRIFChUFCxYDDBcDEwAaHxsGIFMIIVcXAgcTBAgUBAUGAAMNHAQTABYdIAceUBUHBgADDiEGECUIESkJEwAUG0gLHC0KAg0ABA8ABwEPAAcDDwAHEwATGzELAw9FBxcADBpGCgYGAAMTABIUMw0VOg8WPQsZQREDBgADEjcMEwAOARI4AAMGAAMSOwwTABABEjwAAhcADBhCAQIWQwAZRAABG0cABBBJABFKABtMABxLAAIGAAMOAAYCHVEAHlIABAVZAg1YBBMAGSNdGAIhABciAAEBI14ABwlfAApgAAthAAxiAB9jACBkACFlAAEGcQMBBgADAgYAAxh7AQEGAAMBBgADAwYAAxMAIi6PASECBgADLQAgAS6QAQABBgADAQYAAwEGAAMBBgADAQYAAwEGAAMDIgABN64BATivAQMUELABABK4AQAdtQEAHrQBAB-zAQAmsQEAJ7IBACm2AQAqtwEAK7kBACy6AQAvuwEAMLwBADG9AQAyvgEAM78BADTAAQA1wQEANsIBADnDAQADA8UBACHHAQA6xgEAASIAAQEiAAEBIgABASIAAQQTADYiAAFBADFE6QEyAxMANT_dATBE4QEyBBMANEAAMEEAMUPlATMBQgAyAUPmAQACP-cBAEToAQABROoBAAEiAAEBIgABCyn-AQA59gEAOvsBADv3AQA8-AEAPfkBAD76AQBF_AEAR_0BAEj_AQBJgAIAAAEFigICAQWQAgIFEwA-XAA_XQBAXgBBXwBCAAAAAAAFEwA-XAA_XQBAXgBBXwBCAyIAATeiAgE4owIDAyIAATepAgE4qgIDBRMAR1wASF0ASV4ASl8ASwAAAAAABRMAR1wASF0ASV4ASl8ASwEiAAEBIgABBRMAUFwAUV0AUl4AU18AVAAAAAAABRMAUFwAUV0AUl4AU18AVAEiAAEBIgABBRMAWVwAWl0AW14AXF8AXQAAAAAABRMAWVwAWl0AW14AXF8AXQEiAAEBIgABBRMAYlwAY10AZF4AZV8AZgAAAAAABRMAYlwAY10AZF4AZV8AZgEiAAEBIgABBRMAa1wAbF0AbV4Abl8AbwAAAAAABRMAa1wAbF0AbV4Abl8AbwAAAAUTAHVcAHZdAHdeAHhfAHkAAAAAAAUTAHVcAHZdAHdeAHhfAHkAAAAFEwB_XACAAV0AgQFeAIIBXwCDAQAAAAAABRMAf1wAgAFdAIEBXgCCAV8AgwEAAAUTAIgBXACJAV0AigFeAIsBXwCMAQAAAAAABRMAiAFcAIkBXQCKAV4AiwFfAIwBAiIAAUEAMQIiAAFBADEFEwCRAVwAkgFdAJMBXgCUAV8AlQEAAAAAAAUTAJEBXACSAV0AkwFeAJQBXwCVAQJAADBBADECQAAwQQAxBRMAmgFcAJsBXQCcAV4AnQFfAJ4BAAAAAAAFEwCaAVwAmwFdAJwBXgCdAV8AngEBQgAyAUIAMgUTAKMBXACkAV0ApQFeAKYBXwCnAQAAAAAABRMAowFcAKQBXQClAV4ApgFfAKcBAAAABRMArQFcAK4BXQCvAV4AsAFfALEBAAAAAAAFEwCtAVwArgFdAK8BXgCwAV8AsQEAAAAFEwC3AVwAuAFdALkBXgC6AV8AuwEAAAAAAAUTALcBXAC4AV0AuQFeALoBXwC7AQAAAAUTAMEBXADCAV0AwwFeAMQBXwDFAQAAAAAABRMAwQFcAMIBXQDDAV4AxAFfAMUBAAAABRMAywFcAMwBXQDNAV4AzgFfAM8BAAAAAAAFEwDLAVwAzAFdAM0BXgDOAV8AzwEBBoUFAwEGiwUDBRMA1AFcANUBXQDWAV4A1wFfANgBAAAAAAAFEwDUAVwA1QFdANYBXgDXAV8A2AECBgADDZ0FBAIGAAMNowUEBRMA3QFcAN4BXQDfAV4A4AFfAOEBAAAAAAAFEwDdAVwA3gFdAN8BXgDgAV8A4QECBgADDgAGAgYAAw4ABgUTAOYBXADnAV0A6AFeAOkBXwDqAQAAAAAABRMA5gFcAOcBXQDoAV4A6QFfAOoBAgYAAw7LBQYCBgADDtEFBgUTAO8BXADwAV0A8QFeAPIBXwDzAQAAAAAABRMA7wFcAPABXQDxAV4A8gFfAPMBAg0ABA8ABwINAAQPAAcFEwD4AVwA-QFdAPoBXgD7AV8A_AEAAAAAAAUTAPgBXAD5AV0A-gFeAPsBXwD8AQEPAAcBDwAHBRMAgQJcAIICXQCDAl4AhAJfAIUCAAAAAAAFEwCBAlwAggJdAIMCXgCEAl8AhQIBDwAHAQ8ABwUTAIoCXACLAl0AjAJeAI0CXwCOAgAAAAAABRMAigJcAIsCXQCMAl4AjQJfAI4CAgYAAxilBgECBgADGKsGAQUTAJMCXACUAl0AlQJeAJYCXwCXAgAAAAAABRMAkwJcAJQCXQCVAl4AlgJfAJcCAQYAAwEGAAMFEwCcAlwAnQJdAJ4CXgCfAl8AoAIAAAAAAAUTAJwCXACdAl0AngJeAJ8CXwCgAgEGAAMBBgADBRMApQJcAKYCXQCnAl4AqAJfAKkCAAAAAAAFEwClAlwApgJdAKcCXgCoAl8AqQIBBgADAQYAAwUTAK4CXACvAl0AsAJeALECXwCyAgAAAAAABRMArgJcAK8CXQCwAl4AsQJfALICAwYAAxT_Bg0VgAcPAwYAAxSGBw0VhwcPBRMAtwJcALgCXQC5Al4AugJfALsCAAAAAAAFEwC3AlwAuAJdALkCXgC6Al8AuwIDD5kHBxcADBqaBwoDD6AHBxcADBqhBwoFEwDAAlwAwQJdAMICXgDDAl8AxAIAAAAAAAUTAMACXADBAl0AwgJeAMMCXwDEAgIXAAwYswcBAhcADBi5BwEFEwDJAlwAygJdAMsCXgDMAl8AzQIAAAAAAAUTAMkCXADKAl0AywJeAMwCXwDNAgEGAAMBBgADBRMA0gJcANMCXQDUAl4A1QJfANYCAAAAAAAFEwDSAlwA0wJdANQCXgDVAl8A1gIBBgADAQYAAwUTANsCXADcAl0A3QJeAN4CXwDfAgAAAAAABRMA2wJcANwCXQDdAl4A3gJfAN8CAgX4BwIN9wcEAgX_BwIN_gcEBRMA5AJcAOUCXQDmAl4A5wJfAOgCAAAAAAAFEwDkAlwA5QJdAOYCXgDnAl8A6AICIQAXIgABAiEAFyIAAQUTAO0CXADuAl0A7wJeAPACXwDxAgAAAAAABRMA7QJcAO4CXQDvAl4A8AJfAPECASIAAQEiAAEFEwD2AlwA9wJdAPgCXgD5Al8A-gIAAAAAAAUTAPYCXAD3Al0A-AJeAPkCXwD6AgEiAAEBIgABBRMA_wJcAIADXQCBA14AggNfAIMDAAAAAAAFEwD_AlwAgANdAIEDXgCCA18AgwMCB9UIBAjWCAQCB9wIBAjdCAQFEwCIA1wAiQNdAIoDXgCLA18AjAMAAAAAAAUTAIgDXACJA10AigNeAIsDXwCMAwAAAAUTAJIDXACTA10AlANeAJUDXwCWAwAAAAAABRMAkgNcAJMDXQCUA14AlQNfAJYDAAAABRMAnANcAJ0DXQCeA14AnwNfAKADAAAAAAAFEwCcA1wAnQNdAJ4DXgCfA18AoAMAAAAFEwCmA1wApwNdAKgDXgCpA18AqgMAAAAAAAUTAKYDXACnA10AqANeAKkDXwCqAwEGAAMBBgADBRMArwNcALADXQCxA14AsgNfALMDAAAAAAAFEwCvA1wAsANdALEDXgCyA18AswMAAAAFEwC5A1wAugNdALsDXgC8A18AvQMAAAAAAAUTALkDXAC6A10AuwNeALwDXwC9AwEGAAMBBgADBRMAwgNcAMMDXQDEA14AxQNfAMYDAAAAAAAFEwDCA1wAwwNdAMQDXgDFA18AxgMBBgADAQYAAwUTAMsDXADMA10AzQNeAM4DXwDPAwAAAAAABRMAywNcAMwDXQDNA14AzgNfAM8DAQYAAwEGAAMFEwDUA1wA1QNdANYDXgDXA18A2AMAAAAAAAUTANQDXADVA10A1gNeANcDXwDYAwIGAAMtACACBgADLQAgBRMA3QNcAN4DXQDfA14A4ANfAOEDAAAAAAAFEwDdA1wA3gNdAN8DXgDgA18A4QMBBgADAQYAAwUTAOYDXADnA10A6ANeAOkDXwDqAwAAAAAABRMA5gNcAOcDXQDoA14A6QNfAOoDAAAFEwDvA1wA8ANdAPEDXgDyA18A8wMAAAAAAAUTAO8DXADwA10A8QNeAPIDXwDzAwQEAAEFAAIk7woEJfAKBAQEAAEFAAIk9goEJfcKBAUTAPgDXAD5A10A-gNeAPsDXwD8AwAAAAAABRMA-ANcAPkDXQD6A14A-wNfAPwDAQYAAwEGAAMFEwCBBFwAggRdAIMEXgCEBF8AhQQAAAAAAAUTAIEEXACCBF0AgwReAIQEXwCFBAEGnwsDAQalCwMFEwCKBFwAiwRdAIwEXgCNBF8AjgQAAAAAAAUTAIoEXACLBF0AjAReAI0EXwCOBAEGAAMBBgADBRMAkwRcAJQEXQCVBF4AlgRfAJcEAAAAAAAFEwCTBFwAlARdAJUEXgCWBF8AlwRKAgFLgQIBTIICAU2DAgFOhAIBUIYCAVGIAjpSiQI7U4wCAVSOAjpVjwI8WJECAVmSAgFakwI6YJYCPWGXAkNimAIpY5kCKWSaAillmwIpZpwCKWeeAilooAI6aaECRGqlAilrpwI6bKgCRW2rAilurAIpb60COnCwAkZxsQJMcrICLHOzAix0tAIsdbUCLHa2Aix3uAIseLoCOnm7Ak16vQIse78COnzAAk59wQIsfsICLH_DAjqAAcYCT4EBxwJVggHIAi2DAckCLYQBygIthQHLAi2GAcwCLYcBzgItiAHQAjqJAdECVooB0wItiwHVAjqMAdYCV40B1wItjgHYAi2PAdkCOpAB3AJYkQHdAl6SAd4CLpMB3wIulAHgAi6VAeECLpYB4gIulwHkAi6YAeYCOpkB5wJfmgHpAi6bAesCOpwB7AJgnQHtAi6eAe4CLp8B7wI6oAHyAmGhAfMCZ6IB9AIvowH1Ai-kAfYCL6UB9wIvpgH4Ai-nAfoCL6gB_AI6qQH9AmiqAf8CL6sBgQM6rAGCA2mtAYMDL64BhAMvrwGFAzqwAYgDarEBiQNwsgGLA3GzAYwDcbQBjwNxtQGQA3G2AZEDcbcBkwNxuAGVAzq5AZYDcroBmANxuwGaAzq8AZsDc70BnANxvgGdA3G_AZ4DOsABoQN0wQGiA3rCAaQDe8MBpQN7xAGoA3vFAakDe8YBqgN7xwGsA3vIAa4DOskBrwN8ygGxA3vLAbMDOswBtAN9zQG1A3vOAbYDe88BtwM60AG6A37RAbsDhAHSAb0DMdMBvgMx1AHBAzHVAcIDMdYBwwMx1wHFAzHYAccDOtkByAOFAdoBygMx2wHMAzrcAc0DhgHdAc4DMd4BzwMx3wHQAzrgAdMDhwHhAdQDjQHiAdUDMOMB1gMw5AHXAzDlAdgDMOYB2QMw5wHbAzDoAd0DOukB3gOOAeoB4AMw6wHiAzrsAeMDjwHtAeQDMO4B5QMw7wHmAzrwAekDkAHxAeoDlgHyAesDMvMB7AMy9AHtAzL1Ae4DMvYB7wMy9wHxAzL4AfMDOvkB9AOXAfoB9gMy-wH4Azr8AfkDmAH9AfoDMv4B-wMy_wH8AzqAAv8DmQGBAoAEnwGCAoEEM4MCggQzhAKDBDOFAoQEM4YChQQzhwKHBDOIAokEOokCigSgAYoCjAQziwKOBDqMAo8EoQGNApAEM44CkQQzjwKSBDqQApUEogGRApYEqAGSApgEqQGTApkEqQGUApwEqQGVAp0EqQGWAp4EqQGXAqAEqQGYAqIEOpkCowSqAZoCpQSpAZsCpwQ6nAKoBKsBnQKpBKkBngKqBKkBnwKrBDqgAq4ErAGhAq8EsgGiArEEswGjArIEswGkArUEswGlArYEswGmArcEswGnArkEswGoArsEOqkCvAS0AaoCvgSzAasCwAQ6rALBBLUBrQLCBLMBrgLDBLMBrwLEBDqwAscEtgGxAsgEvAGyAsoEvQGzAssEvQG0As4EvQG1As8EvQG2AtAEvQG3AtIEvQG4AtQEOrkC1QS-AboC1wS9AbsC2QQ6vALaBL8BvQLbBL0BvgLcBL0BvwLdBDrAAuAEwAHBAuEExgHCAuMExwHDAuQExwHEAucExwHFAugExwHGAukExwHHAusExwHIAu0EOskC7gTIAcoC8ATHAcsC8gQ6zALzBMkBzQL0BMcBzgL1BMcBzwL2BDrQAvkEygHRAvoE0AHSAvsEBNMC_AQE1AL9BATVAv4EBNYC_wQE1wKBBQTYAoMFOtkChAXRAdoChwUE2wKJBTrcAooF0gHdAowFBN4CjQUE3wKOBTrgApEF0wHhApIF2QHiApMFBuMClAUG5AKVBQblApYFBuYClwUG5wKZBQboApsFOukCnAXaAeoCnwUG6wKhBTrsAqIF2wHtAqQFBu4CpQUG7wKmBTrwAqkF3AHxAqoF4gHyAqsFFfMCrAUV9AKtBRX1Aq4FFfYCrwUV9wKxBRX4ArMFOvkCtAXjAfoCtgUV-wK4BTr8ArkF5AH9AroFFf4CuwUV_wK8BTqAA78F5QGBA8AF6wGCA8EFB4MDwgUHhAPDBQeFA8QFB4YDxQUHhwPHBQeIA8kFOokDygXsAYoDzQUHiwPPBTqMA9AF7QGNA9IFB44D0wUHjwPUBTqQA9cF7gGRA9gF9AGSA9kFCJMD2gUIlAPbBQiVA9wFCJYD3QUIlwPfBQiYA-EFOpkD4gX1AZoD5AUImwPmBTqcA-cF9gGdA-gFCJ4D6QUInwPqBTqgA-0F9wGhA-4F_QGiA-8FCaMD8AUJpAPxBQmlA_IFCaYD8wUJpwP1BQmoA_cFOqkD-AX-AaoD-gUJqwP8BTqsA_0F_wGtA_4FCa4D_wUJrwOABjqwA4MGgAKxA4QGhgKyA4UGCrMDhgYKtAOHBgq1A4gGCrYDiQYKtwOLBgq4A40GOrkDjgaHAroDkAYKuwOSBjq8A5MGiAK9A5QGCr4DlQYKvwOWBjrAA5kGiQLBA5oGjwLCA5sGHcMDnAYdxAOdBh3FA54GHcYDnwYdxwOhBh3IA6MGOskDpAaQAsoDpwYdywOpBjrMA6oGkQLNA6wGHc4DrQYdzwOuBjrQA7EGkgLRA7IGmALSA7MGHtMDtAYe1AO1Bh7VA7YGHtYDtwYe1wO5Bh7YA7sGOtkDvAaZAtoDvgYe2wPABjrcA8EGmgLdA8IGHt4DwwYe3wPEBjrgA8cGmwLhA8gGoQLiA8kGKOMDygYo5APLBijlA8wGKOYDzQYo5wPPBijoA9EGOukD0gaiAuoD1AYo6wPWBjrsA9cGowLtA9gGKO4D2QYo7wPaBjrwA90GpALxA94GqgLyA98GDfMD4AYN9APhBg31A-IGDfYD4wYN9wPlBg34A-cGOvkD6AarAvoD6gYN-wPsBjr8A-0GrAL9A-4GDf4D7wYN_wPwBjqABPMGrQKBBPQGswKCBPUGDIME9gYMhAT3BgyFBPgGDIYE-QYMhwT7BgyIBP0GOokE_ga0AooEggcMiwSEBzqMBIUHtQKNBIgHDI4EiQcMjwSKBzqQBI0HtgKRBI4HvAKSBI8HC5MEkAcLlASRBwuVBJIHC5YEkwcLlwSVBwuYBJcHOpkEmAe9ApoEnAcLmwSeBzqcBJ8HvgKdBKIHC54EowcLnwSkBzqgBKcHvwKhBKgHxQKiBKkHEaMEqgcRpASrBxGlBKwHEaYErQcRpwSvBxGoBLEHOqkEsgfGAqoEtQcRqwS3BzqsBLgHxwKtBLoHEa4EuwcRrwS8BzqwBL8HyAKxBMAHzgKyBMEHH7MEwgcftATDBx-1BMQHH7YExQcftwTHBx-4BMkHOrkEygfPAroEzAcfuwTOBzq8BM8H0AK9BNAHH74E0QcfvwTSBzrABNUH0QLBBNYH1wLCBNcHIMME2AcgxATZByDFBNoHIMYE2wcgxwTdByDIBN8HOskE4AfYAsoE4gcgywTkBzrMBOUH2QLNBOYHIM4E5wcgzwToBzrQBOsH2gLRBOwH4ALSBO0HF9ME7gcX1ATvBxfVBPAHF9YE8QcX1wTzBxfYBPUHOtkE9gfhAtoE-gcX2wT8BzrcBP0H4gLdBIAIF94EgQgX3wSCCDrgBIUI4wLhBIYI6QLiBIcIGOMEiAgY5ASJCBjlBIoIGOYEiwgY5wSNCBjoBI8IOukEkAjqAuoEkggY6wSUCDrsBJUI6wLtBJYIGO4ElwgY7wSYCDrwBJsI7ALxBJwI8gLyBJ4IN_MEnwg39AShCDf1BKIIN_YEowg39wSlCDf4BKcIOvkEqAjzAvoEqgg3-wSsCDr8BK0I9AL9BK4IN_4Erwg3_wSwCDqABbMI9QKBBbQI-wKCBbUIOIMFtgg4hAW3CDiFBbgIOIYFuQg4hwW7CDiIBb0IOokFvgj8AooFwAg4iwXCCDqMBcMI_QKNBcQIOI4FxQg4jwXGCDqQBckI_gKRBcoIhAOSBcsIBZMFzAgFlAXNCAWVBc4IBZYFzwgFlwXRCAWYBdMIOpkF1AiFA5oF2AgFmwXaCDqcBdsIhgOdBd4IBZ4F3wgFnwXgCDqgBeMIhwOhBeQIjQOiBeYIjgOjBecIjgOkBeoIjgOlBesIjgOmBewIjgOnBe4IjgOoBfAIOqkF8QiPA6oF8wiOA6sF9Qg6rAX2CJADrQX3CI4DrgX4CI4DrwX5CDqwBfwIkQOxBf0IlwOyBf8ImAOzBYAJmAO0BYMJmAO1BYQJmAO2BYUJmAO3BYcJmAO4BYkJOrkFigmZA7oFjAmYA7sFjgk6vAWPCZoDvQWQCZgDvgWRCZgDvwWSCTrABZUJmwPBBZYJoQPCBZgJogPDBZkJogPEBZwJogPFBZ0JogPGBZ4JogPHBaAJogPIBaIJOskFowmjA8oFpQmiA8sFpwk6zAWoCaQDzQWpCaIDzgWqCaIDzwWrCTrQBa4JpQPRBa8JqwPSBbAJI9MFsQkj1AWyCSPVBbMJI9YFtAkj1wW2CSPYBbgJOtkFuQmsA9oFuwkj2wW9CTrcBb4JrQPdBb8JI94FwAkj3wXBCTrgBcQJrgPhBcUJtAPiBccJtQPjBcgJtQPkBcsJtQPlBcwJtQPmBc0JtQPnBc8JtQPoBdEJOukF0gm2A-oF1Am1A-sF1gk67AXXCbcD7QXYCbUD7gXZCbUD7wXaCTrwBd0JuAPxBd4JvgPyBd8JJPMF4Akk9AXhCST1BeIJJPYF4wkk9wXlCST4BecJOvkF6Am_A_oF6gkk-wXsCTr8Be0JwAP9Be4JJP4F7wkk_wXwCTqABvMJwQOBBvQJxwOCBvUJJYMG9gklhAb3CSWFBvgJJYYG-Qklhwb7CSWIBv0JOokG_gnIA4oGgAoliwaCCjqMBoMKyQONBoQKJY4GhQoljwaGCjqQBokKygORBooK0AOSBosKJpMGjAomlAaNCiaVBo4KJpYGjwomlwaRCiaYBpMKOpkGlArRA5oGlgommwaYCjqcBpkK0gOdBpoKJp4GmwomnwacCjqgBp8K0wOhBqAK2QOiBqEKIaMGogohpAajCiGlBqQKIaYGpQohpwanCiGoBqkKOqkGqgraA6oGrAohqwauCjqsBq8K2wOtBrAKIa4GsQohrwayCjqwBrUK3AOxBrYK4gOyBrcKJ7MGuAontAa5Cie1BroKJ7YGuwontwa9Cie4Br8KOrkGwArjA7oGwgonuwbECjq8BsUK5AO9BsYKJ74GxwonvwbICjrABssK5QPBBswK6wPCBs4KAsMGzwoCxAbRCgLFBtIKAsYG0woCxwbVCgLIBtcKOskG2ArsA8oG2goCywbcCjrMBt0K7QPNBt4KAs4G3woCzwbgCjrQBuMK7gPRBuQK9APSBuUKA9MG5goD1AbnCgPVBugKA9YG6QoD1wbrCgPYBu0KOtkG7gr1A9oG8goD2wb0CjrcBvUK9gPdBvgKA94G-QoD3wb6CjrgBv0K9wPhBv4K_QPiBv8KD-MGgAsP5AaBCw_lBoILD-YGgwsP5waFCw_oBocLOukGiAv-A-oGigsP6waMCzrsBo0L_wPtBo4LD-4GjwsP7waQCzrwBpMLgATxBpQLhgTyBpULG_MGlgsb9AaXCxv1BpgLG_YGmQsb9wabCxv4Bp0LOvkGnguHBPoGoQsb-wajCzr8BqQLiAT9BqYLG_4Gpwsb_waoCzqAB6sLiQSBB6wLjwSCB64LHIMHrwschAexCxyFB7ILHIYHswschwe1CxyIB7cLOokHuAuQBIoHugsciwe8CzqMB70LkQSNB74LHI4HvwscjwfACzqQB8MLkgSRB8QLmAQ"
};
async function decodeBase64AsWasm(wasmBase64) {
  let { Buffer: Buffer2 } = await import("node:buffer"), wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    let { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// src/generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnyNull: () => AnyNull2,
  ApiTokenScalarFieldEnum: () => ApiTokenScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillingPaymentScalarFieldEnum: () => BillingPaymentScalarFieldEnum,
  BranchScalarFieldEnum: () => BranchScalarFieldEnum,
  CataloguePdfScalarFieldEnum: () => CataloguePdfScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  ChargeReminderScalarFieldEnum: () => ChargeReminderScalarFieldEnum,
  ConfigurationScalarFieldEnum: () => ConfigurationScalarFieldEnum,
  CountryScalarFieldEnum: () => CountryScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  CustomerScalarFieldEnum: () => CustomerScalarFieldEnum,
  DailyLinkScalarFieldEnum: () => DailyLinkScalarFieldEnum,
  DailyProductScalarFieldEnum: () => DailyProductScalarFieldEnum,
  DailySearchScalarFieldEnum: () => DailySearchScalarFieldEnum,
  DailySourceScalarFieldEnum: () => DailySourceScalarFieldEnum,
  DailyStatsScalarFieldEnum: () => DailyStatsScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailChangeScalarFieldEnum: () => EmailChangeScalarFieldEnum,
  EmailUndoScalarFieldEnum: () => EmailUndoScalarFieldEnum,
  ErrorLogScalarFieldEnum: () => ErrorLogScalarFieldEnum,
  HealthCheckScalarFieldEnum: () => HealthCheckScalarFieldEnum,
  ImageScalarFieldEnum: () => ImageScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LinkScalarFieldEnum: () => LinkScalarFieldEnum,
  ModelName: () => ModelName,
  NewsScalarFieldEnum: () => NewsScalarFieldEnum,
  NewsViewScalarFieldEnum: () => NewsViewScalarFieldEnum,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OldCategorySlugScalarFieldEnum: () => OldCategorySlugScalarFieldEnum,
  OldSubdomainScalarFieldEnum: () => OldSubdomainScalarFieldEnum,
  OrderEventScalarFieldEnum: () => OrderEventScalarFieldEnum,
  OrderLineScalarFieldEnum: () => OrderLineScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderTemplateScalarFieldEnum: () => OrderTemplateScalarFieldEnum,
  PasswordResetScalarFieldEnum: () => PasswordResetScalarFieldEnum,
  PendingCancellationScalarFieldEnum: () => PendingCancellationScalarFieldEnum,
  PlanScalarFieldEnum: () => PlanScalarFieldEnum,
  PriceBatchScalarFieldEnum: () => PriceBatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductImageScalarFieldEnum: () => ProductImageScalarFieldEnum,
  ProductImportScalarFieldEnum: () => ProductImportScalarFieldEnum,
  ProductOptionScalarFieldEnum: () => ProductOptionScalarFieldEnum,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredFileScalarFieldEnum: () => StoredFileScalarFieldEnum,
  SubscriberScalarFieldEnum: () => SubscriberScalarFieldEnum,
  SubscriptionScalarFieldEnum: () => SubscriptionScalarFieldEnum,
  SupportMessageScalarFieldEnum: () => SupportMessageScalarFieldEnum,
  SurveyScalarFieldEnum: () => SurveyScalarFieldEnum,
  TentScalarFieldEnum: () => TentScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UnownedSubscriptionScalarFieldEnum: () => UnownedSubscriptionScalarFieldEnum,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VariantScalarFieldEnum: () => VariantScalarFieldEnum,
  VisitRollupScalarFieldEnum: () => VisitRollupScalarFieldEnum,
  VisitScalarFieldEnum: () => VisitScalarFieldEnum,
  WebhookEventScalarFieldEnum: () => WebhookEventScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError, PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError, PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError, PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError, PrismaClientValidationError2 = runtime2.PrismaClientValidationError, sql = runtime2.sqltag, empty2 = runtime2.empty, join2 = runtime2.join, raw2 = runtime2.raw, Sql2 = runtime2.Sql, Decimal2 = runtime2.Decimal, getExtensionContext = runtime2.Extensions.getExtensionContext, prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
}, NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
}, DbNull2 = runtime2.DbNull, JsonNull2 = runtime2.JsonNull, AnyNull2 = runtime2.AnyNull, ModelName = {
  User: "User",
  Session: "Session",
  ApiToken: "ApiToken",
  PasswordReset: "PasswordReset",
  EmailChange: "EmailChange",
  EmailUndo: "EmailUndo",
  AuditEntry: "AuditEntry",
  RateLimit: "RateLimit",
  Plan: "Plan",
  Subscriber: "Subscriber",
  Subscription: "Subscription",
  ChargeReminder: "ChargeReminder",
  UnownedSubscription: "UnownedSubscription",
  BillingPayment: "BillingPayment",
  WebhookEvent: "WebhookEvent",
  PendingCancellation: "PendingCancellation",
  Image: "Image",
  Category: "Category",
  OldCategorySlug: "OldCategorySlug",
  Product: "Product",
  ProductImage: "ProductImage",
  ProductOption: "ProductOption",
  Variant: "Variant",
  PriceBatch: "PriceBatch",
  ProductImport: "ProductImport",
  CataloguePdf: "CataloguePdf",
  Customer: "Customer",
  Order: "Order",
  OrderLine: "OrderLine",
  OrderEvent: "OrderEvent",
  OrderTemplate: "OrderTemplate",
  Link: "Link",
  News: "News",
  NewsView: "NewsView",
  Survey: "Survey",
  SupportMessage: "SupportMessage",
  Configuration: "Configuration",
  ErrorLog: "ErrorLog",
  StoredFile: "StoredFile",
  HealthCheck: "HealthCheck",
  Visit: "Visit",
  VisitRollup: "VisitRollup",
  DailyStats: "DailyStats",
  DailySource: "DailySource",
  DailyProduct: "DailyProduct",
  DailyLink: "DailyLink",
  DailySearch: "DailySearch",
  Country: "Country",
  Tent: "Tent",
  Branch: "Branch",
  OldSubdomain: "OldSubdomain",
  CustomDomain: "CustomDomain"
}, TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
}), UserScalarFieldEnum = {
  id: "id",
  role: "role",
  test: "test",
  name: "name",
  email: "email",
  phone: "phone",
  passwordHash: "passwordHash",
  birthDate: "birthDate",
  countryId: "countryId",
  onboardedAt: "onboardedAt",
  orderSound: "orderSound",
  surveyAfter: "surveyAfter",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
}, SessionScalarFieldEnum = {
  id: "id",
  userId: "userId",
  viewAsUserId: "viewAsUserId",
  viewAsUntil: "viewAsUntil",
  currentTentId: "currentTentId",
  userAgent: "userAgent",
  address: "address",
  expiresAt: "expiresAt",
  lastSeenAt: "lastSeenAt",
  createdAt: "createdAt"
}, ApiTokenScalarFieldEnum = {
  id: "id",
  userId: "userId",
  tokenHash: "tokenHash",
  name: "name",
  expiresAt: "expiresAt",
  lastUsedAt: "lastUsedAt",
  createdAt: "createdAt"
}, PasswordResetScalarFieldEnum = {
  id: "id",
  userId: "userId",
  tokenHash: "tokenHash",
  expiresAt: "expiresAt",
  usedAt: "usedAt",
  createdAt: "createdAt"
}, EmailChangeScalarFieldEnum = {
  id: "id",
  userId: "userId",
  email: "email",
  tokenHash: "tokenHash",
  expiresAt: "expiresAt",
  usedAt: "usedAt",
  createdAt: "createdAt"
}, EmailUndoScalarFieldEnum = {
  id: "id",
  userId: "userId",
  email: "email",
  tokenHash: "tokenHash",
  expiresAt: "expiresAt",
  createdAt: "createdAt"
}, AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  asUserId: "asUserId",
  tentId: "tentId",
  action: "action",
  target: "target",
  data: "data"
}, RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
}, PlanScalarFieldEnum = {
  id: "id",
  name: "name",
  description: "description",
  total: "total",
  interval: "interval",
  currency: "currency",
  trial: "trial",
  limit: "limit",
  productLimit: "productLimit",
  visible: "visible",
  test: "test",
  mpSubscriptionUrl: "mpSubscriptionUrl",
  mpPlanId: "mpPlanId",
  paypalPlanId: "paypalPlanId",
  returnUrl: "returnUrl",
  position: "position",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
}, SubscriberScalarFieldEnum = {
  id: "id",
  userId: "userId",
  planId: "planId",
  freeUntil: "freeUntil",
  lastPaymentAt: "lastPaymentAt",
  paypalId: "paypalId",
  activeUntil: "activeUntil",
  warnedAt: "warnedAt",
  owesUpgrade: "owesUpgrade",
  keptTentIds: "keptTentIds",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
}, SubscriptionScalarFieldEnum = {
  id: "id",
  subscriberId: "subscriberId",
  planId: "planId",
  chargedPlanId: "chargedPlanId",
  changesAt: "changesAt",
  paidPlanId: "paidPlanId",
  pricedSince: "pricedSince",
  changedAt: "changedAt",
  paidUntil: "paidUntil",
  provider: "provider",
  status: "status",
  externalId: "externalId",
  planRef: "planRef",
  nextPlanId: "nextPlanId",
  nextPlanRef: "nextPlanRef",
  nextAmount: "nextAmount",
  changeAskedAt: "changeAskedAt",
  amount: "amount",
  currency: "currency",
  requestKey: "requestKey",
  checkoutUrl: "checkoutUrl",
  startsAt: "startsAt",
  linkSession: "linkSession",
  nextPaymentAt: "nextPaymentAt",
  failedPayments: "failedPayments",
  activatedAt: "activatedAt",
  cancelledAt: "cancelledAt",
  cancelRequestedAt: "cancelRequestedAt",
  retryAt: "retryAt",
  endsAt: "endsAt",
  reconciledAt: "reconciledAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
}, ChargeReminderScalarFieldEnum = {
  subscriptionId: "subscriptionId",
  dueOn: "dueOn",
  remindedAt: "remindedAt"
}, UnownedSubscriptionScalarFieldEnum = {
  id: "id",
  provider: "provider",
  externalId: "externalId",
  planRef: "planRef",
  amount: "amount",
  currency: "currency",
  payerEmail: "payerEmail",
  openedAt: "openedAt",
  lastPaymentAt: "lastPaymentAt",
  nextPaymentAt: "nextPaymentAt",
  foundAt: "foundAt",
  checkedAt: "checkedAt"
}, BillingPaymentScalarFieldEnum = {
  id: "id",
  subscriberId: "subscriberId",
  subscriptionId: "subscriptionId",
  planName: "planName",
  provider: "provider",
  externalId: "externalId",
  status: "status",
  amount: "amount",
  currency: "currency",
  detail: "detail",
  paidAt: "paidAt",
  chargedAt: "chargedAt",
  createdAt: "createdAt"
}, WebhookEventScalarFieldEnum = {
  id: "id",
  provider: "provider",
  externalId: "externalId",
  topic: "topic",
  headers: "headers",
  body: "body",
  verified: "verified",
  attempts: "attempts",
  error: "error",
  handledAt: "handledAt",
  receivedAt: "receivedAt"
}, PendingCancellationScalarFieldEnum = {
  id: "id",
  provider: "provider",
  externalId: "externalId",
  reference: "reference",
  email: "email",
  countryId: "countryId",
  reason: "reason",
  unapproved: "unapproved",
  attempts: "attempts",
  lastTriedAt: "lastTriedAt",
  lastError: "lastError",
  refusedSince: "refusedSince",
  reportedAt: "reportedAt",
  createdAt: "createdAt"
}, ImageScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  hash: "hash",
  width: "width",
  height: "height",
  bytes: "bytes",
  placeholder: "placeholder",
  createdAt: "createdAt"
}, CategoryScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  name: "name",
  slug: "slug",
  imageId: "imageId",
  paused: "paused",
  order: "order",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
}, OldCategorySlugScalarFieldEnum = {
  tentId: "tentId",
  slug: "slug",
  categoryId: "categoryId"
}, ProductScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  categoryId: "categoryId",
  name: "name",
  description: "description",
  price: "price",
  previousPrice: "previousPrice",
  sku: "sku",
  stock: "stock",
  paused: "paused",
  offer: "offer",
  order: "order",
  unit: "unit",
  step: "step",
  minQuantity: "minQuantity",
  searchText: "searchText",
  deletedAt: "deletedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
}, ProductImageScalarFieldEnum = {
  id: "id",
  productId: "productId",
  imageId: "imageId",
  order: "order"
}, ProductOptionScalarFieldEnum = {
  id: "id",
  productId: "productId",
  name: "name",
  position: "position",
  values: "values"
}, VariantScalarFieldEnum = {
  id: "id",
  productId: "productId",
  values: "values",
  price: "price",
  sku: "sku",
  stock: "stock",
  paused: "paused",
  position: "position"
}, PriceBatchScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  actorId: "actorId",
  clientKey: "clientKey",
  request: "request",
  changed: "changed",
  changes: "changes",
  undoneAt: "undoneAt",
  restored: "restored",
  createdAt: "createdAt"
}, ProductImportScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  status: "status",
  fileName: "fileName",
  columns: "columns",
  rows: "rows",
  total: "total",
  done: "done",
  created: "created",
  updated: "updated",
  same: "same",
  problems: "problems",
  createdAt: "createdAt",
  startedAt: "startedAt",
  endedAt: "endedAt",
  closedAt: "closedAt"
}, CataloguePdfScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  status: "status",
  scope: "scope",
  done: "done",
  total: "total",
  file: "file",
  error: "error",
  createdAt: "createdAt",
  endedAt: "endedAt"
}, CustomerScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  name: "name",
  phone: "phone",
  note: "note",
  createdAt: "createdAt"
}, OrderScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  number: "number",
  clientKey: "clientKey",
  token: "token",
  source: "source",
  status: "status",
  paymentStatus: "paymentStatus",
  deliveryStatus: "deliveryStatus",
  deliveryMethod: "deliveryMethod",
  paymentMethod: "paymentMethod",
  customerId: "customerId",
  customerName: "customerName",
  customerPhone: "customerPhone",
  address: "address",
  deliveryZone: "deliveryZone",
  branchId: "branchId",
  branchName: "branchName",
  note: "note",
  merchantNote: "merchantNote",
  courier: "courier",
  trackingNumber: "trackingNumber",
  currency: "currency",
  subtotal: "subtotal",
  discount: "discount",
  deliveryCost: "deliveryCost",
  total: "total",
  hasUnpriced: "hasUnpriced",
  suspected: "suspected",
  mailDue: "mailDue",
  stockTaken: "stockTaken",
  seenAt: "seenAt",
  whatsappOpenedAt: "whatsappOpenedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
}, OrderLineScalarFieldEnum = {
  id: "id",
  orderId: "orderId",
  productId: "productId",
  variantId: "variantId",
  name: "name",
  variantName: "variantName",
  sku: "sku",
  imageHash: "imageHash",
  unit: "unit",
  price: "price",
  quantity: "quantity",
  total: "total",
  note: "note",
  position: "position"
}, OrderEventScalarFieldEnum = {
  id: "id",
  orderId: "orderId",
  actorId: "actorId",
  kind: "kind",
  data: "data",
  at: "at"
}, OrderTemplateScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  name: "name",
  text: "text",
  order: "order"
}, LinkScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  code: "code",
  name: "name",
  url: "url",
  paused: "paused",
  order: "order"
}, NewsScalarFieldEnum = {
  id: "id",
  title: "title",
  text: "text",
  imageId: "imageId",
  url: "url",
  countryId: "countryId",
  userId: "userId",
  createdAt: "createdAt"
}, NewsViewScalarFieldEnum = {
  newsId: "newsId",
  userId: "userId",
  viewedAt: "viewedAt"
}, SurveyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  sells: "sells",
  sellsWhere: "sellsWhere",
  heardOf: "heardOf",
  comment: "comment",
  createdAt: "createdAt"
}, SupportMessageScalarFieldEnum = {
  id: "id",
  userId: "userId",
  text: "text",
  createdAt: "createdAt"
}, ConfigurationScalarFieldEnum = {
  id: "id",
  fburl: "fburl",
  fbname: "fbname",
  instaurl: "instaurl",
  instaname: "instaname",
  whatsapp: "whatsapp",
  appname: "appname",
  logo: "logo",
  colorFirst: "colorFirst",
  colorSecond: "colorSecond",
  colorThird: "colorThird",
  colorBg: "colorBg",
  specialCatUrl: "specialCatUrl",
  specialCatName: "specialCatName",
  specialCatDescription: "specialCatDescription",
  specialCatImage: "specialCatImage",
  specialCatPhotoId: "specialCatPhotoId",
  noPhotoId: "noPhotoId",
  specialCatPaused: "specialCatPaused",
  headerMessage: "headerMessage",
  paymentBanner: "paymentBanner",
  version: "version",
  updatedAt: "updatedAt"
}, ErrorLogScalarFieldEnum = {
  id: "id",
  hash: "hash",
  path: "path",
  message: "message",
  requestId: "requestId",
  count: "count",
  firstAt: "firstAt",
  lastAt: "lastAt",
  toldAt: "toldAt",
  toldCount: "toldCount"
}, StoredFileScalarFieldEnum = {
  name: "name",
  key: "key",
  size: "size",
  storedAt: "storedAt"
}, HealthCheckScalarFieldEnum = {
  id: "id",
  checkedAt: "checkedAt"
}, VisitScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  at: "at",
  kind: "kind",
  productId: "productId",
  source: "source"
}, VisitRollupScalarFieldEnum = {
  id: "id",
  lastId: "lastId"
}, DailyStatsScalarFieldEnum = {
  tentId: "tentId",
  day: "day",
  visits: "visits",
  sessions: "sessions",
  productViews: "productViews",
  cartAdds: "cartAdds",
  whatsappOpens: "whatsappOpens"
}, DailySourceScalarFieldEnum = {
  tentId: "tentId",
  day: "day",
  source: "source",
  sessions: "sessions"
}, DailyProductScalarFieldEnum = {
  tentId: "tentId",
  day: "day",
  productId: "productId",
  views: "views",
  cartAdds: "cartAdds"
}, DailyLinkScalarFieldEnum = {
  tentId: "tentId",
  day: "day",
  linkId: "linkId",
  clicks: "clicks"
}, DailySearchScalarFieldEnum = {
  tentId: "tentId",
  day: "day",
  term: "term",
  times: "times",
  results: "results"
}, CountryScalarFieldEnum = {
  id: "id",
  name: "name",
  codNumber: "codNumber",
  currency: "currency",
  symbol: "symbol",
  wording: "wording",
  timeZone: "timeZone"
}, TentScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  tagline: "tagline",
  description: "description",
  subdomain: "subdomain",
  slug: "slug",
  logoId: "logoId",
  coverId: "coverId",
  countryId: "countryId",
  styleId: "styleId",
  suspended: "suspended",
  suspendedAt: "suspendedAt",
  closedByTeam: "closedByTeam",
  closedByPlan: "closedByPlan",
  closedReason: "closedReason",
  whatsappArea: "whatsappArea",
  whatsapp: "whatsapp",
  whatsappLandline: "whatsappLandline",
  instagram: "instagram",
  facebook: "facebook",
  firstCustomColor: "firstCustomColor",
  secondCustomColor: "secondCustomColor",
  bgCustomColor: "bgCustomColor",
  textCustomColor: "textCustomColor",
  minimumPurchase: "minimumPurchase",
  notice: "notice",
  deliveryEnabled: "deliveryEnabled",
  deliveryCost: "deliveryCost",
  deliveryText: "deliveryText",
  deliveryZones: "deliveryZones",
  freeDeliveryFrom: "freeDeliveryFrom",
  pickupEnabled: "pickupEnabled",
  pickupText: "pickupText",
  cashDiscount: "cashDiscount",
  paymentText: "paymentText",
  paymentAlias: "paymentAlias",
  paymentCbu: "paymentCbu",
  paymentHolder: "paymentHolder",
  installmentsText: "installmentsText",
  showSoldOut: "showSoldOut",
  orderText: "orderText",
  openingHours: "openingHours",
  holidayFrom: "holidayFrom",
  holidayUntil: "holidayUntil",
  holidayText: "holidayText",
  legalName: "legalName",
  cuit: "cuit",
  dataFiscalUrl: "dataFiscalUrl",
  regretButton: "regretButton",
  netPrices: "netPrices",
  ga4Id: "ga4Id",
  pixelId: "pixelId",
  linktreeText: "linktreeText",
  version: "version",
  lastOrderNumber: "lastOrderNumber",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
}, BranchScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  name: "name",
  mapsUrl: "mapsUrl",
  address: "address",
  atencion: "atencion",
  telefono: "telefono",
  whatsappArea: "whatsappArea",
  whatsapp: "whatsapp",
  whatsappLandline: "whatsappLandline",
  text: "text",
  openingHours: "openingHours",
  order: "order"
}, OldSubdomainScalarFieldEnum = {
  subdomain: "subdomain",
  tentId: "tentId",
  givenUpAt: "givenUpAt"
}, CustomDomainScalarFieldEnum = {
  tentId: "tentId",
  domain: "domain",
  txtValue: "txtValue",
  provedAt: "provedAt",
  lastCheckedAt: "lastCheckedAt",
  failingSince: "failingSince",
  createdAt: "createdAt"
}, SortOrder = {
  asc: "asc",
  desc: "desc"
}, NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
}, JsonNullValueInput = {
  JsonNull: JsonNull2
}, QueryMode = {
  default: "default",
  insensitive: "insensitive"
}, NullsOrder = {
  first: "first",
  last: "last"
}, JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
}, defineExtension = runtime2.Extensions.defineExtension;

// src/generated/prisma/client.ts
globalThis.__dirname = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  BillingPaymentStatus,
  CancellationReason,
  DeliveryMethod,
  DeliveryStatus,
  OrderSource,
  OrderStatus,
  PaymentMethod,
  PaymentProvider,
  PaymentStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  Role,
  SubscriptionStatus,
  Unit,
  VisitKind,
  WorkStatus
};
