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
  /// When it last came back in stock after having been sold out.
  restockedAt   DateTime? @map("restocked_at")
  /// When it was moved to the bin. It is erased after 30 days.
  deletedAt     DateTime? @map("deleted_at")
  createdAt     DateTime  @default(now()) @map("created_at")
  updatedAt     DateTime  @updatedAt @map("updated_at")

  tent        Tent            @relation(fields: [tentId], references: [id], onDelete: Cascade)
  category    Category?       @relation(fields: [categoryId], references: [id], onDelete: SetNull)
  images      ProductImage[]
  options     ProductOption[]
  variants    Variant[]
  orderLines  OrderLine[]
  stockAlerts StockAlert[]

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

  product     Product      @relation(fields: [productId], references: [id], onDelete: Cascade)
  orderLines  OrderLine[]
  stockAlerts StockAlert[]

  @@unique([productId, values])
  @@index([productId, position])
  @@map("variants")
}

/// A visitor's request to be told when a sold-out product, or one of its variants, is back in stock.
model StockAlert {
  id         Int       @id @default(autoincrement())
  tentId     Int       @map("tent_id")
  productId  Int       @map("product_id")
  /// Null for the product as a whole, and after the variant was deleted.
  variantId  Int?      @map("variant_id")
  /// A copy of the variant's values, as in "M, Negro"; empty for the product as a whole.
  choice     String    @default("") @db.VarChar(140)
  /// Digits with the dial code.
  phone      String    @db.VarChar(20)
  createdAt  DateTime  @default(now()) @map("created_at")
  /// When the merchant wrote to the visitor.
  answeredAt DateTime? @map("answered_at")

  tent    Tent     @relation(fields: [tentId], references: [id], onDelete: Cascade)
  product Product  @relation(fields: [productId], references: [id], onDelete: Cascade)
  variant Variant? @relation(fields: [variantId], references: [id], onDelete: SetNull)

  @@index([tentId, answeredAt])
  @@index([productId, answeredAt])
  @@index([variantId])
  @@index([answeredAt])
  @@index([createdAt])
  @@map("stock_alerts")
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
  @@index([productId, id(sort: Desc)])
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
  stockAlerts   StockAlert[]
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
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"role","kind":"enum","type":"Role"},{"name":"test","kind":"scalar","type":"Boolean"},{"name":"name","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"birthDate","kind":"scalar","type":"DateTime","dbName":"birth_date"},{"name":"countryId","kind":"scalar","type":"Int","dbName":"country_id"},{"name":"onboardedAt","kind":"scalar","type":"DateTime","dbName":"onboarded_at"},{"name":"orderSound","kind":"scalar","type":"Boolean","dbName":"order_sound"},{"name":"surveyAfter","kind":"scalar","type":"DateTime","dbName":"survey_after"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"country","kind":"object","type":"Country","relationName":"CountryToUser"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToUser"},{"name":"apiTokens","kind":"object","type":"ApiToken","relationName":"ApiTokenToUser"},{"name":"passwordResets","kind":"object","type":"PasswordReset","relationName":"PasswordResetToUser"},{"name":"emailChanges","kind":"object","type":"EmailChange","relationName":"EmailChangeToUser"},{"name":"emailUndos","kind":"object","type":"EmailUndo","relationName":"EmailUndoToUser"},{"name":"subscriber","kind":"object","type":"Subscriber","relationName":"SubscriberToUser"},{"name":"tents","kind":"object","type":"Tent","relationName":"TentToUser"},{"name":"newsViews","kind":"object","type":"NewsView","relationName":"NewsViewToUser"},{"name":"survey","kind":"object","type":"Survey","relationName":"SurveyToUser"},{"name":"orderEvents","kind":"object","type":"OrderEvent","relationName":"OrderEventToUser"},{"name":"priceBatches","kind":"object","type":"PriceBatch","relationName":"PriceBatchToUser"},{"name":"viewAs","kind":"object","type":"Session","relationName":"viewAs"},{"name":"supportMessages","kind":"object","type":"SupportMessage","relationName":"SupportMessageToUser"}],"dbName":"users","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"viewAsUserId","kind":"scalar","type":"Int","dbName":"view_as_user_id"},{"name":"viewAsUntil","kind":"scalar","type":"DateTime","dbName":"view_as_until"},{"name":"currentTentId","kind":"scalar","type":"Int","dbName":"current_tent_id"},{"name":"userAgent","kind":"scalar","type":"String","dbName":"user_agent"},{"name":"address","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"lastSeenAt","kind":"scalar","type":"DateTime","dbName":"last_seen_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"SessionToUser"},{"name":"viewAsUser","kind":"object","type":"User","relationName":"viewAs"},{"name":"currentTent","kind":"object","type":"Tent","relationName":"SessionToTent"}],"dbName":"sessions","schema":null},"ApiToken":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"name","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"ApiTokenToUser"}],"dbName":"api_tokens","schema":null},"PasswordReset":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"PasswordResetToUser"}],"dbName":"password_resets","schema":null},"EmailChange":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailChangeToUser"}],"dbName":"email_changes","schema":null},"EmailUndo":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"email","kind":"scalar","type":"String"},{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailUndoToUser"}],"dbName":"email_undos","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"asUserId","kind":"scalar","type":"Int","dbName":"as_user_id"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"audit_entries","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"DateTime"}],"dbName":"rate_limits","schema":null},"Plan":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"total","kind":"scalar","type":"Decimal"},{"name":"interval","kind":"scalar","type":"String"},{"name":"currency","kind":"scalar","type":"String"},{"name":"trial","kind":"scalar","type":"Int"},{"name":"limit","kind":"scalar","type":"Int"},{"name":"productLimit","kind":"scalar","type":"Int","dbName":"product_limit"},{"name":"visible","kind":"scalar","type":"Boolean"},{"name":"test","kind":"scalar","type":"Boolean"},{"name":"mpSubscriptionUrl","kind":"scalar","type":"String","dbName":"mp_subscription_url"},{"name":"mpPlanId","kind":"scalar","type":"String","dbName":"mp_plan_id"},{"name":"paypalPlanId","kind":"scalar","type":"String","dbName":"paypal_plan_id"},{"name":"returnUrl","kind":"scalar","type":"String","dbName":"return_url"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"subscribers","kind":"object","type":"Subscriber","relationName":"PlanToSubscriber"},{"name":"subscriptions","kind":"object","type":"Subscription","relationName":"PlanToSubscription"}],"dbName":"plans","schema":null},"Subscriber":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"planId","kind":"scalar","type":"Int","dbName":"plan_id"},{"name":"freeUntil","kind":"scalar","type":"DateTime","dbName":"free_until"},{"name":"lastPaymentAt","kind":"scalar","type":"DateTime","dbName":"last_payment_at"},{"name":"paypalId","kind":"scalar","type":"String","dbName":"paypal_id"},{"name":"activeUntil","kind":"scalar","type":"DateTime","dbName":"active_until"},{"name":"warnedAt","kind":"scalar","type":"DateTime","dbName":"warned_at"},{"name":"owesUpgrade","kind":"scalar","type":"Boolean","dbName":"owes_upgrade"},{"name":"keptTentIds","kind":"scalar","type":"Int","dbName":"kept_tent_ids"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"user","kind":"object","type":"User","relationName":"SubscriberToUser"},{"name":"plan","kind":"object","type":"Plan","relationName":"PlanToSubscriber"},{"name":"subscriptions","kind":"object","type":"Subscription","relationName":"SubscriberToSubscription"}],"dbName":"subscribers","schema":null},"Subscription":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"subscriberId","kind":"scalar","type":"Int","dbName":"subscriber_id"},{"name":"planId","kind":"scalar","type":"Int","dbName":"plan_id"},{"name":"chargedPlanId","kind":"scalar","type":"Int","dbName":"charged_plan_id"},{"name":"changesAt","kind":"scalar","type":"DateTime","dbName":"changes_at"},{"name":"paidPlanId","kind":"scalar","type":"Int","dbName":"paid_plan_id"},{"name":"pricedSince","kind":"scalar","type":"DateTime","dbName":"priced_since"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"paidUntil","kind":"scalar","type":"DateTime","dbName":"paid_until"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"status","kind":"enum","type":"SubscriptionStatus"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"planRef","kind":"scalar","type":"String","dbName":"plan_ref"},{"name":"nextPlanId","kind":"scalar","type":"Int","dbName":"next_plan_id"},{"name":"nextPlanRef","kind":"scalar","type":"String","dbName":"next_plan_ref"},{"name":"nextAmount","kind":"scalar","type":"Decimal","dbName":"next_amount"},{"name":"changeAskedAt","kind":"scalar","type":"DateTime","dbName":"change_asked_at"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"currency","kind":"scalar","type":"String"},{"name":"requestKey","kind":"scalar","type":"String","dbName":"request_key"},{"name":"checkoutUrl","kind":"scalar","type":"String","dbName":"checkout_url"},{"name":"startsAt","kind":"scalar","type":"DateTime","dbName":"starts_at"},{"name":"linkSession","kind":"scalar","type":"String","dbName":"link_session"},{"name":"nextPaymentAt","kind":"scalar","type":"DateTime","dbName":"next_payment_at"},{"name":"failedPayments","kind":"scalar","type":"Int","dbName":"failed_payments"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"cancelRequestedAt","kind":"scalar","type":"DateTime","dbName":"cancel_requested_at"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"reconciledAt","kind":"scalar","type":"DateTime","dbName":"reconciled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"subscriber","kind":"object","type":"Subscriber","relationName":"SubscriberToSubscription"},{"name":"plan","kind":"object","type":"Plan","relationName":"PlanToSubscription"},{"name":"reminders","kind":"object","type":"ChargeReminder","relationName":"ChargeReminderToSubscription"}],"dbName":"subscriptions","schema":null},"ChargeReminder":{"fields":[{"name":"subscriptionId","kind":"scalar","type":"Int","dbName":"subscription_id"},{"name":"dueOn","kind":"scalar","type":"DateTime","dbName":"due_on"},{"name":"remindedAt","kind":"scalar","type":"DateTime","dbName":"reminded_at"},{"name":"subscription","kind":"object","type":"Subscription","relationName":"ChargeReminderToSubscription"}],"dbName":"charge_reminders","schema":null},"UnownedSubscription":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"planRef","kind":"scalar","type":"String","dbName":"plan_ref"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"currency","kind":"scalar","type":"String"},{"name":"payerEmail","kind":"scalar","type":"String","dbName":"payer_email"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"lastPaymentAt","kind":"scalar","type":"DateTime","dbName":"last_payment_at"},{"name":"nextPaymentAt","kind":"scalar","type":"DateTime","dbName":"next_payment_at"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"unowned_subscriptions","schema":null},"BillingPayment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"subscriberId","kind":"scalar","type":"Int","dbName":"subscriber_id"},{"name":"subscriptionId","kind":"scalar","type":"Int","dbName":"subscription_id"},{"name":"planName","kind":"scalar","type":"String","dbName":"plan_name"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"status","kind":"enum","type":"BillingPaymentStatus"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"currency","kind":"scalar","type":"String"},{"name":"detail","kind":"scalar","type":"String"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"chargedAt","kind":"scalar","type":"DateTime","dbName":"charged_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"billing_payments","schema":null},"WebhookEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"topic","kind":"scalar","type":"String"},{"name":"headers","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"String"},{"name":"verified","kind":"scalar","type":"Boolean"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"handledAt","kind":"scalar","type":"DateTime","dbName":"handled_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"webhook_events","schema":null},"PendingCancellation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"provider","kind":"enum","type":"PaymentProvider"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"reference","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"countryId","kind":"scalar","type":"Int","dbName":"country_id"},{"name":"reason","kind":"enum","type":"CancellationReason"},{"name":"unapproved","kind":"scalar","type":"Boolean"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"lastTriedAt","kind":"scalar","type":"DateTime","dbName":"last_tried_at"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"refusedSince","kind":"scalar","type":"DateTime","dbName":"refused_since"},{"name":"reportedAt","kind":"scalar","type":"DateTime","dbName":"reported_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"pending_cancellations","schema":null},"Image":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"hash","kind":"scalar","type":"String"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"placeholder","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"tentImages"},{"name":"specialCatOf","kind":"object","type":"Configuration","relationName":"specialCatPhoto"},{"name":"noPhotoOf","kind":"object","type":"Configuration","relationName":"noPhoto"},{"name":"tentLogos","kind":"object","type":"Tent","relationName":"tentLogo"},{"name":"tentCovers","kind":"object","type":"Tent","relationName":"tentCover"},{"name":"categories","kind":"object","type":"Category","relationName":"CategoryToImage"},{"name":"productImages","kind":"object","type":"ProductImage","relationName":"ImageToProductImage"},{"name":"news","kind":"object","type":"News","relationName":"ImageToNews"}],"dbName":"images","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"imageId","kind":"scalar","type":"Int","dbName":"image_id"},{"name":"paused","kind":"scalar","type":"Boolean"},{"name":"order","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"CategoryToTent"},{"name":"image","kind":"object","type":"Image","relationName":"CategoryToImage"},{"name":"products","kind":"object","type":"Product","relationName":"CategoryToProduct"},{"name":"oldSlugs","kind":"object","type":"OldCategorySlug","relationName":"CategoryToOldCategorySlug"}],"dbName":"categories","schema":null},"OldCategorySlug":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"slug","kind":"scalar","type":"String"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"tent","kind":"object","type":"Tent","relationName":"OldCategorySlugToTent"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToOldCategorySlug"}],"dbName":"old_category_slugs","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"previousPrice","kind":"scalar","type":"Decimal","dbName":"previous_price"},{"name":"sku","kind":"scalar","type":"String"},{"name":"stock","kind":"scalar","type":"Decimal"},{"name":"paused","kind":"scalar","type":"Boolean"},{"name":"offer","kind":"scalar","type":"Boolean"},{"name":"order","kind":"scalar","type":"Int"},{"name":"unit","kind":"enum","type":"Unit"},{"name":"step","kind":"scalar","type":"Decimal"},{"name":"minQuantity","kind":"scalar","type":"Decimal","dbName":"min_quantity"},{"name":"searchText","kind":"scalar","type":"String","dbName":"search_text"},{"name":"restockedAt","kind":"scalar","type":"DateTime","dbName":"restocked_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"ProductToTent"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToProduct"},{"name":"images","kind":"object","type":"ProductImage","relationName":"ProductToProductImage"},{"name":"options","kind":"object","type":"ProductOption","relationName":"ProductToProductOption"},{"name":"variants","kind":"object","type":"Variant","relationName":"ProductToVariant"},{"name":"orderLines","kind":"object","type":"OrderLine","relationName":"OrderLineToProduct"},{"name":"stockAlerts","kind":"object","type":"StockAlert","relationName":"ProductToStockAlert"}],"dbName":"products","schema":null},"ProductImage":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"imageId","kind":"scalar","type":"Int","dbName":"image_id"},{"name":"order","kind":"scalar","type":"Int"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToProductImage"},{"name":"image","kind":"object","type":"Image","relationName":"ImageToProductImage"}],"dbName":"product_images","schema":null},"ProductOption":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"values","kind":"scalar","type":"String"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToProductOption"}],"dbName":"product_options","schema":null},"Variant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"values","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"sku","kind":"scalar","type":"String"},{"name":"stock","kind":"scalar","type":"Decimal"},{"name":"paused","kind":"scalar","type":"Boolean"},{"name":"position","kind":"scalar","type":"Int"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToVariant"},{"name":"orderLines","kind":"object","type":"OrderLine","relationName":"OrderLineToVariant"},{"name":"stockAlerts","kind":"object","type":"StockAlert","relationName":"StockAlertToVariant"}],"dbName":"variants","schema":null},"StockAlert":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"variantId","kind":"scalar","type":"Int","dbName":"variant_id"},{"name":"choice","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"StockAlertToTent"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToStockAlert"},{"name":"variant","kind":"object","type":"Variant","relationName":"StockAlertToVariant"}],"dbName":"stock_alerts","schema":null},"PriceBatch":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"clientKey","kind":"scalar","type":"String","dbName":"client_key"},{"name":"request","kind":"scalar","type":"Json"},{"name":"changed","kind":"scalar","type":"Int"},{"name":"changes","kind":"scalar","type":"Json"},{"name":"undoneAt","kind":"scalar","type":"DateTime","dbName":"undone_at"},{"name":"restored","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"PriceBatchToTent"},{"name":"actor","kind":"object","type":"User","relationName":"PriceBatchToUser"}],"dbName":"price_batches","schema":null},"ProductImport":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"status","kind":"enum","type":"WorkStatus"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"rows","kind":"scalar","type":"Json"},{"name":"total","kind":"scalar","type":"Int"},{"name":"done","kind":"scalar","type":"Int"},{"name":"created","kind":"scalar","type":"Int"},{"name":"updated","kind":"scalar","type":"Int"},{"name":"same","kind":"scalar","type":"Int"},{"name":"problems","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"ProductImportToTent"}],"dbName":"product_imports","schema":null},"CataloguePdf":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"status","kind":"enum","type":"WorkStatus"},{"name":"scope","kind":"scalar","type":"Json"},{"name":"done","kind":"scalar","type":"Int"},{"name":"total","kind":"scalar","type":"Int"},{"name":"file","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"CataloguePdfToTent"}],"dbName":"catalogue_pdfs","schema":null},"Customer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"CustomerToTent"},{"name":"orders","kind":"object","type":"Order","relationName":"CustomerToOrder"}],"dbName":"customers","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"clientKey","kind":"scalar","type":"String","dbName":"client_key"},{"name":"token","kind":"scalar","type":"String"},{"name":"source","kind":"enum","type":"OrderSource"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"paymentStatus","kind":"enum","type":"PaymentStatus","dbName":"payment_status"},{"name":"deliveryStatus","kind":"enum","type":"DeliveryStatus","dbName":"delivery_status"},{"name":"deliveryMethod","kind":"enum","type":"DeliveryMethod","dbName":"delivery_method"},{"name":"paymentMethod","kind":"enum","type":"PaymentMethod","dbName":"payment_method"},{"name":"customerId","kind":"scalar","type":"Int","dbName":"customer_id"},{"name":"customerName","kind":"scalar","type":"String","dbName":"customer_name"},{"name":"customerPhone","kind":"scalar","type":"String","dbName":"customer_phone"},{"name":"address","kind":"scalar","type":"String"},{"name":"deliveryZone","kind":"scalar","type":"String","dbName":"delivery_zone"},{"name":"branchId","kind":"scalar","type":"Int","dbName":"branch_id"},{"name":"branchName","kind":"scalar","type":"String","dbName":"branch_name"},{"name":"note","kind":"scalar","type":"String"},{"name":"merchantNote","kind":"scalar","type":"String","dbName":"merchant_note"},{"name":"courier","kind":"scalar","type":"String"},{"name":"trackingNumber","kind":"scalar","type":"String","dbName":"tracking_number"},{"name":"currency","kind":"scalar","type":"String"},{"name":"subtotal","kind":"scalar","type":"Decimal"},{"name":"discount","kind":"scalar","type":"Decimal"},{"name":"deliveryCost","kind":"scalar","type":"Decimal","dbName":"delivery_cost"},{"name":"total","kind":"scalar","type":"Decimal"},{"name":"hasUnpriced","kind":"scalar","type":"Boolean","dbName":"has_unpriced"},{"name":"suspected","kind":"scalar","type":"Boolean"},{"name":"mailDue","kind":"scalar","type":"Boolean","dbName":"mail_due"},{"name":"stockTaken","kind":"scalar","type":"Boolean","dbName":"stock_taken"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"whatsappOpenedAt","kind":"scalar","type":"DateTime","dbName":"whatsapp_opened_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"OrderToTent"},{"name":"customer","kind":"object","type":"Customer","relationName":"CustomerToOrder"},{"name":"branch","kind":"object","type":"Branch","relationName":"BranchToOrder"},{"name":"lines","kind":"object","type":"OrderLine","relationName":"OrderToOrderLine"},{"name":"events","kind":"object","type":"OrderEvent","relationName":"OrderToOrderEvent"}],"dbName":"orders","schema":null},"OrderLine":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"variantId","kind":"scalar","type":"Int","dbName":"variant_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"variantName","kind":"scalar","type":"String","dbName":"variant_name"},{"name":"sku","kind":"scalar","type":"String"},{"name":"imageHash","kind":"scalar","type":"String","dbName":"image_hash"},{"name":"unit","kind":"enum","type":"Unit"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Decimal"},{"name":"total","kind":"scalar","type":"Decimal"},{"name":"note","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderLine"},{"name":"product","kind":"object","type":"Product","relationName":"OrderLineToProduct"},{"name":"variant","kind":"object","type":"Variant","relationName":"OrderLineToVariant"}],"dbName":"order_lines","schema":null},"OrderEvent":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderEvent"},{"name":"actor","kind":"object","type":"User","relationName":"OrderEventToUser"}],"dbName":"order_events","schema":null},"OrderTemplate":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"order","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"OrderTemplateToTent"}],"dbName":"order_templates","schema":null},"Link":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"code","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"paused","kind":"scalar","type":"Boolean"},{"name":"order","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"LinkToTent"},{"name":"days","kind":"object","type":"DailyLink","relationName":"DailyLinkToLink"}],"dbName":"links","schema":null},"News":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"imageId","kind":"scalar","type":"Int","dbName":"image_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"countryId","kind":"scalar","type":"Int","dbName":"country_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"image","kind":"object","type":"Image","relationName":"ImageToNews"},{"name":"country","kind":"object","type":"Country","relationName":"CountryToNews"},{"name":"views","kind":"object","type":"NewsView","relationName":"NewsToNewsView"}],"dbName":"news","schema":null},"NewsView":{"fields":[{"name":"newsId","kind":"scalar","type":"Int","dbName":"news_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"viewedAt","kind":"scalar","type":"DateTime","dbName":"viewed_at"},{"name":"news","kind":"object","type":"News","relationName":"NewsToNewsView"},{"name":"user","kind":"object","type":"User","relationName":"NewsViewToUser"}],"dbName":"news_views","schema":null},"Survey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"sells","kind":"scalar","type":"String"},{"name":"sellsWhere","kind":"scalar","type":"String","dbName":"sells_where"},{"name":"heardOf","kind":"scalar","type":"String","dbName":"heard_of"},{"name":"comment","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"SurveyToUser"}],"dbName":"surveys","schema":null},"SupportMessage":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"SupportMessageToUser"}],"dbName":"support_messages","schema":null},"Configuration":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"fburl","kind":"scalar","type":"String"},{"name":"fbname","kind":"scalar","type":"String"},{"name":"instaurl","kind":"scalar","type":"String"},{"name":"instaname","kind":"scalar","type":"String"},{"name":"whatsapp","kind":"scalar","type":"String"},{"name":"appname","kind":"scalar","type":"String"},{"name":"logo","kind":"scalar","type":"String"},{"name":"colorFirst","kind":"scalar","type":"String","dbName":"color_first"},{"name":"colorSecond","kind":"scalar","type":"String","dbName":"color_second"},{"name":"colorThird","kind":"scalar","type":"String","dbName":"color_third"},{"name":"colorBg","kind":"scalar","type":"String","dbName":"color_bg"},{"name":"specialCatUrl","kind":"scalar","type":"String","dbName":"special_cat_url"},{"name":"specialCatName","kind":"scalar","type":"String","dbName":"special_cat_name"},{"name":"specialCatDescription","kind":"scalar","type":"String","dbName":"special_cat_description"},{"name":"specialCatImage","kind":"scalar","type":"String","dbName":"special_cat_image"},{"name":"specialCatPhotoId","kind":"scalar","type":"Int","dbName":"special_cat_photo_id"},{"name":"noPhotoId","kind":"scalar","type":"Int","dbName":"no_photo_id"},{"name":"specialCatPaused","kind":"scalar","type":"Boolean","dbName":"special_cat_paused"},{"name":"headerMessage","kind":"scalar","type":"String","dbName":"header_message"},{"name":"paymentBanner","kind":"scalar","type":"Boolean","dbName":"payment_banner"},{"name":"version","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"specialCatPhoto","kind":"object","type":"Image","relationName":"specialCatPhoto"},{"name":"noPhoto","kind":"object","type":"Image","relationName":"noPhoto"}],"dbName":"configuration","schema":null},"ErrorLog":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"message","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"count","kind":"scalar","type":"Int"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"toldAt","kind":"scalar","type":"DateTime","dbName":"told_at"},{"name":"toldCount","kind":"scalar","type":"Int","dbName":"told_count"}],"dbName":"error_logs","schema":null},"StoredFile":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"storedAt","kind":"scalar","type":"DateTime","dbName":"stored_at"}],"dbName":"stored_files","schema":null},"HealthCheck":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"health_checks","schema":null},"Visit":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"kind","kind":"enum","type":"VisitKind"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"tent","kind":"object","type":"Tent","relationName":"TentToVisit"}],"dbName":"visits","schema":null},"VisitRollup":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"lastId","kind":"scalar","type":"BigInt","dbName":"last_id"}],"dbName":"visit_rollup","schema":null},"DailyStats":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"visits","kind":"scalar","type":"Int"},{"name":"sessions","kind":"scalar","type":"Int"},{"name":"productViews","kind":"scalar","type":"Int","dbName":"product_views"},{"name":"cartAdds","kind":"scalar","type":"Int","dbName":"cart_adds"},{"name":"whatsappOpens","kind":"scalar","type":"Int","dbName":"whatsapp_opens"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailyStatsToTent"}],"dbName":"daily_stats","schema":null},"DailySource":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"source","kind":"scalar","type":"String"},{"name":"sessions","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailySourceToTent"}],"dbName":"daily_sources","schema":null},"DailyProduct":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"cartAdds","kind":"scalar","type":"Int","dbName":"cart_adds"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailyProductToTent"}],"dbName":"daily_products","schema":null},"DailyLink":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"linkId","kind":"scalar","type":"Int","dbName":"link_id"},{"name":"clicks","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailyLinkToTent"},{"name":"link","kind":"object","type":"Link","relationName":"DailyLinkToLink"}],"dbName":"daily_links","schema":null},"DailySearch":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"term","kind":"scalar","type":"String"},{"name":"times","kind":"scalar","type":"Int"},{"name":"results","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"DailySearchToTent"}],"dbName":"daily_searches","schema":null},"Country":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"codNumber","kind":"scalar","type":"String","dbName":"cod_number"},{"name":"currency","kind":"scalar","type":"String"},{"name":"symbol","kind":"scalar","type":"String"},{"name":"wording","kind":"scalar","type":"String"},{"name":"timeZone","kind":"scalar","type":"String","dbName":"time_zone"},{"name":"users","kind":"object","type":"User","relationName":"CountryToUser"},{"name":"tents","kind":"object","type":"Tent","relationName":"CountryToTent"},{"name":"news","kind":"object","type":"News","relationName":"CountryToNews"}],"dbName":"countries","schema":null},"Tent":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"tagline","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"logoId","kind":"scalar","type":"Int","dbName":"logo_id"},{"name":"coverId","kind":"scalar","type":"Int","dbName":"cover_id"},{"name":"countryId","kind":"scalar","type":"Int","dbName":"country_id"},{"name":"styleId","kind":"scalar","type":"Int","dbName":"style_id"},{"name":"suspended","kind":"scalar","type":"Boolean"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"closedByTeam","kind":"scalar","type":"Boolean","dbName":"closed_by_team"},{"name":"closedByPlan","kind":"scalar","type":"Boolean","dbName":"closed_by_plan"},{"name":"closedReason","kind":"scalar","type":"String","dbName":"closed_reason"},{"name":"whatsappArea","kind":"scalar","type":"String","dbName":"whatsapp_area"},{"name":"whatsapp","kind":"scalar","type":"String"},{"name":"whatsappLandline","kind":"scalar","type":"Boolean","dbName":"whatsapp_landline"},{"name":"instagram","kind":"scalar","type":"String"},{"name":"facebook","kind":"scalar","type":"String"},{"name":"firstCustomColor","kind":"scalar","type":"String","dbName":"first_custom_color"},{"name":"secondCustomColor","kind":"scalar","type":"String","dbName":"second_custom_color"},{"name":"bgCustomColor","kind":"scalar","type":"String","dbName":"bg_custom_color"},{"name":"textCustomColor","kind":"scalar","type":"String","dbName":"text_custom_color"},{"name":"minimumPurchase","kind":"scalar","type":"Decimal","dbName":"minbuy"},{"name":"notice","kind":"scalar","type":"String"},{"name":"deliveryEnabled","kind":"scalar","type":"Boolean","dbName":"delivery_enabled"},{"name":"deliveryCost","kind":"scalar","type":"Decimal","dbName":"delivery_cost"},{"name":"deliveryText","kind":"scalar","type":"String","dbName":"delivery_text"},{"name":"deliveryZones","kind":"scalar","type":"Json","dbName":"delivery_zones"},{"name":"freeDeliveryFrom","kind":"scalar","type":"Decimal","dbName":"free_delivery_from"},{"name":"pickupEnabled","kind":"scalar","type":"Boolean","dbName":"pickup_enabled"},{"name":"pickupText","kind":"scalar","type":"String","dbName":"pickup_text"},{"name":"cashDiscount","kind":"scalar","type":"Int","dbName":"cash_discount"},{"name":"paymentText","kind":"scalar","type":"String","dbName":"payment_text"},{"name":"paymentAlias","kind":"scalar","type":"String","dbName":"payment_alias"},{"name":"paymentCbu","kind":"scalar","type":"String","dbName":"payment_cbu"},{"name":"paymentHolder","kind":"scalar","type":"String","dbName":"payment_holder"},{"name":"installmentsText","kind":"scalar","type":"String","dbName":"installments_text"},{"name":"showSoldOut","kind":"scalar","type":"Boolean","dbName":"show_sold_out"},{"name":"orderText","kind":"scalar","type":"String","dbName":"order_text"},{"name":"openingHours","kind":"scalar","type":"Json","dbName":"opening_hours"},{"name":"holidayFrom","kind":"scalar","type":"DateTime","dbName":"holiday_from"},{"name":"holidayUntil","kind":"scalar","type":"DateTime","dbName":"holiday_until"},{"name":"holidayText","kind":"scalar","type":"String","dbName":"holiday_text"},{"name":"legalName","kind":"scalar","type":"String","dbName":"legal_name"},{"name":"cuit","kind":"scalar","type":"String"},{"name":"dataFiscalUrl","kind":"scalar","type":"String","dbName":"data_fiscal_url"},{"name":"regretButton","kind":"scalar","type":"Boolean","dbName":"regret_button"},{"name":"netPrices","kind":"scalar","type":"Boolean","dbName":"net_prices"},{"name":"ga4Id","kind":"scalar","type":"String","dbName":"ga4_id"},{"name":"pixelId","kind":"scalar","type":"String","dbName":"pixel_id"},{"name":"linktreeText","kind":"scalar","type":"String","dbName":"linktree_text"},{"name":"version","kind":"scalar","type":"Int"},{"name":"lastOrderNumber","kind":"scalar","type":"Int","dbName":"last_order_number"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"owner","kind":"object","type":"User","relationName":"TentToUser"},{"name":"country","kind":"object","type":"Country","relationName":"CountryToTent"},{"name":"logo","kind":"object","type":"Image","relationName":"tentLogo"},{"name":"cover","kind":"object","type":"Image","relationName":"tentCover"},{"name":"images","kind":"object","type":"Image","relationName":"tentImages"},{"name":"branches","kind":"object","type":"Branch","relationName":"BranchToTent"},{"name":"oldSubdomains","kind":"object","type":"OldSubdomain","relationName":"OldSubdomainToTent"},{"name":"domain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToTent"},{"name":"categories","kind":"object","type":"Category","relationName":"CategoryToTent"},{"name":"oldSlugs","kind":"object","type":"OldCategorySlug","relationName":"OldCategorySlugToTent"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToTent"},{"name":"priceBatches","kind":"object","type":"PriceBatch","relationName":"PriceBatchToTent"},{"name":"imports","kind":"object","type":"ProductImport","relationName":"ProductImportToTent"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToTent"},{"name":"customers","kind":"object","type":"Customer","relationName":"CustomerToTent"},{"name":"templates","kind":"object","type":"OrderTemplate","relationName":"OrderTemplateToTent"},{"name":"links","kind":"object","type":"Link","relationName":"LinkToTent"},{"name":"visits","kind":"object","type":"Visit","relationName":"TentToVisit"},{"name":"dailyStats","kind":"object","type":"DailyStats","relationName":"DailyStatsToTent"},{"name":"dailySources","kind":"object","type":"DailySource","relationName":"DailySourceToTent"},{"name":"dailyProducts","kind":"object","type":"DailyProduct","relationName":"DailyProductToTent"},{"name":"stockAlerts","kind":"object","type":"StockAlert","relationName":"StockAlertToTent"},{"name":"dailyLinks","kind":"object","type":"DailyLink","relationName":"DailyLinkToTent"},{"name":"searches","kind":"object","type":"DailySearch","relationName":"DailySearchToTent"},{"name":"pdfs","kind":"object","type":"CataloguePdf","relationName":"CataloguePdfToTent"},{"name":"sessions","kind":"object","type":"Session","relationName":"SessionToTent"}],"dbName":"tents","schema":null},"Branch":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mapsUrl","kind":"scalar","type":"String","dbName":"maps_url"},{"name":"address","kind":"scalar","type":"String"},{"name":"atencion","kind":"scalar","type":"String"},{"name":"telefono","kind":"scalar","type":"String"},{"name":"whatsappArea","kind":"scalar","type":"String","dbName":"whatsapp_area"},{"name":"whatsapp","kind":"scalar","type":"String"},{"name":"whatsappLandline","kind":"scalar","type":"Boolean","dbName":"whatsapp_landline"},{"name":"text","kind":"scalar","type":"String"},{"name":"openingHours","kind":"scalar","type":"Json","dbName":"opening_hours"},{"name":"order","kind":"scalar","type":"Int"},{"name":"tent","kind":"object","type":"Tent","relationName":"BranchToTent"},{"name":"orders","kind":"object","type":"Order","relationName":"BranchToOrder"}],"dbName":"branches","schema":null},"OldSubdomain":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"OldSubdomainToTent"}],"dbName":"old_subdomains","schema":null},"CustomDomain":{"fields":[{"name":"tentId","kind":"scalar","type":"Int","dbName":"tent_id"},{"name":"domain","kind":"scalar","type":"String"},{"name":"txtValue","kind":"scalar","type":"String","dbName":"txt_value"},{"name":"provedAt","kind":"scalar","type":"DateTime","dbName":"proved_at"},{"name":"lastCheckedAt","kind":"scalar","type":"DateTime","dbName":"last_checked_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tent","kind":"object","type":"Tent","relationName":"CustomDomainToTent"}],"dbName":"custom_domains","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","users","owner","country","tent","specialCatPhoto","noPhoto","specialCatOf","noPhotoOf","tentLogos","tentCovers","image","category","product","images","options","orders","_count","customer","branch","lines","order","actor","events","variant","orderLines","stockAlerts","variants","products","oldSlugs","categories","productImages","news","user","views","logo","cover","branches","oldSubdomains","domain","priceBatches","imports","customers","templates","link","days","links","visits","dailyStats","dailySources","dailyProducts","dailyLinks","searches","pdfs","viewAsUser","currentTent","sessions","tents","apiTokens","passwordResets","emailChanges","emailUndos","subscribers","subscriber","plan","subscription","reminders","subscriptions","newsViews","survey","orderEvents","viewAs","supportMessages","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","ApiToken.findUnique","ApiToken.findUniqueOrThrow","ApiToken.findFirst","ApiToken.findFirstOrThrow","ApiToken.findMany","ApiToken.createOne","ApiToken.createMany","ApiToken.createManyAndReturn","ApiToken.updateOne","ApiToken.updateMany","ApiToken.updateManyAndReturn","ApiToken.upsertOne","ApiToken.deleteOne","ApiToken.deleteMany","ApiToken.groupBy","ApiToken.aggregate","PasswordReset.findUnique","PasswordReset.findUniqueOrThrow","PasswordReset.findFirst","PasswordReset.findFirstOrThrow","PasswordReset.findMany","PasswordReset.createOne","PasswordReset.createMany","PasswordReset.createManyAndReturn","PasswordReset.updateOne","PasswordReset.updateMany","PasswordReset.updateManyAndReturn","PasswordReset.upsertOne","PasswordReset.deleteOne","PasswordReset.deleteMany","PasswordReset.groupBy","PasswordReset.aggregate","EmailChange.findUnique","EmailChange.findUniqueOrThrow","EmailChange.findFirst","EmailChange.findFirstOrThrow","EmailChange.findMany","EmailChange.createOne","EmailChange.createMany","EmailChange.createManyAndReturn","EmailChange.updateOne","EmailChange.updateMany","EmailChange.updateManyAndReturn","EmailChange.upsertOne","EmailChange.deleteOne","EmailChange.deleteMany","EmailChange.groupBy","EmailChange.aggregate","EmailUndo.findUnique","EmailUndo.findUniqueOrThrow","EmailUndo.findFirst","EmailUndo.findFirstOrThrow","EmailUndo.findMany","EmailUndo.createOne","EmailUndo.createMany","EmailUndo.createManyAndReturn","EmailUndo.updateOne","EmailUndo.updateMany","EmailUndo.updateManyAndReturn","EmailUndo.upsertOne","EmailUndo.deleteOne","EmailUndo.deleteMany","EmailUndo.groupBy","EmailUndo.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","Plan.findUnique","Plan.findUniqueOrThrow","Plan.findFirst","Plan.findFirstOrThrow","Plan.findMany","Plan.createOne","Plan.createMany","Plan.createManyAndReturn","Plan.updateOne","Plan.updateMany","Plan.updateManyAndReturn","Plan.upsertOne","Plan.deleteOne","Plan.deleteMany","Plan.groupBy","Plan.aggregate","Subscriber.findUnique","Subscriber.findUniqueOrThrow","Subscriber.findFirst","Subscriber.findFirstOrThrow","Subscriber.findMany","Subscriber.createOne","Subscriber.createMany","Subscriber.createManyAndReturn","Subscriber.updateOne","Subscriber.updateMany","Subscriber.updateManyAndReturn","Subscriber.upsertOne","Subscriber.deleteOne","Subscriber.deleteMany","Subscriber.groupBy","Subscriber.aggregate","Subscription.findUnique","Subscription.findUniqueOrThrow","Subscription.findFirst","Subscription.findFirstOrThrow","Subscription.findMany","Subscription.createOne","Subscription.createMany","Subscription.createManyAndReturn","Subscription.updateOne","Subscription.updateMany","Subscription.updateManyAndReturn","Subscription.upsertOne","Subscription.deleteOne","Subscription.deleteMany","Subscription.groupBy","Subscription.aggregate","ChargeReminder.findUnique","ChargeReminder.findUniqueOrThrow","ChargeReminder.findFirst","ChargeReminder.findFirstOrThrow","ChargeReminder.findMany","ChargeReminder.createOne","ChargeReminder.createMany","ChargeReminder.createManyAndReturn","ChargeReminder.updateOne","ChargeReminder.updateMany","ChargeReminder.updateManyAndReturn","ChargeReminder.upsertOne","ChargeReminder.deleteOne","ChargeReminder.deleteMany","ChargeReminder.groupBy","ChargeReminder.aggregate","UnownedSubscription.findUnique","UnownedSubscription.findUniqueOrThrow","UnownedSubscription.findFirst","UnownedSubscription.findFirstOrThrow","UnownedSubscription.findMany","UnownedSubscription.createOne","UnownedSubscription.createMany","UnownedSubscription.createManyAndReturn","UnownedSubscription.updateOne","UnownedSubscription.updateMany","UnownedSubscription.updateManyAndReturn","UnownedSubscription.upsertOne","UnownedSubscription.deleteOne","UnownedSubscription.deleteMany","UnownedSubscription.groupBy","UnownedSubscription.aggregate","BillingPayment.findUnique","BillingPayment.findUniqueOrThrow","BillingPayment.findFirst","BillingPayment.findFirstOrThrow","BillingPayment.findMany","BillingPayment.createOne","BillingPayment.createMany","BillingPayment.createManyAndReturn","BillingPayment.updateOne","BillingPayment.updateMany","BillingPayment.updateManyAndReturn","BillingPayment.upsertOne","BillingPayment.deleteOne","BillingPayment.deleteMany","BillingPayment.groupBy","BillingPayment.aggregate","WebhookEvent.findUnique","WebhookEvent.findUniqueOrThrow","WebhookEvent.findFirst","WebhookEvent.findFirstOrThrow","WebhookEvent.findMany","WebhookEvent.createOne","WebhookEvent.createMany","WebhookEvent.createManyAndReturn","WebhookEvent.updateOne","WebhookEvent.updateMany","WebhookEvent.updateManyAndReturn","WebhookEvent.upsertOne","WebhookEvent.deleteOne","WebhookEvent.deleteMany","WebhookEvent.groupBy","WebhookEvent.aggregate","PendingCancellation.findUnique","PendingCancellation.findUniqueOrThrow","PendingCancellation.findFirst","PendingCancellation.findFirstOrThrow","PendingCancellation.findMany","PendingCancellation.createOne","PendingCancellation.createMany","PendingCancellation.createManyAndReturn","PendingCancellation.updateOne","PendingCancellation.updateMany","PendingCancellation.updateManyAndReturn","PendingCancellation.upsertOne","PendingCancellation.deleteOne","PendingCancellation.deleteMany","PendingCancellation.groupBy","PendingCancellation.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","OldCategorySlug.findUnique","OldCategorySlug.findUniqueOrThrow","OldCategorySlug.findFirst","OldCategorySlug.findFirstOrThrow","OldCategorySlug.findMany","OldCategorySlug.createOne","OldCategorySlug.createMany","OldCategorySlug.createManyAndReturn","OldCategorySlug.updateOne","OldCategorySlug.updateMany","OldCategorySlug.updateManyAndReturn","OldCategorySlug.upsertOne","OldCategorySlug.deleteOne","OldCategorySlug.deleteMany","OldCategorySlug.groupBy","OldCategorySlug.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","ProductImage.findUnique","ProductImage.findUniqueOrThrow","ProductImage.findFirst","ProductImage.findFirstOrThrow","ProductImage.findMany","ProductImage.createOne","ProductImage.createMany","ProductImage.createManyAndReturn","ProductImage.updateOne","ProductImage.updateMany","ProductImage.updateManyAndReturn","ProductImage.upsertOne","ProductImage.deleteOne","ProductImage.deleteMany","ProductImage.groupBy","ProductImage.aggregate","ProductOption.findUnique","ProductOption.findUniqueOrThrow","ProductOption.findFirst","ProductOption.findFirstOrThrow","ProductOption.findMany","ProductOption.createOne","ProductOption.createMany","ProductOption.createManyAndReturn","ProductOption.updateOne","ProductOption.updateMany","ProductOption.updateManyAndReturn","ProductOption.upsertOne","ProductOption.deleteOne","ProductOption.deleteMany","ProductOption.groupBy","ProductOption.aggregate","Variant.findUnique","Variant.findUniqueOrThrow","Variant.findFirst","Variant.findFirstOrThrow","Variant.findMany","Variant.createOne","Variant.createMany","Variant.createManyAndReturn","Variant.updateOne","Variant.updateMany","Variant.updateManyAndReturn","Variant.upsertOne","Variant.deleteOne","Variant.deleteMany","Variant.groupBy","Variant.aggregate","StockAlert.findUnique","StockAlert.findUniqueOrThrow","StockAlert.findFirst","StockAlert.findFirstOrThrow","StockAlert.findMany","StockAlert.createOne","StockAlert.createMany","StockAlert.createManyAndReturn","StockAlert.updateOne","StockAlert.updateMany","StockAlert.updateManyAndReturn","StockAlert.upsertOne","StockAlert.deleteOne","StockAlert.deleteMany","StockAlert.groupBy","StockAlert.aggregate","PriceBatch.findUnique","PriceBatch.findUniqueOrThrow","PriceBatch.findFirst","PriceBatch.findFirstOrThrow","PriceBatch.findMany","PriceBatch.createOne","PriceBatch.createMany","PriceBatch.createManyAndReturn","PriceBatch.updateOne","PriceBatch.updateMany","PriceBatch.updateManyAndReturn","PriceBatch.upsertOne","PriceBatch.deleteOne","PriceBatch.deleteMany","PriceBatch.groupBy","PriceBatch.aggregate","ProductImport.findUnique","ProductImport.findUniqueOrThrow","ProductImport.findFirst","ProductImport.findFirstOrThrow","ProductImport.findMany","ProductImport.createOne","ProductImport.createMany","ProductImport.createManyAndReturn","ProductImport.updateOne","ProductImport.updateMany","ProductImport.updateManyAndReturn","ProductImport.upsertOne","ProductImport.deleteOne","ProductImport.deleteMany","ProductImport.groupBy","ProductImport.aggregate","CataloguePdf.findUnique","CataloguePdf.findUniqueOrThrow","CataloguePdf.findFirst","CataloguePdf.findFirstOrThrow","CataloguePdf.findMany","CataloguePdf.createOne","CataloguePdf.createMany","CataloguePdf.createManyAndReturn","CataloguePdf.updateOne","CataloguePdf.updateMany","CataloguePdf.updateManyAndReturn","CataloguePdf.upsertOne","CataloguePdf.deleteOne","CataloguePdf.deleteMany","CataloguePdf.groupBy","CataloguePdf.aggregate","Customer.findUnique","Customer.findUniqueOrThrow","Customer.findFirst","Customer.findFirstOrThrow","Customer.findMany","Customer.createOne","Customer.createMany","Customer.createManyAndReturn","Customer.updateOne","Customer.updateMany","Customer.updateManyAndReturn","Customer.upsertOne","Customer.deleteOne","Customer.deleteMany","Customer.groupBy","Customer.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderLine.findUnique","OrderLine.findUniqueOrThrow","OrderLine.findFirst","OrderLine.findFirstOrThrow","OrderLine.findMany","OrderLine.createOne","OrderLine.createMany","OrderLine.createManyAndReturn","OrderLine.updateOne","OrderLine.updateMany","OrderLine.updateManyAndReturn","OrderLine.upsertOne","OrderLine.deleteOne","OrderLine.deleteMany","OrderLine.groupBy","OrderLine.aggregate","OrderEvent.findUnique","OrderEvent.findUniqueOrThrow","OrderEvent.findFirst","OrderEvent.findFirstOrThrow","OrderEvent.findMany","OrderEvent.createOne","OrderEvent.createMany","OrderEvent.createManyAndReturn","OrderEvent.updateOne","OrderEvent.updateMany","OrderEvent.updateManyAndReturn","OrderEvent.upsertOne","OrderEvent.deleteOne","OrderEvent.deleteMany","OrderEvent.groupBy","OrderEvent.aggregate","OrderTemplate.findUnique","OrderTemplate.findUniqueOrThrow","OrderTemplate.findFirst","OrderTemplate.findFirstOrThrow","OrderTemplate.findMany","OrderTemplate.createOne","OrderTemplate.createMany","OrderTemplate.createManyAndReturn","OrderTemplate.updateOne","OrderTemplate.updateMany","OrderTemplate.updateManyAndReturn","OrderTemplate.upsertOne","OrderTemplate.deleteOne","OrderTemplate.deleteMany","OrderTemplate.groupBy","OrderTemplate.aggregate","Link.findUnique","Link.findUniqueOrThrow","Link.findFirst","Link.findFirstOrThrow","Link.findMany","Link.createOne","Link.createMany","Link.createManyAndReturn","Link.updateOne","Link.updateMany","Link.updateManyAndReturn","Link.upsertOne","Link.deleteOne","Link.deleteMany","Link.groupBy","Link.aggregate","News.findUnique","News.findUniqueOrThrow","News.findFirst","News.findFirstOrThrow","News.findMany","News.createOne","News.createMany","News.createManyAndReturn","News.updateOne","News.updateMany","News.updateManyAndReturn","News.upsertOne","News.deleteOne","News.deleteMany","News.groupBy","News.aggregate","NewsView.findUnique","NewsView.findUniqueOrThrow","NewsView.findFirst","NewsView.findFirstOrThrow","NewsView.findMany","NewsView.createOne","NewsView.createMany","NewsView.createManyAndReturn","NewsView.updateOne","NewsView.updateMany","NewsView.updateManyAndReturn","NewsView.upsertOne","NewsView.deleteOne","NewsView.deleteMany","NewsView.groupBy","NewsView.aggregate","Survey.findUnique","Survey.findUniqueOrThrow","Survey.findFirst","Survey.findFirstOrThrow","Survey.findMany","Survey.createOne","Survey.createMany","Survey.createManyAndReturn","Survey.updateOne","Survey.updateMany","Survey.updateManyAndReturn","Survey.upsertOne","Survey.deleteOne","Survey.deleteMany","Survey.groupBy","Survey.aggregate","SupportMessage.findUnique","SupportMessage.findUniqueOrThrow","SupportMessage.findFirst","SupportMessage.findFirstOrThrow","SupportMessage.findMany","SupportMessage.createOne","SupportMessage.createMany","SupportMessage.createManyAndReturn","SupportMessage.updateOne","SupportMessage.updateMany","SupportMessage.updateManyAndReturn","SupportMessage.upsertOne","SupportMessage.deleteOne","SupportMessage.deleteMany","SupportMessage.groupBy","SupportMessage.aggregate","Configuration.findUnique","Configuration.findUniqueOrThrow","Configuration.findFirst","Configuration.findFirstOrThrow","Configuration.findMany","Configuration.createOne","Configuration.createMany","Configuration.createManyAndReturn","Configuration.updateOne","Configuration.updateMany","Configuration.updateManyAndReturn","Configuration.upsertOne","Configuration.deleteOne","Configuration.deleteMany","Configuration.groupBy","Configuration.aggregate","ErrorLog.findUnique","ErrorLog.findUniqueOrThrow","ErrorLog.findFirst","ErrorLog.findFirstOrThrow","ErrorLog.findMany","ErrorLog.createOne","ErrorLog.createMany","ErrorLog.createManyAndReturn","ErrorLog.updateOne","ErrorLog.updateMany","ErrorLog.updateManyAndReturn","ErrorLog.upsertOne","ErrorLog.deleteOne","ErrorLog.deleteMany","ErrorLog.groupBy","ErrorLog.aggregate","StoredFile.findUnique","StoredFile.findUniqueOrThrow","StoredFile.findFirst","StoredFile.findFirstOrThrow","StoredFile.findMany","StoredFile.createOne","StoredFile.createMany","StoredFile.createManyAndReturn","StoredFile.updateOne","StoredFile.updateMany","StoredFile.updateManyAndReturn","StoredFile.upsertOne","StoredFile.deleteOne","StoredFile.deleteMany","StoredFile.groupBy","StoredFile.aggregate","HealthCheck.findUnique","HealthCheck.findUniqueOrThrow","HealthCheck.findFirst","HealthCheck.findFirstOrThrow","HealthCheck.findMany","HealthCheck.createOne","HealthCheck.createMany","HealthCheck.createManyAndReturn","HealthCheck.updateOne","HealthCheck.updateMany","HealthCheck.updateManyAndReturn","HealthCheck.upsertOne","HealthCheck.deleteOne","HealthCheck.deleteMany","HealthCheck.groupBy","HealthCheck.aggregate","Visit.findUnique","Visit.findUniqueOrThrow","Visit.findFirst","Visit.findFirstOrThrow","Visit.findMany","Visit.createOne","Visit.createMany","Visit.createManyAndReturn","Visit.updateOne","Visit.updateMany","Visit.updateManyAndReturn","Visit.upsertOne","Visit.deleteOne","Visit.deleteMany","Visit.groupBy","Visit.aggregate","VisitRollup.findUnique","VisitRollup.findUniqueOrThrow","VisitRollup.findFirst","VisitRollup.findFirstOrThrow","VisitRollup.findMany","VisitRollup.createOne","VisitRollup.createMany","VisitRollup.createManyAndReturn","VisitRollup.updateOne","VisitRollup.updateMany","VisitRollup.updateManyAndReturn","VisitRollup.upsertOne","VisitRollup.deleteOne","VisitRollup.deleteMany","VisitRollup.groupBy","VisitRollup.aggregate","DailyStats.findUnique","DailyStats.findUniqueOrThrow","DailyStats.findFirst","DailyStats.findFirstOrThrow","DailyStats.findMany","DailyStats.createOne","DailyStats.createMany","DailyStats.createManyAndReturn","DailyStats.updateOne","DailyStats.updateMany","DailyStats.updateManyAndReturn","DailyStats.upsertOne","DailyStats.deleteOne","DailyStats.deleteMany","DailyStats.groupBy","DailyStats.aggregate","DailySource.findUnique","DailySource.findUniqueOrThrow","DailySource.findFirst","DailySource.findFirstOrThrow","DailySource.findMany","DailySource.createOne","DailySource.createMany","DailySource.createManyAndReturn","DailySource.updateOne","DailySource.updateMany","DailySource.updateManyAndReturn","DailySource.upsertOne","DailySource.deleteOne","DailySource.deleteMany","DailySource.groupBy","DailySource.aggregate","DailyProduct.findUnique","DailyProduct.findUniqueOrThrow","DailyProduct.findFirst","DailyProduct.findFirstOrThrow","DailyProduct.findMany","DailyProduct.createOne","DailyProduct.createMany","DailyProduct.createManyAndReturn","DailyProduct.updateOne","DailyProduct.updateMany","DailyProduct.updateManyAndReturn","DailyProduct.upsertOne","DailyProduct.deleteOne","DailyProduct.deleteMany","DailyProduct.groupBy","DailyProduct.aggregate","DailyLink.findUnique","DailyLink.findUniqueOrThrow","DailyLink.findFirst","DailyLink.findFirstOrThrow","DailyLink.findMany","DailyLink.createOne","DailyLink.createMany","DailyLink.createManyAndReturn","DailyLink.updateOne","DailyLink.updateMany","DailyLink.updateManyAndReturn","DailyLink.upsertOne","DailyLink.deleteOne","DailyLink.deleteMany","DailyLink.groupBy","DailyLink.aggregate","DailySearch.findUnique","DailySearch.findUniqueOrThrow","DailySearch.findFirst","DailySearch.findFirstOrThrow","DailySearch.findMany","DailySearch.createOne","DailySearch.createMany","DailySearch.createManyAndReturn","DailySearch.updateOne","DailySearch.updateMany","DailySearch.updateManyAndReturn","DailySearch.upsertOne","DailySearch.deleteOne","DailySearch.deleteMany","DailySearch.groupBy","DailySearch.aggregate","Country.findUnique","Country.findUniqueOrThrow","Country.findFirst","Country.findFirstOrThrow","Country.findMany","Country.createOne","Country.createMany","Country.createManyAndReturn","Country.updateOne","Country.updateMany","Country.updateManyAndReturn","Country.upsertOne","Country.deleteOne","Country.deleteMany","Country.groupBy","Country.aggregate","Tent.findUnique","Tent.findUniqueOrThrow","Tent.findFirst","Tent.findFirstOrThrow","Tent.findMany","Tent.createOne","Tent.createMany","Tent.createManyAndReturn","Tent.updateOne","Tent.updateMany","Tent.updateManyAndReturn","Tent.upsertOne","Tent.deleteOne","Tent.deleteMany","Tent.groupBy","Tent.aggregate","Branch.findUnique","Branch.findUniqueOrThrow","Branch.findFirst","Branch.findFirstOrThrow","Branch.findMany","Branch.createOne","Branch.createMany","Branch.createManyAndReturn","Branch.updateOne","Branch.updateMany","Branch.updateManyAndReturn","Branch.upsertOne","Branch.deleteOne","Branch.deleteMany","Branch.groupBy","Branch.aggregate","OldSubdomain.findUnique","OldSubdomain.findUniqueOrThrow","OldSubdomain.findFirst","OldSubdomain.findFirstOrThrow","OldSubdomain.findMany","OldSubdomain.createOne","OldSubdomain.createMany","OldSubdomain.createManyAndReturn","OldSubdomain.updateOne","OldSubdomain.updateMany","OldSubdomain.updateManyAndReturn","OldSubdomain.upsertOne","OldSubdomain.deleteOne","OldSubdomain.deleteMany","OldSubdomain.groupBy","OldSubdomain.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AND","OR","NOT","tentId","txtValue","provedAt","lastCheckedAt","failingSince","createdAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","tentId_domain","subdomain","givenUpAt","id","name","mapsUrl","address","atencion","telefono","whatsappArea","whatsapp","whatsappLandline","text","openingHours","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","ownerId","tagline","description","slug","logoId","coverId","countryId","styleId","suspended","suspendedAt","closedByTeam","closedByPlan","closedReason","instagram","facebook","firstCustomColor","secondCustomColor","bgCustomColor","textCustomColor","minimumPurchase","notice","deliveryEnabled","deliveryCost","deliveryText","deliveryZones","freeDeliveryFrom","pickupEnabled","pickupText","cashDiscount","paymentText","paymentAlias","paymentCbu","paymentHolder","installmentsText","showSoldOut","orderText","holidayFrom","holidayUntil","holidayText","legalName","cuit","dataFiscalUrl","regretButton","netPrices","ga4Id","pixelId","linktreeText","version","lastOrderNumber","updatedAt","codNumber","currency","symbol","wording","timeZone","every","some","none","day","term","times","results","linkId","clicks","productId","cartAdds","source","productViews","whatsappOpens","lastId","at","VisitKind","kind","checkedAt","key","size","storedAt","hash","path","message","requestId","count","firstAt","lastAt","toldAt","toldCount","fburl","fbname","instaurl","instaname","appname","colorFirst","colorSecond","colorThird","colorBg","specialCatUrl","specialCatName","specialCatDescription","specialCatImage","specialCatPhotoId","noPhotoId","specialCatPaused","headerMessage","paymentBanner","userId","sells","sellsWhere","heardOf","comment","newsId","viewedAt","title","imageId","url","code","paused","orderId","actorId","variantId","variantName","sku","imageHash","Unit","unit","price","quantity","total","note","position","number","clientKey","token","OrderSource","OrderStatus","status","PaymentStatus","paymentStatus","DeliveryStatus","deliveryStatus","DeliveryMethod","deliveryMethod","PaymentMethod","paymentMethod","customerId","customerName","customerPhone","deliveryZone","branchId","branchName","merchantNote","courier","trackingNumber","subtotal","discount","hasUnpriced","suspected","mailDue","stockTaken","seenAt","whatsappOpenedAt","phone","WorkStatus","scope","done","file","error","endedAt","fileName","columns","rows","created","updated","same","problems","startedAt","closedAt","request","changed","changes","undoneAt","restored","choice","answeredAt","values","stock","has","hasEvery","hasSome","categoryId","previousPrice","offer","step","minQuantity","searchText","restockedAt","deletedAt","width","height","bytes","placeholder","PaymentProvider","provider","externalId","reference","email","CancellationReason","reason","unapproved","attempts","lastTriedAt","lastError","refusedSince","reportedAt","provider_externalId","topic","headers","body","verified","handledAt","receivedAt","subscriberId","subscriptionId","planName","BillingPaymentStatus","amount","detail","paidAt","chargedAt","planRef","payerEmail","openedAt","lastPaymentAt","nextPaymentAt","foundAt","dueOn","remindedAt","planId","chargedPlanId","changesAt","paidPlanId","pricedSince","changedAt","paidUntil","SubscriptionStatus","nextPlanId","nextPlanRef","nextAmount","changeAskedAt","requestKey","checkoutUrl","startsAt","linkSession","failedPayments","activatedAt","cancelledAt","cancelRequestedAt","retryAt","endsAt","reconciledAt","freeUntil","paypalId","activeUntil","warnedAt","owesUpgrade","keptTentIds","interval","trial","limit","productLimit","visible","test","mpSubscriptionUrl","mpPlanId","paypalPlanId","returnUrl","points","expire","asUserId","action","target","tokenHash","expiresAt","usedAt","lastUsedAt","viewAsUserId","viewAsUntil","currentTentId","userAgent","lastSeenAt","Role","role","passwordHash","birthDate","onboardedAt","orderSound","surveyAfter","subscriptionId_dueOn","tentId_day_term","tentId_day_productId","tentId_day_source","tentId_day","tentId_day_linkId","tentId_code","tentId_phone","tentId_clientKey","newsId_userId","tentId_slug","tentId_number","productId_values","productId_position","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "mRuiBNAGHwUAAM8NACAqAAD_DQAgOgAAig4AIDsAAJIMACA8AACNDgAgPQAAjg4AID4AAI8OACA_AACQDgAgQQAAkQ4AIEYAANANACBHAACSDgAgSAAA5Q0AIEkAAIoOACBKAACTDgAgowcAAIsOADCkBwAABQAQpQcAAIsOADCrB0AA-gsAIboHAgAAAAG7BwEA-AsAIdEHAgDrDAAh_AdAAPoLACHrCAEAqgwAIZcJAQAAAAHZCSAA7QwAIe0JAACMDu0JIu4JAQD4CwAh7wlAAPkLACHwCUAA-QsAIfEJIADtDAAh8glAAPkLACEBAAAAAQAgDQMAAJEMACAiAACTDAAgOwAAkgwAIKMHAACQDAAwpAcAAAMAEKUHAACQDAAwugcCAJ4MACG7BwEA-AsAIf0HAQD4CwAh_gcBAPgLACH_BwEA-AsAIYAIAQD4CwAhgQgBAPgLACEBAAAAAwAgHwUAAM8NACAqAAD_DQAgOgAAig4AIDsAAJIMACA8AACNDgAgPQAAjg4AID4AAI8OACA_AACQDgAgQQAAkQ4AIEYAANANACBHAACSDgAgSAAA5Q0AIEkAAIoOACBKAACTDgAgowcAAIsOADCkBwAABQAQpQcAAIsOADCrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHRBwIA6wwAIfwHQAD6CwAh6wgBAKoMACGXCQEA-AsAIdkJIADtDAAh7QkAAIwO7Qki7gkBAPgLACHvCUAA-QsAIfAJQAD5CwAh8QkgAO0MACHyCUAA-QsAIRMFAAD4FwAgKgAAixgAIDoAAJYYACA7AACuFQAgPAAAlxgAID0AAJgYACA-AACZGAAgPwAAmhgAIEEAAO0XACBGAAD5FwAgRwAAmxgAIEgAAIEYACBJAACWGAAgSgAAnBgAINEHAACUDgAg6wgAAJQOACDvCQAAlA4AIPAJAACUDgAg8gkAAJQOACADAAAABQAgAQAABgAwAgAAAQAgVwQAAK8MACAFAAD6DQAgEAAA-w0AIBIAAMANACAcAADrDQAgHgAA9g0AIB8AAPcNACAgAADIDQAgJQAAzg0AICYAAM4NACAnAAD8DQAgKAAA_Q0AICkAAP4NACAqAAD_DQAgKwAAgA4AICwAAIEOACAtAACCDgAgMAAAgw4AIDEAAIQOACAyAACFDgAgMwAAhg4AIDQAAIcOACA1AAC8DQAgNgAAiA4AIDcAAIkOACA6AACKDgAgowcAAPkNADCkBwAACAAQpQcAAPkNADCrB0AA-gsAIbgHAQD4CwAhugcCAJ4MACG7BwEA-AsAIcAHAQCqDAAhwQcBAKoMACHCByAA7QwAIcQHAACPDQAgywcCAJ4MACHMBwEAqgwAIc0HAQCqDAAhzgcBAPgLACHPBwIA6wwAIdAHAgDrDAAh0QcCAJ4MACHSBwIAngwAIdMHIADtDAAh1AdAAPkLACHVByAA7QwAIdYHIADtDAAh1wcBAKoMACHYBwEAqgwAIdkHAQCqDAAh2gcBAKoMACHbBwEAqgwAIdwHAQCqDAAh3QcBAKoMACHeBxAA_gwAId8HAQCqDAAh4AcgAO0MACHhBxAA_gwAIeIHAQCqDAAh4wcAAPIMACDkBxAA_gwAIeUHIADtDAAh5gcBAKoMACHnBwIAngwAIegHAQCqDAAh6QcBAKoMACHqBwEAqgwAIesHAQCqDAAh7AcBAKoMACHtByAA7QwAIe4HAQCqDAAh7wdAAPkLACHwB0AA-QsAIfEHAQCqDAAh8gcBAKoMACHzBwEAqgwAIfQHAQCqDAAh9QcgAO0MACH2ByAA7QwAIfcHAQCqDAAh-AcBAKoMACH5BwEAqgwAIfoHAgCeDAAh-wcCAJ4MACH8B0AA-gsAIT4EAAD_FQAgBQAA-BcAIBAAAIcYACASAADyFwAgHAAAghgAIB4AAIUYACAfAACGGAAgIAAA9BcAICUAAPcXACAmAAD3FwAgJwAAiBgAICgAAIkYACApAACKGAAgKgAAixgAICsAAIwYACAsAACNGAAgLQAAjhgAIDAAAI8YACAxAACQGAAgMgAAkRgAIDMAAJIYACA0AACTGAAgNQAA8RcAIDYAAJQYACA3AACVGAAgOgAAlhgAIMAHAACUDgAgwQcAAJQOACDEBwAAlA4AIMwHAACUDgAgzQcAAJQOACDPBwAAlA4AINAHAACUDgAg1AcAAJQOACDXBwAAlA4AINgHAACUDgAg2QcAAJQOACDaBwAAlA4AINsHAACUDgAg3AcAAJQOACDdBwAAlA4AIN4HAACUDgAg3wcAAJQOACDhBwAAlA4AIOIHAACUDgAg5AcAAJQOACDmBwAAlA4AIOgHAACUDgAg6QcAAJQOACDqBwAAlA4AIOsHAACUDgAg7AcAAJQOACDuBwAAlA4AIO8HAACUDgAg8AcAAJQOACDxBwAAlA4AIPIHAACUDgAg8wcAAJQOACD0BwAAlA4AIPcHAACUDgAg-AcAAJQOACD5BwAAlA4AIFcEAACvDAAgBQAA-g0AIBAAAPsNACASAADADQAgHAAA6w0AIB4AAPYNACAfAAD3DQAgIAAAyA0AICUAAM4NACAmAADODQAgJwAA_A0AICgAAP0NACApAAD-DQAgKgAA_w0AICsAAIAOACAsAACBDgAgLQAAgg4AIDAAAIMOACAxAACEDgAgMgAAhQ4AIDMAAIYOACA0AACHDgAgNQAAvA0AIDYAAIgOACA3AACJDgAgOgAAig4AIKMHAAD5DQAwpAcAAAgAEKUHAAD5DQAwqwdAAPoLACG4BwEAAAABugcCAAAAAbsHAQD4CwAhwAcBAKoMACHBBwEAqgwAIcIHIADtDAAhxAcAAI8NACDLBwIAngwAIcwHAQCqDAAhzQcBAKoMACHOBwEAAAABzwcCAOsMACHQBwIA6wwAIdEHAgCeDAAh0gcCAJ4MACHTByAA7QwAIdQHQAD5CwAh1QcgAO0MACHWByAA7QwAIdcHAQCqDAAh2AcBAKoMACHZBwEAqgwAIdoHAQCqDAAh2wcBAKoMACHcBwEAqgwAId0HAQCqDAAh3gcQAP4MACHfBwEAqgwAIeAHIADtDAAh4QcQAP4MACHiBwEAqgwAIeMHAADyDAAg5AcQAP4MACHlByAA7QwAIeYHAQCqDAAh5wcCAJ4MACHoBwEAqgwAIekHAQCqDAAh6gcBAKoMACHrBwEAqgwAIewHAQCqDAAh7QcgAO0MACHuBwEAqgwAIe8HQAD5CwAh8AdAAPkLACHxBwEAqgwAIfIHAQCqDAAh8wcBAKoMACH0BwEAqgwAIfUHIADtDAAh9gcgAO0MACH3BwEAqgwAIfgHAQCqDAAh-QcBAKoMACH6BwIAngwAIfsHAgCeDAAh_AdAAPoLACEDAAAACAAgAQAACQAwAgAACgAgEwYAAKoNACAJAADHDQAgCgAAxw0AIAsAAJIMACAMAACSDAAgIAAAyA0AICEAAMkNACAiAACTDAAgowcAAMYNADCkBwAADAAQpQcAAMYNADCmBwIA6wwAIasHQAD6CwAhugcCAJ4MACGYCAEA-AsAIY8JAgCeDAAhkAkCAJ4MACGRCQIAngwAIZIJAQD4CwAhAQAAAAwAIAEAAAAIACAcBwAAzg0AIAgAAM4NACAlAQCqDAAhowcAAPgNADCkBwAADwAQpQcAAPgNADC6BwIAngwAIcEHAQCqDAAh-gcCAJ4MACH8B0AA-gsAIaEIAQCqDAAhoggBAKoMACGjCAEAqgwAIaQIAQCqDAAhpQgBAPgLACGmCAEA-AsAIacIAQD4CwAhqAgBAKoMACGpCAEAqgwAIaoIAQD4CwAhqwgBAPgLACGsCAEAqgwAIa0IAQCqDAAhrggCAOsMACGvCAIA6wwAIbAIIADtDAAhsQgBAKoMACGyCCAA7QwAIQ8HAAD3FwAgCAAA9xcAICUAAJQOACDBBwAAlA4AIKEIAACUDgAgoggAAJQOACCjCAAAlA4AIKQIAACUDgAgqAgAAJQOACCpCAAAlA4AIKwIAACUDgAgrQgAAJQOACCuCAAAlA4AIK8IAACUDgAgsQgAAJQOACAcBwAAzg0AIAgAAM4NACAlAQCqDAAhowcAAPgNADCkBwAADwAQpQcAAPgNADC6BwIAAAABwQcBAKoMACH6BwIAngwAIfwHQAD6CwAhoQgBAKoMACGiCAEAqgwAIaMIAQCqDAAhpAgBAKoMACGlCAEA-AsAIaYIAQD4CwAhpwgBAPgLACGoCAEAqgwAIakIAQCqDAAhqggBAPgLACGrCAEA-AsAIawIAQCqDAAhrQgBAKoMACGuCAIA6wwAIa8IAgDrDAAhsAggAO0MACGxCAEAqgwAIbIIIADtDAAhAwAAAA8AIAEAABAAMAIAABEAIAEAAAAMACABAAAADAAgAwAAAA8AIAEAABAAMAIAABEAIAMAAAAIACABAAAJADACAAAKACADAAAACAAgAQAACQAwAgAACgAgEAYAAPsLACANAADODQAgFwIAngwAIR4AAPYNACAfAAD3DQAgowcAAPUNADCkBwAAGAAQpQcAAPUNADCmBwIAngwAIasHQAD6CwAhugcCAJ4MACG7BwEA-AsAIc4HAQD4CwAh_AdAAPoLACG7CAIA6wwAIb4IIADtDAAhBQYAAKAOACANAAD3FwAgHgAAhRgAIB8AAIYYACC7CAAAlA4AIBEGAAD7CwAgDQAAzg0AIBcCAJ4MACEeAAD2DQAgHwAA9w0AIKMHAAD1DQAwpAcAABgAEKUHAAD1DQAwpgcCAJ4MACGrB0AA-gsAIboHAgAAAAG7BwEA-AsAIc4HAQD4CwAh_AdAAPoLACG7CAIA6wwAIb4IIADtDAAh_QkAAPQNACADAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAwAIB4GAAD7CwAgDgAA8Q0AIBAAAMkNACARAADyDQAgFwIAngwAIRsAAOQNACAcAADrDQAgHQAA8w0AIKMHAADwDQAwpAcAAB0AEKUHAADwDQAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHNBwEA-AsAIfwHQAD6CwAhvgggAO0MACHDCAEAqgwAIcYIAADnDcYIIscIEAD-DAAhgwkQAP4MACGHCQIA6wwAIYgJEAD-DAAhiQkgAO0MACGKCRAA-gwAIYsJEAD6DAAhjAkBAPgLACGNCUAA-QsAIY4JQAD5CwAhDgYAAKAOACAOAAD6FwAgEAAA9RcAIBEAAIMYACAbAACAGAAgHAAAghgAIB0AAIQYACDDCAAAlA4AIMcIAACUDgAggwkAAJQOACCHCQAAlA4AIIgJAACUDgAgjQkAAJQOACCOCQAAlA4AIB4GAAD7CwAgDgAA8Q0AIBAAAMkNACARAADyDQAgFwIAngwAIRsAAOQNACAcAADrDQAgHQAA8w0AIKMHAADwDQAwpAcAAB0AEKUHAADwDQAwpgcCAJ4MACGrB0AA-gsAIboHAgAAAAG7BwEA-AsAIc0HAQD4CwAh_AdAAPoLACG-CCAA7QwAIcMIAQCqDAAhxggAAOcNxggixwgQAP4MACGDCRAA_gwAIYcJAgDrDAAhiAkQAP4MACGJCSAA7QwAIYoJEAD6DAAhiwkQAPoMACGMCQEA-AsAIY0JQAD5CwAhjglAAPkLACEDAAAAHQAgAQAAHgAwAgAAHwAgAQAAABgAIAkNAADvDQAgDwAA1Q0AIBcCAJ4MACGjBwAA7g0AMKQHAAAiABClBwAA7g0AMLoHAgCeDAAhiwgCAJ4MACG7CAIAngwAIQINAAD3FwAgDwAA-xcAIAkNAADvDQAgDwAA1Q0AIBcCAJ4MACGjBwAA7g0AMKQHAAAiABClBwAA7g0AMLoHAgAAAAGLCAIAngwAIbsIAgCeDAAhAwAAACIAIAEAACMAMAIAACQAIAkPAADVDQAgowcAAO0NADCkBwAAJgAQpQcAAO0NADC6BwIAngwAIbsHAQD4CwAhiwgCAJ4MACHLCAIAngwAIYIJAADaDAAgAQ8AAPsXACAKDwAA1Q0AIKMHAADtDQAwpAcAACYAEKUHAADtDQAwugcCAAAAAbsHAQD4CwAhiwgCAJ4MACHLCAIAngwAIYIJAADaDAAggAoAAOwNACADAAAAJgAgAQAAJwAwAgAAKAAgDg8AANUNACAbAADkDQAgHAAA6w0AIKMHAADqDQAwpAcAACoAEKUHAADqDQAwugcCAJ4MACGLCAIAngwAIb4IIADtDAAhwwgBAKoMACHHCBAA_gwAIcsIAgCeDAAhggkAANoMACCDCRAA_gwAIQYPAAD7FwAgGwAAgBgAIBwAAIIYACDDCAAAlA4AIMcIAACUDgAggwkAAJQOACAPDwAA1Q0AIBsAAOQNACAcAADrDQAgowcAAOoNADCkBwAAKgAQpQcAAOoNADC6BwIAAAABiwgCAJ4MACG-CCAA7QwAIcMIAQCqDAAhxwgQAP4MACHLCAIAngwAIYIJAADaDAAggwkQAP4MACH_CQAA6Q0AIAMAAAAqACABAAArADACAAAsACAUDwAA6A0AIBcAANgNACAaAADWDQAgowcAAOYNADCkBwAALgAQpQcAAOYNADC6BwIAngwAIbsHAQD4CwAhiwgCAOsMACG_CAIAngwAIcEIAgDrDAAhwggBAKoMACHDCAEAqgwAIcQIAQCqDAAhxggAAOcNxggixwgQAP4MACHICBAA-gwAIckIEAD-DAAhyggBAKoMACHLCAIAngwAIQsPAAD7FwAgFwAA_RcAIBoAAPwXACCLCAAAlA4AIMEIAACUDgAgwggAAJQOACDDCAAAlA4AIMQIAACUDgAgxwgAAJQOACDJCAAAlA4AIMoIAACUDgAgFA8AAOgNACAXAADYDQAgGgAA1g0AIKMHAADmDQAwpAcAAC4AEKUHAADmDQAwugcCAAAAAbsHAQD4CwAhiwgCAOsMACG_CAIAngwAIcEIAgDrDAAhwggBAKoMACHDCAEAqgwAIcQIAQCqDAAhxggAAOcNxggixwgQAP4MACHICBAA-gwAIckIEAD-DAAhyggBAKoMACHLCAIAngwAIQMAAAAuACABAAAvADACAAAwACALBgAA-wsAIBIAAMANACCjBwAAvw0AMKQHAAAyABClBwAAvw0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIbsHAQD4CwAhyggBAKoMACHrCAEAqgwAIQEAAAAyACArBgAA-wsAIBQAAOINACAVAADjDQAgFgAA5A0AIBkAAOUNACCjBwAA2w0AMKQHAAA0ABClBwAA2w0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIb0HAQCqDAAh4QcQAPoMACH8B0AA-gsAIf4HAQD4CwAhjQgAANwN0AgiyQgQAPoMACHKCAEAqgwAIcwIAgCeDAAhzQgBAPgLACHOCAEA-AsAIdEIAADdDdEIItMIAADeDdMIItUIAADfDdUIItcIAADgDdcIItkIAADhDdkII9oIAgDrDAAh2wgBAPgLACHcCAEAqgwAId0IAQCqDAAh3ggCAOsMACHfCAEAqgwAIeAIAQCqDAAh4QgBAKoMACHiCAEAqgwAIeMIEAD6DAAh5AgQAPoMACHlCCAA7QwAIeYIIADtDAAh5wggAO0MACHoCCAA7QwAIekIQAD5CwAh6ghAAPkLACESBgAAoA4AIBQAAP4XACAVAAD_FwAgFgAAgBgAIBkAAIEYACC9BwAAlA4AIMoIAACUDgAg2QgAAJQOACDaCAAAlA4AINwIAACUDgAg3QgAAJQOACDeCAAAlA4AIN8IAACUDgAg4AgAAJQOACDhCAAAlA4AIOIIAACUDgAg6QgAAJQOACDqCAAAlA4AIC0GAAD7CwAgFAAA4g0AIBUAAOMNACAWAADkDQAgGQAA5Q0AIKMHAADbDQAwpAcAADQAEKUHAADbDQAwpgcCAJ4MACGrB0AA-gsAIboHAgAAAAG9BwEAqgwAIeEHEAD6DAAh_AdAAPoLACH-BwEA-AsAIY0IAADcDdAIIskIEAD6DAAhyggBAKoMACHMCAIAngwAIc0IAQD4CwAhzggBAAAAAdEIAADdDdEIItMIAADeDdMIItUIAADfDdUIItcIAADgDdcIItkIAADhDdkII9oIAgDrDAAh2wgBAPgLACHcCAEAqgwAId0IAQCqDAAh3ggCAOsMACHfCAEAqgwAIeAIAQCqDAAh4QgBAKoMACHiCAEAqgwAIeMIEAD6DAAh5AgQAPoMACHlCCAA7QwAIeYIIADtDAAh5wggAO0MACHoCCAA7QwAIekIQAD5CwAh6ghAAPkLACH7CQAA2g0AIP4JAADZDQAgAwAAADQAIAEAADUAMAIAADYAIAEAAAA0ACASBgAA-wsAIBIAAMANACAXAgCeDAAhowcAAMUNADCkBwAAOQAQpQcAAMUNADCmBwIAngwAIboHAgCeDAAhuwcBAPgLACG8BwEAqgwAIb0HAQCqDAAhvgcBAKoMACG_BwEAqgwAIcAHAQCqDAAhwQcBAKoMACHCByAA7QwAIcMHAQCqDAAhxAcAAI8NACABAAAAOQAgAwAAADQAIAEAADUAMAIAADYAIAEAAAA0ACADAAAALgAgAQAALwAwAgAAMAAgCxcAANgNACAYAACpDQAgUAAAjw0AIKMHAADXDQAwpAcAAD4AEKUHAADXDQAwugcCAJ4MACGRCEAA-gsAIZMIAQD4CwAhvwgCAJ4MACHACAIA6wwAIQQXAAD9FwAgGAAA_xUAIFAAAJQOACDACAAAlA4AIAsXAADYDQAgGAAAqQ0AIFAAAI8NACCjBwAA1w0AMKQHAAA-ABClBwAA1w0AMLoHAgAAAAGRCEAA-gsAIZMIAQD4CwAhvwgCAJ4MACHACAIA6wwAIQMAAAA-ACABAAA_ADACAABAACABAAAABQAgAQAAAC4AIAEAAAA-ACABAAAAHQAgAQAAACoAIA4GAAD7CwAgDwAA1Q0AIBoAANYNACCjBwAA1A0AMKQHAABHABClBwAA1A0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIYsIAgCeDAAhwQgCAOsMACHrCAEA-AsAIYAJAQD4CwAhgQlAAPkLACEFBgAAoA4AIA8AAPsXACAaAAD8FwAgwQgAAJQOACCBCQAAlA4AIA4GAAD7CwAgDwAA1Q0AIBoAANYNACCjBwAA1A0AMKQHAABHABClBwAA1A0AMKYHAgCeDAAhqwdAAPoLACG6BwIAAAABiwgCAJ4MACHBCAIA6wwAIesIAQD4CwAhgAkBAPgLACGBCUAA-QsAIQMAAABHACABAABIADACAABJACABAAAAKgAgAQAAAC4AIAEAAABHACADAAAALgAgAQAALwAwAgAAMAAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAAAiACABAAAAJgAgAQAAACoAIAEAAAAuACABAAAARwAgCAYAAPsLACAOAADTDQAgowcAANINADCkBwAAVQAQpQcAANINADCmBwIAngwAIc4HAQD4CwAhhwkCAJ4MACECBgAAoA4AIA4AAPoXACAJBgAA-wsAIA4AANMNACCjBwAA0g0AMKQHAABVABClBwAA0g0AMKYHAgCeDAAhzgcBAPgLACGHCQIAngwAIf0JAADRDQAgAwAAAFUAIAEAAFYAMAIAAFcAIAEAAAAdACABAAAAVQAgAwAAACIAIAEAACMAMAIAACQAIA4FAADPDQAgDQAAzg0AICQAANANACCjBwAAzQ0AMKQHAABcABClBwAAzQ0AMKsHQAD6CwAhugcCAJ4MACHDBwEA-AsAIdEHAgDrDAAhswgCAOsMACG6CAEA-AsAIbsIAgDrDAAhvAgBAKoMACEHBQAA-BcAIA0AAPcXACAkAAD5FwAg0QcAAJQOACCzCAAAlA4AILsIAACUDgAgvAgAAJQOACAOBQAAzw0AIA0AAM4NACAkAADQDQAgowcAAM0NADCkBwAAXAAQpQcAAM0NADCrB0AA-gsAIboHAgAAAAHDBwEA-AsAIdEHAgDrDAAhswgCAOsMACG6CAEA-AsAIbsIAgDrDAAhvAgBAKoMACEDAAAAXAAgAQAAXQAwAgAAXgAgAQAAAAwAIAEAAAADACAIIgAAzA0AICMAAK8MACCjBwAAyw0AMKQHAABiABClBwAAyw0AMLMIAgCeDAAhuAgCAJ4MACG5CEAA-gsAIQIiAAD2FwAgIwAA_xUAIAkiAADMDQAgIwAArwwAIKMHAADLDQAwpAcAAGIAEKUHAADLDQAwswgCAJ4MACG4CAIAngwAIbkIQAD6CwAh_AkAAMoNACADAAAAYgAgAQAAYwAwAgAAZAAgAQAAAGIAIAEAAAAPACABAAAADwAgAQAAAAgAIAEAAAAIACABAAAAGAAgAQAAACIAIAEAAABcACABAAAADAAgCQYAAKAOACAJAADzFwAgCgAA8xcAIAsAAK4VACAMAACuFQAgIAAA9BcAICEAAPUXACAiAACvFQAgpgcAAJQOACATBgAAqg0AIAkAAMcNACAKAADHDQAgCwAAkgwAIAwAAJIMACAgAADIDQAgIQAAyQ0AICIAAJMMACCjBwAAxg0AMKQHAAAMABClBwAAxg0AMKYHAgDrDAAhqwdAAPoLACG6BwIAAAABmAgBAPgLACGPCQIAngwAIZAJAgCeDAAhkQkCAJ4MACGSCQEA-AsAIQMAAAAMACABAABvADACAABwACAKBgAAoA4AIBIAAPIXACC8BwAAlA4AIL0HAACUDgAgvgcAAJQOACC_BwAAlA4AIMAHAACUDgAgwQcAAJQOACDDBwAAlA4AIMQHAACUDgAgEgYAAPsLACASAADADQAgFwIAngwAIaMHAADFDQAwpAcAADkAEKUHAADFDQAwpgcCAJ4MACG6BwIAAAABuwcBAPgLACG8BwEAqgwAIb0HAQCqDAAhvgcBAKoMACG_BwEAqgwAIcAHAQCqDAAhwQcBAKoMACHCByAA7QwAIcMHAQCqDAAhxAcAAI8NACADAAAAOQAgAQAAcgAwAgAAcwAgBwYAAKoNACCjBwAAxA0AMKQHAAB1ABClBwAAxA0AMKYHAgDrDAAhuAcBAPgLACG5B0AA-gsAIQIGAACgDgAgpgcAAJQOACAHBgAAqg0AIKMHAADEDQAwpAcAAHUAEKUHAADEDQAwpgcCAOsMACG4BwEAAAABuQdAAPoLACEDAAAAdQAgAQAAdgAwAgAAdwAgAQAAAAgAIAsGAAD7CwAgKQEA-AsAIaMHAAD3CwAwpAcAAHoAEKUHAAD3CwAwpgcCAJ4MACGnBwEA-AsAIagHQAD5CwAhqQdAAPkLACGqB0AA-QsAIasHQAD6CwAhAQAAAHoAIAMAAAAYACABAAAZADACAAAaACADAAAAVQAgAQAAVgAwAgAAVwAgAwAAAB0AIAEAAB4AMAIAAB8AIA8GAAD7CwAgGAAAqQ0AIKMHAADDDQAwpAcAAH8AEKUHAADDDQAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhwAgCAOsMACHNCAEA6QwAIfsIAADyDAAg_AgCAJ4MACH9CAAA8gwAIP4IQAD5CwAh_wgCAOsMACEFBgAAoA4AIBgAAP8VACDACAAAlA4AIP4IAACUDgAg_wgAAJQOACAQBgAA-wsAIBgAAKkNACCjBwAAww0AMKQHAAB_ABClBwAAww0AMKYHAgCeDAAhqwdAAPoLACG6BwIAAAABwAgCAOsMACHNCAEA6QwAIfsIAADyDAAg_AgCAJ4MACH9CAAA8gwAIP4IQAD5CwAh_wgCAOsMACH7CQAAwg0AIAMAAAB_ACABAACAAQAwAgAAgQEAIAEAAAAFACAUBgAA-wsAIKMHAADBDQAwpAcAAIQBABClBwAAwQ0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIckIAgCeDAAh0QgAAKwN7Qgi7ggCAJ4MACHxCEAA-QsAIfIIAQD4CwAh8wgAAPIMACD0CAAA8gwAIPUIAgCeDAAh9ggCAJ4MACH3CAIAngwAIfgIAADyDAAg-QhAAPkLACH6CEAA-QsAIQQGAACgDgAg8QgAAJQOACD5CAAAlA4AIPoIAACUDgAgFAYAAPsLACCjBwAAwQ0AMKQHAACEAQAQpQcAAMENADCmBwIAngwAIasHQAD6CwAhugcCAAAAAckIAgCeDAAh0QgAAKwN7Qgi7ggCAJ4MACHxCEAA-QsAIfIIAQD4CwAh8wgAAPIMACD0CAAA8gwAIPUIAgCeDAAh9ggCAJ4MACH3CAIAngwAIfgIAADyDAAg-QhAAPkLACH6CEAA-QsAIQMAAACEAQAgAQAAhQEAMAIAAIYBACADAAAANAAgAQAANQAwAgAANgAgBAYAAKAOACASAADyFwAgyggAAJQOACDrCAAAlA4AIAwGAAD7CwAgEgAAwA0AIKMHAAC_DQAwpAcAADIAEKUHAAC_DQAwpgcCAJ4MACGrB0AA-gsAIboHAgAAAAG7BwEA-AsAIcoIAQCqDAAh6wgBAKoMACH6CQAAvg0AIAMAAAAyACABAACJAQAwAgAAigEAIAkGAAD7CwAgFwIAngwAIaMHAAC9DQAwpAcAAIwBABClBwAAvQ0AMKYHAgCeDAAhugcCAJ4MACG7BwEA-AsAIcMHAQD4CwAhAQYAAKAOACAJBgAA-wsAIBcCAJ4MACGjBwAAvQ0AMKQHAACMAQAQpQcAAL0NADCmBwIAngwAIboHAgAAAAG7BwEA-AsAIcMHAQD4CwAhAwAAAIwBACABAACNAQAwAgAAjgEAIAwGAAD7CwAgFwIAngwAIS8AALwNACCjBwAAuw0AMKQHAACQAQAQpQcAALsNADCmBwIAngwAIboHAgCeDAAhuwcBAPgLACG8CAEAqgwAIb0IAQCqDAAhvgggAO0MACEEBgAAoA4AIC8AAPEXACC8CAAAlA4AIL0IAACUDgAgDQYAAPsLACAXAgCeDAAhLwAAvA0AIKMHAAC7DQAwpAcAAJABABClBwAAuw0AMKYHAgCeDAAhugcCAAAAAbsHAQD4CwAhvAgBAKoMACG9CAEAqgwAIb4IIADtDAAh-QkAALoNACADAAAAkAEAIAEAAJEBADACAACSAQAgCQYAAPsLACAuAAC5DQAgowcAALgNADCkBwAAlAEAEKUHAAC4DQAwpgcCAJ4MACGFCEAA-gsAIYkIAgCeDAAhiggCAJ4MACECBgAAoA4AIC4AAPAXACAKBgAA-wsAIC4AALkNACCjBwAAuA0AMKQHAACUAQAQpQcAALgNADCmBwIAngwAIYUIQAD6CwAhiQgCAJ4MACGKCAIAngwAIfgJAAC3DQAgAwAAAJQBACABAACVAQAwAgAAlgEAIAEAAACUAQAgCgYAAPsLACCjBwAAtQ0AMKQHAACZAQAQpQcAALUNADCmBwIAngwAIboHBACfDAAhiwgCAOsMACGNCAEAqgwAIZEIQAD6CwAhkwgAALYNkwgiAwYAAKAOACCLCAAAlA4AII0IAACUDgAgCgYAAPsLACCjBwAAtQ0AMKQHAACZAQAQpQcAALUNADCmBwIAngwAIboHBAAAAAGLCAIA6wwAIY0IAQCqDAAhkQhAAPoLACGTCAAAtg2TCCIDAAAAmQEAIAEAAJoBADACAACbAQAgCwYAAPsLACAxAgCeDAAhOgIAngwAIaMHAAC0DQAwpAcAAJ0BABClBwAAtA0AMKYHAgCeDAAhhQhAAPoLACGMCAIAngwAIY4IAgCeDAAhjwgCAJ4MACEBBgAAoA4AIAwGAAD7CwAgMQIAngwAIToCAJ4MACGjBwAAtA0AMKQHAACdAQAQpQcAALQNADCmBwIAngwAIYUIQAD6CwAhjAgCAJ4MACGOCAIAngwAIY8IAgCeDAAh9wkAALMNACADAAAAnQEAIAEAAJ4BADACAACfAQAgCAYAAPsLACA6AgCeDAAhowcAALINADCkBwAAoQEAEKUHAACyDQAwpgcCAJ4MACGFCEAA-gsAIY0IAQD4CwAhAQYAAKAOACAJBgAA-wsAIDoCAJ4MACGjBwAAsg0AMKQHAAChAQAQpQcAALINADCmBwIAngwAIYUIQAD6CwAhjQgBAPgLACH2CQAAsQ0AIAMAAAChAQAgAQAAogEAMAIAAKMBACAJBgAA-wsAICQCAJ4MACGjBwAAsA0AMKQHAAClAQAQpQcAALANADCmBwIAngwAIYUIQAD6CwAhiwgCAJ4MACGMCAIAngwAIQEGAACgDgAgCgYAAPsLACAkAgCeDAAhowcAALANADCkBwAApQEAEKUHAACwDQAwpgcCAJ4MACGFCEAA-gsAIYsIAgCeDAAhjAgCAJ4MACH1CQAArw0AIAMAAAClAQAgAQAApgEAMAIAAKcBACADAAAARwAgAQAASAAwAgAASQAgAwAAAJQBACABAACVAQAwAgAAlgEAIAkGAAD7CwAgowcAAK4NADCkBwAAqwEAEKUHAACuDQAwpgcCAJ4MACGFCEAA-gsAIYYIAQD4CwAhhwgCAJ4MACGICAIAngwAIQEGAACgDgAgCgYAAPsLACCjBwAArg0AMKQHAACrAQAQpQcAAK4NADCmBwIAngwAIYUIQAD6CwAhhggBAPgLACGHCAIAngwAIYgIAgCeDAAh9AkAAK0NACADAAAAqwEAIAEAAKwBADACAACtAQAgDgYAAPsLACCjBwAAqw0AMKQHAACvAQAQpQcAAKsNADCmBwIAngwAIasHQAD6CwAhugcCAJ4MACHJCAIAngwAIdEIAACsDe0IIu0IAADyDAAg7ggCAJ4MACHvCAEAqgwAIfAIAQCqDAAh8QhAAPkLACEEBgAAoA4AIO8IAACUDgAg8AgAAJQOACDxCAAAlA4AIA4GAAD7CwAgowcAAKsNADCkBwAArwEAEKUHAACrDQAwpgcCAJ4MACGrB0AA-gsAIboHAgAAAAHJCAIAngwAIdEIAACsDe0IIu0IAADyDAAg7ggCAJ4MACHvCAEAqgwAIfAIAQCqDAAh8QhAAPkLACEDAAAArwEAIAEAALABADACAACxAQAgECMAAK8MACA4AACpDQAgOQAAqg0AIKMHAACoDQAwpAcAALMBABClBwAAqA0AMKsHQAD6CwAhugcBAPgLACG9BwEAqgwAIbMIAgCeDAAh5AlAAPoLACHnCQIA6wwAIegJQAD5CwAh6QkCAOsMACHqCQEAqgwAIesJQAD6CwAhCCMAAP8VACA4AAD_FQAgOQAAoA4AIL0HAACUDgAg5wkAAJQOACDoCQAAlA4AIOkJAACUDgAg6gkAAJQOACAQIwAArwwAIDgAAKkNACA5AACqDQAgowcAAKgNADCkBwAAswEAEKUHAACoDQAwqwdAAPoLACG6BwEAAAABvQcBAKoMACGzCAIAngwAIeQJQAD6CwAh5wkCAOsMACHoCUAA-QsAIekJAgDrDAAh6gkBAKoMACHrCUAA-gsAIQMAAACzAQAgAQAAtAEAMAIAALUBACABAAAABQAgAQAAAAgAIAEAAAAMACABAAAAOQAgAQAAAHUAIAEAAAAYACABAAAAVQAgAQAAAB0AIAEAAAB_ACABAAAAhAEAIAEAAAA0ACABAAAAMgAgAQAAAIwBACABAAAAkAEAIAEAAACZAQAgAQAAAJ0BACABAAAAoQEAIAEAAAClAQAgAQAAAEcAIAEAAACUAQAgAQAAAKsBACABAAAArwEAIAEAAACzAQAgAwAAAFwAIAEAAF0AMAIAAF4AIAEAAAAFACABAAAACAAgAQAAAFwAIAMAAACzAQAgAQAAtAEAMAIAALUBACALIwAArwwAIKMHAACnDQAwpAcAANMBABClBwAApw0AMKsHQAD6CwAhugcCAJ4MACG7BwEAqgwAIbMIAgCeDAAh4wkBAPgLACHkCUAA-gsAIeYJQAD5CwAhAyMAAP8VACC7BwAAlA4AIOYJAACUDgAgCyMAAK8MACCjBwAApw0AMKQHAADTAQAQpQcAAKcNADCrB0AA-gsAIboHAgAAAAG7BwEAqgwAIbMIAgCeDAAh4wkBAAAAAeQJQAD6CwAh5glAAPkLACEDAAAA0wEAIAEAANQBADACAADVAQAgCiMAAK8MACCjBwAApg0AMKQHAADXAQAQpQcAAKYNADCrB0AA-gsAIboHAgCeDAAhswgCAJ4MACHjCQEA-AsAIeQJQAD6CwAh5QlAAPkLACECIwAA_xUAIOUJAACUDgAgCiMAAK8MACCjBwAApg0AMKQHAADXAQAQpQcAAKYNADCrB0AA-gsAIboHAgAAAAGzCAIAngwAIeMJAQAAAAHkCUAA-gsAIeUJQAD5CwAhAwAAANcBACABAADYAQAwAgAA2QEAIAsjAACvDAAgowcAAKUNADCkBwAA2wEAEKUHAAClDQAwqwdAAPoLACG6BwIAngwAIbMIAgCeDAAhlwkBAPgLACHjCQEA-AsAIeQJQAD6CwAh5QlAAPkLACECIwAA_xUAIOUJAACUDgAgCyMAAK8MACCjBwAApQ0AMKQHAADbAQAQpQcAAKUNADCrB0AA-gsAIboHAgAAAAGzCAIAngwAIZcJAQD4CwAh4wkBAAAAAeQJQAD6CwAh5QlAAPkLACEDAAAA2wEAIAEAANwBADACAADdAQAgCiMAAK8MACCjBwAApA0AMKQHAADfAQAQpQcAAKQNADCrB0AA-gsAIboHAgCeDAAhswgCAJ4MACGXCQEA-AsAIeMJAQD4CwAh5AlAAPoLACEBIwAA_xUAIAojAACvDAAgowcAAKQNADCkBwAA3wEAEKUHAACkDQAwqwdAAPoLACG6BwIAAAABswgCAJ4MACGXCQEA-AsAIeMJAQAAAAHkCUAA-gsAIQMAAADfAQAgAQAA4AEAMAIAAOEBACASIwAArwwAIEIAAKENACBFAACKDQAgowcAAKMNADCkBwAA4wEAEKUHAACjDQAwqwdAAPoLACG6BwIAngwAIfwHQAD6CwAhswgCAJ4MACGyCUAA-QsAIbcJAgCeDAAhzglAAPoLACHPCQEAqgwAIdAJQAD5CwAh0QlAAPkLACHSCSAA7QwAIdMJAACGDQAgAQAAAOMBACAHIwAA_xUAIEIAAO4XACBFAAC5FwAgsgkAAJQOACDPCQAAlA4AINAJAACUDgAg0QkAAJQOACASIwAArwwAIEIAAKENACBFAACKDQAgowcAAKMNADCkBwAA4wEAEKUHAACjDQAwqwdAAPoLACG6BwIAAAAB_AdAAPoLACGzCAIAAAABsglAAPkLACG3CQIAngwAIc4JQAD6CwAhzwkBAAAAAdAJQAD5CwAh0QlAAPkLACHSCSAA7QwAIdMJAACGDQAgAwAAAOMBACABAADlAQAwAgAA5gEAICdBAACgDQAgQgAAoQ0AIEQAAKINACCjBwAAng0AMKQHAADoAQAQpQcAAJ4NADCrB0AA-gsAIboHAgCeDAAh_AdAAPoLACH-BwEAqgwAIdEIAACfDb8JIpQJAADqDJQJIpUJAQCqDAAhpwkCAJ4MACGrCRAA_gwAIa8JAQCqDAAhswlAAPkLACG3CQIAngwAIbgJAgDrDAAhuQlAAPkLACG6CQIA6wwAIbsJQAD5CwAhvAlAAPkLACG9CUAA-QsAIb8JAgDrDAAhwAkBAKoMACHBCRAA_gwAIcIJQAD5CwAhwwkBAPgLACHECQEAqgwAIcUJQAD5CwAhxgkBAKoMACHHCQIAngwAIcgJQAD5CwAhyQlAAPkLACHKCUAA-QsAIcsJQAD5CwAhzAlAAPkLACHNCUAA-QsAIRtBAADtFwAgQgAA7hcAIEQAAO8XACD-BwAAlA4AIJUJAACUDgAgqwkAAJQOACCvCQAAlA4AILMJAACUDgAguAkAAJQOACC5CQAAlA4AILoJAACUDgAguwkAAJQOACC8CQAAlA4AIL0JAACUDgAgvwkAAJQOACDACQAAlA4AIMEJAACUDgAgwgkAAJQOACDECQAAlA4AIMUJAACUDgAgxgkAAJQOACDICQAAlA4AIMkJAACUDgAgygkAAJQOACDLCQAAlA4AIMwJAACUDgAgzQkAAJQOACAoQQAAoA0AIEIAAKENACBEAACiDQAgowcAAJ4NADCkBwAA6AEAEKUHAACeDQAwqwdAAPoLACG6BwIAAAAB_AdAAPoLACH-BwEAqgwAIdEIAACfDb8JIpQJAADqDJQJIpUJAQCqDAAhoAkAAJ0NACCnCQIAngwAIasJEAD-DAAhrwkBAKoMACGzCUAA-QsAIbcJAgCeDAAhuAkCAOsMACG5CUAA-QsAIboJAgDrDAAhuwlAAPkLACG8CUAA-QsAIb0JQAD5CwAhvwkCAOsMACHACQEAqgwAIcEJEAD-DAAhwglAAPkLACHDCQEAAAABxAkBAKoMACHFCUAA-QsAIcYJAQCqDAAhxwkCAJ4MACHICUAA-QsAIckJQAD5CwAhyglAAPkLACHLCUAA-QsAIcwJQAD5CwAhzQlAAPkLACEDAAAA6AEAIAEAAOkBADACAADqAQAgB0MAAJwNACCjBwAAmw0AMKQHAADsAQAQpQcAAJsNADCoCQIAngwAIbUJQAD6CwAhtglAAPoLACEBQwAA7BcAIAhDAACcDQAgowcAAJsNADCkBwAA7AEAEKUHAACbDQAwqAkCAJ4MACG1CUAA-gsAIbYJQAD6CwAh8wkAAJoNACADAAAA7AEAIAEAAO0BADACAADuAQAgAQAAAOwBACABAAAA4wEAIAEAAADoAQAgAwAAAOgBACABAADpAQAwAgAA6gEAIAEAAADoAQAgAwAAAAgAIAEAAAkAMAIAAAoAIAMAAABiACABAABjADACAABkACALIwAArwwAIKMHAACuDAAwpAcAAPcBABClBwAArgwAMKsHQAD6CwAhugcCAJ4MACGzCAIAngwAIbQIAQD4CwAhtQgBAPgLACG2CAEA-AsAIbcIAQCqDAAhAQAAAPcBACADAAAAPgAgAQAAPwAwAgAAQAAgAwAAAH8AIAEAAIABADACAACBAQAgAwAAALMBACABAAC0AQAwAgAAtQEAIAgjAACvDAAgowcAAJkNADCkBwAA_AEAEKUHAACZDQAwqwdAAPoLACG6BwIAngwAIcMHAQD4CwAhswgCAJ4MACEBIwAA_xUAIAgjAACvDAAgowcAAJkNADCkBwAA_AEAEKUHAACZDQAwqwdAAPoLACG6BwIAAAABwwcBAPgLACGzCAIAngwAIQMAAAD8AQAgAQAA_QEAMAIAAP4BACABAAAAswEAIAEAAADTAQAgAQAAANcBACABAAAA2wEAIAEAAADfAQAgAQAAAAgAIAEAAABiACABAAAAPgAgAQAAAH8AIAEAAACzAQAgAQAAAPwBACABAAAAAQAgAwAAAAUAIAEAAAYAMAIAAAEAIAMAAAAFACABAAAGADACAAABACADAAAABQAgAQAABgAwAgAAAQAgHAUAAOsXACAqAACnFQAgOgAAnRUAIDsAAKMVACA8AACeFQAgPQAAnxUAID4AAKAVACA_AAChFQAgQQAAohUAIEYAAKQVACBHAAClFQAgSAAAphUAIEkAAKgVACBKAACpFQAgqwdAAAAAAboHAgAAAAG7BwEAAAAB0QcCAAAAAfwHQAAAAAHrCAEAAAABlwkBAAAAAdkJIAAAAAHtCQAAAO0JAu4JAQAAAAHvCUAAAAAB8AlAAAAAAfEJIAAAAAHyCUAAAAABAVAAAI8CACAOqwdAAAAAAboHAgAAAAG7BwEAAAAB0QcCAAAAAfwHQAAAAAHrCAEAAAABlwkBAAAAAdkJIAAAAAHtCQAAAO0JAu4JAQAAAAHvCUAAAAAB8AlAAAAAAfEJIAAAAAHyCUAAAAABAVAAAJECADABUAAAkQIAMAEAAAADACAcBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSQAA8hMAIEoAAPMTACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIQIAAAABACBQAACVAgAgDqsHQACcDgAhugcCAJ0OACG7BwEAmg4AIdEHAgCmDgAh_AdAAJwOACHrCAEArg4AIZcJAQCaDgAh2QkgAK8OACHtCQAA5RPtCSLuCQEAmg4AIe8JQACbDgAh8AlAAJsOACHxCSAArw4AIfIJQACbDgAhAgAAAAUAIFAAAJcCACACAAAABQAgUAAAlwIAIAEAAAADACADAAAAAQAgVwAAjwIAIFgAAJUCACABAAAAAQAgAQAAAAUAIAoTAADlFwAgXQAA5hcAIF4AAOkXACBfAADoFwAgYAAA5xcAINEHAACUDgAg6wgAAJQOACDvCQAAlA4AIPAJAACUDgAg8gkAAJQOACARowcAAJUNADCkBwAAnwIAEKUHAACVDQAwqwdAAOsLACG6BwIA6AsAIbsHAQDpCwAh0QcCAP0LACH8B0AA6wsAIesIAQCBDAAhlwkBAOkLACHZCSAAggwAIe0JAACWDe0JIu4JAQDpCwAh7wlAAOoLACHwCUAA6gsAIfEJIACCDAAh8glAAOoLACEDAAAABQAgAQAAngIAMFwAAJ8CACADAAAABQAgAQAABgAwAgAAAQAgAQAAALUBACABAAAAtQEAIAMAAACzAQAgAQAAtAEAMAIAALUBACADAAAAswEAIAEAALQBADACAAC1AQAgAwAAALMBACABAAC0AQAwAgAAtQEAIA0jAACcDwAgOAAAnQ8AIDkAAIoUACCrB0AAAAABugcBAAAAAb0HAQAAAAGzCAIAAAAB5AlAAAAAAecJAgAAAAHoCUAAAAAB6QkCAAAAAeoJAQAAAAHrCUAAAAABAVAAAKcCACAKqwdAAAAAAboHAQAAAAG9BwEAAAABswgCAAAAAeQJQAAAAAHnCQIAAAAB6AlAAAAAAekJAgAAAAHqCQEAAAAB6wlAAAAAAQFQAACpAgAwAVAAAKkCADABAAAABQAgAQAAAAgAIA0jAACZDwAgOAAAmg8AIDkAAIgUACCrB0AAnA4AIboHAQCaDgAhvQcBAK4OACGzCAIAnQ4AIeQJQACcDgAh5wkCAKYOACHoCUAAmw4AIekJAgCmDgAh6gkBAK4OACHrCUAAnA4AIQIAAAC1AQAgUAAArgIAIAqrB0AAnA4AIboHAQCaDgAhvQcBAK4OACGzCAIAnQ4AIeQJQACcDgAh5wkCAKYOACHoCUAAmw4AIekJAgCmDgAh6gkBAK4OACHrCUAAnA4AIQIAAACzAQAgUAAAsAIAIAIAAACzAQAgUAAAsAIAIAEAAAAFACABAAAACAAgAwAAALUBACBXAACnAgAgWAAArgIAIAEAAAC1AQAgAQAAALMBACAKEwAA4BcAIF0AAOEXACBeAADkFwAgXwAA4xcAIGAAAOIXACC9BwAAlA4AIOcJAACUDgAg6AkAAJQOACDpCQAAlA4AIOoJAACUDgAgDaMHAACUDQAwpAcAALkCABClBwAAlA0AMKsHQADrCwAhugcBAOkLACG9BwEAgQwAIbMIAgDoCwAh5AlAAOsLACHnCQIA_QsAIegJQADqCwAh6QkCAP0LACHqCQEAgQwAIesJQADrCwAhAwAAALMBACABAAC4AgAwXAAAuQIAIAMAAACzAQAgAQAAtAEAMAIAALUBACABAAAA1QEAIAEAAADVAQAgAwAAANMBACABAADUAQAwAgAA1QEAIAMAAADTAQAgAQAA1AEAMAIAANUBACADAAAA0wEAIAEAANQBADACAADVAQAgCCMAAN8XACCrB0AAAAABugcCAAAAAbsHAQAAAAGzCAIAAAAB4wkBAAAAAeQJQAAAAAHmCUAAAAABAVAAAMECACAHqwdAAAAAAboHAgAAAAG7BwEAAAABswgCAAAAAeMJAQAAAAHkCUAAAAAB5glAAAAAAQFQAADDAgAwAVAAAMMCADAIIwAA3hcAIKsHQACcDgAhugcCAJ0OACG7BwEArg4AIbMIAgCdDgAh4wkBAJoOACHkCUAAnA4AIeYJQACbDgAhAgAAANUBACBQAADGAgAgB6sHQACcDgAhugcCAJ0OACG7BwEArg4AIbMIAgCdDgAh4wkBAJoOACHkCUAAnA4AIeYJQACbDgAhAgAAANMBACBQAADIAgAgAgAAANMBACBQAADIAgAgAwAAANUBACBXAADBAgAgWAAAxgIAIAEAAADVAQAgAQAAANMBACAHEwAA2RcAIF0AANoXACBeAADdFwAgXwAA3BcAIGAAANsXACC7BwAAlA4AIOYJAACUDgAgCqMHAACTDQAwpAcAAM8CABClBwAAkw0AMKsHQADrCwAhugcCAOgLACG7BwEAgQwAIbMIAgDoCwAh4wkBAOkLACHkCUAA6wsAIeYJQADqCwAhAwAAANMBACABAADOAgAwXAAAzwIAIAMAAADTAQAgAQAA1AEAMAIAANUBACABAAAA2QEAIAEAAADZAQAgAwAAANcBACABAADYAQAwAgAA2QEAIAMAAADXAQAgAQAA2AEAMAIAANkBACADAAAA1wEAIAEAANgBADACAADZAQAgByMAANgXACCrB0AAAAABugcCAAAAAbMIAgAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAEBUAAA1wIAIAarB0AAAAABugcCAAAAAbMIAgAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAEBUAAA2QIAMAFQAADZAgAwByMAANcXACCrB0AAnA4AIboHAgCdDgAhswgCAJ0OACHjCQEAmg4AIeQJQACcDgAh5QlAAJsOACECAAAA2QEAIFAAANwCACAGqwdAAJwOACG6BwIAnQ4AIbMIAgCdDgAh4wkBAJoOACHkCUAAnA4AIeUJQACbDgAhAgAAANcBACBQAADeAgAgAgAAANcBACBQAADeAgAgAwAAANkBACBXAADXAgAgWAAA3AIAIAEAAADZAQAgAQAAANcBACAGEwAA0hcAIF0AANMXACBeAADWFwAgXwAA1RcAIGAAANQXACDlCQAAlA4AIAmjBwAAkg0AMKQHAADlAgAQpQcAAJINADCrB0AA6wsAIboHAgDoCwAhswgCAOgLACHjCQEA6QsAIeQJQADrCwAh5QlAAOoLACEDAAAA1wEAIAEAAOQCADBcAADlAgAgAwAAANcBACABAADYAQAwAgAA2QEAIAEAAADdAQAgAQAAAN0BACADAAAA2wEAIAEAANwBADACAADdAQAgAwAAANsBACABAADcAQAwAgAA3QEAIAMAAADbAQAgAQAA3AEAMAIAAN0BACAIIwAA0RcAIKsHQAAAAAG6BwIAAAABswgCAAAAAZcJAQAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAEBUAAA7QIAIAerB0AAAAABugcCAAAAAbMIAgAAAAGXCQEAAAAB4wkBAAAAAeQJQAAAAAHlCUAAAAABAVAAAO8CADABUAAA7wIAMAgjAADQFwAgqwdAAJwOACG6BwIAnQ4AIbMIAgCdDgAhlwkBAJoOACHjCQEAmg4AIeQJQACcDgAh5QlAAJsOACECAAAA3QEAIFAAAPICACAHqwdAAJwOACG6BwIAnQ4AIbMIAgCdDgAhlwkBAJoOACHjCQEAmg4AIeQJQACcDgAh5QlAAJsOACECAAAA2wEAIFAAAPQCACACAAAA2wEAIFAAAPQCACADAAAA3QEAIFcAAO0CACBYAADyAgAgAQAAAN0BACABAAAA2wEAIAYTAADLFwAgXQAAzBcAIF4AAM8XACBfAADOFwAgYAAAzRcAIOUJAACUDgAgCqMHAACRDQAwpAcAAPsCABClBwAAkQ0AMKsHQADrCwAhugcCAOgLACGzCAIA6AsAIZcJAQDpCwAh4wkBAOkLACHkCUAA6wsAIeUJQADqCwAhAwAAANsBACABAAD6AgAwXAAA-wIAIAMAAADbAQAgAQAA3AEAMAIAAN0BACABAAAA4QEAIAEAAADhAQAgAwAAAN8BACABAADgAQAwAgAA4QEAIAMAAADfAQAgAQAA4AEAMAIAAOEBACADAAAA3wEAIAEAAOABADACAADhAQAgByMAAMoXACCrB0AAAAABugcCAAAAAbMIAgAAAAGXCQEAAAAB4wkBAAAAAeQJQAAAAAEBUAAAgwMAIAarB0AAAAABugcCAAAAAbMIAgAAAAGXCQEAAAAB4wkBAAAAAeQJQAAAAAEBUAAAhQMAMAFQAACFAwAwByMAAMkXACCrB0AAnA4AIboHAgCdDgAhswgCAJ0OACGXCQEAmg4AIeMJAQCaDgAh5AlAAJwOACECAAAA4QEAIFAAAIgDACAGqwdAAJwOACG6BwIAnQ4AIbMIAgCdDgAhlwkBAJoOACHjCQEAmg4AIeQJQACcDgAhAgAAAN8BACBQAACKAwAgAgAAAN8BACBQAACKAwAgAwAAAOEBACBXAACDAwAgWAAAiAMAIAEAAADhAQAgAQAAAN8BACAFEwAAxBcAIF0AAMUXACBeAADIFwAgXwAAxxcAIGAAAMYXACAJowcAAJANADCkBwAAkQMAEKUHAACQDQAwqwdAAOsLACG6BwIA6AsAIbMIAgDoCwAhlwkBAOkLACHjCQEA6QsAIeQJQADrCwAhAwAAAN8BACABAACQAwAwXAAAkQMAIAMAAADfAQAgAQAA4AEAMAIAAOEBACALUAAAjw0AIKMHAACODQAwpAcAAJcDABClBwAAjg0AMKYHAgDrDAAhugcEAAAAAZEIQAD6CwAhwAgCAJ4MACHgCQIA6wwAIeEJAQD4CwAh4gkBAKoMACEBAAAAlAMAIAEAAACUAwAgC1AAAI8NACCjBwAAjg0AMKQHAACXAwAQpQcAAI4NADCmBwIA6wwAIboHBACfDAAhkQhAAPoLACHACAIAngwAIeAJAgDrDAAh4QkBAPgLACHiCQEAqgwAIQRQAACUDgAgpgcAAJQOACDgCQAAlA4AIOIJAACUDgAgAwAAAJcDACABAACYAwAwAgAAlAMAIAMAAACXAwAgAQAAmAMAMAIAAJQDACADAAAAlwMAIAEAAJgDADACAACUAwAgCFCAAAAAAaYHAgAAAAG6BwQAAAABkQhAAAAAAcAIAgAAAAHgCQIAAAAB4QkBAAAAAeIJAQAAAAEBUAAAnAMAIAhQgAAAAAGmBwIAAAABugcEAAAAAZEIQAAAAAHACAIAAAAB4AkCAAAAAeEJAQAAAAHiCQEAAAABAVAAAJ4DADABUAAAngMAMAhQgAAAAAGmBwIApg4AIboHBACDEAAhkQhAAJwOACHACAIAnQ4AIeAJAgCmDgAh4QkBAJoOACHiCQEArg4AIQIAAACUAwAgUAAAoQMAIAhQgAAAAAGmBwIApg4AIboHBACDEAAhkQhAAJwOACHACAIAnQ4AIeAJAgCmDgAh4QkBAJoOACHiCQEArg4AIQIAAACXAwAgUAAAowMAIAIAAACXAwAgUAAAowMAIAMAAACUAwAgVwAAnAMAIFgAAKEDACABAAAAlAMAIAEAAACXAwAgCRMAAL8XACBQAACUDgAgXQAAwBcAIF4AAMMXACBfAADCFwAgYAAAwRcAIKYHAACUDgAg4AkAAJQOACDiCQAAlA4AIAtQAACDDAAgowcAAI0NADCkBwAAqgMAEKUHAACNDQAwpgcCAP0LACG6BwQAmgwAIZEIQADrCwAhwAgCAOgLACHgCQIA_QsAIeEJAQDpCwAh4gkBAIEMACEDAAAAlwMAIAEAAKkDADBcAACqAwAgAwAAAJcDACABAACYAwAwAgAAlAMAIAajBwAAjA0AMKQHAACwAwAQpQcAAIwNADCVCAEAAAAB3gkCAJ4MACHfCUAA-QsAIQEAAACtAwAgAQAAAK0DACAGowcAAIwNADCkBwAAsAMAEKUHAACMDQAwlQgBAPgLACHeCQIAngwAId8JQAD5CwAhAd8JAACUDgAgAwAAALADACABAACxAwAwAgAArQMAIAMAAACwAwAgAQAAsQMAMAIAAK0DACADAAAAsAMAIAEAALEDADACAACtAwAgA5UIAQAAAAHeCQIAAAAB3wlAAAAAAQFQAAC1AwAgA5UIAQAAAAHeCQIAAAAB3wlAAAAAAQFQAAC3AwAwAVAAALcDADADlQgBAJoOACHeCQIAnQ4AId8JQACbDgAhAgAAAK0DACBQAAC6AwAgA5UIAQCaDgAh3gkCAJ0OACHfCUAAmw4AIQIAAACwAwAgUAAAvAMAIAIAAACwAwAgUAAAvAMAIAMAAACtAwAgVwAAtQMAIFgAALoDACABAAAArQMAIAEAAACwAwAgBhMAALoXACBdAAC7FwAgXgAAvhcAIF8AAL0XACBgAAC8FwAg3wkAAJQOACAGowcAAIsNADCkBwAAwwMAEKUHAACLDQAwlQgBAOkLACHeCQIA6AsAId8JQADqCwAhAwAAALADACABAADCAwAwXAAAwwMAIAMAAACwAwAgAQAAsQMAMAIAAK0DACAXQAAAiQ0AIEUAAIoNACCjBwAAiA0AMKQHAADJAwAQpQcAAIgNADCrB0AA-gsAIboHAgAAAAG7BwEA-AsAIc0HAQD4CwAh_AdAAPoLACH-BwEA-AsAIckIEAD6DAAhywgCAJ4MACHUCQEA-AsAIdUJAgCeDAAh1gkCAJ4MACHXCQIAngwAIdgJIADtDAAh2QkgAO0MACHaCQEAqgwAIdsJAQCqDAAh3AkBAKoMACHdCQEAqgwAIQEAAADGAwAgAQAAAMYDACAXQAAAiQ0AIEUAAIoNACCjBwAAiA0AMKQHAADJAwAQpQcAAIgNADCrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHNBwEA-AsAIfwHQAD6CwAh_gcBAPgLACHJCBAA-gwAIcsIAgCeDAAh1AkBAPgLACHVCQIAngwAIdYJAgCeDAAh1wkCAJ4MACHYCSAA7QwAIdkJIADtDAAh2gkBAKoMACHbCQEAqgwAIdwJAQCqDAAh3QkBAKoMACEGQAAAuBcAIEUAALkXACDaCQAAlA4AINsJAACUDgAg3AkAAJQOACDdCQAAlA4AIAMAAADJAwAgAQAAygMAMAIAAMYDACADAAAAyQMAIAEAAMoDADACAADGAwAgAwAAAMkDACABAADKAwAwAgAAxgMAIBRAAAC2FwAgRQAAtxcAIKsHQAAAAAG6BwIAAAABuwcBAAAAAc0HAQAAAAH8B0AAAAAB_gcBAAAAAckIEAAAAAHLCAIAAAAB1AkBAAAAAdUJAgAAAAHWCQIAAAAB1wkCAAAAAdgJIAAAAAHZCSAAAAAB2gkBAAAAAdsJAQAAAAHcCQEAAAAB3QkBAAAAAQFQAADOAwAgEqsHQAAAAAG6BwIAAAABuwcBAAAAAc0HAQAAAAH8B0AAAAAB_gcBAAAAAckIEAAAAAHLCAIAAAAB1AkBAAAAAdUJAgAAAAHWCQIAAAAB1wkCAAAAAdgJIAAAAAHZCSAAAAAB2gkBAAAAAdsJAQAAAAHcCQEAAAAB3QkBAAAAAQFQAADQAwAwAVAAANADADAUQAAAnxcAIEUAAKAXACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHNBwEAmg4AIfwHQACcDgAh_gcBAJoOACHJCBAAwg4AIcsIAgCdDgAh1AkBAJoOACHVCQIAnQ4AIdYJAgCdDgAh1wkCAJ0OACHYCSAArw4AIdkJIACvDgAh2gkBAK4OACHbCQEArg4AIdwJAQCuDgAh3QkBAK4OACECAAAAxgMAIFAAANMDACASqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzQcBAJoOACH8B0AAnA4AIf4HAQCaDgAhyQgQAMIOACHLCAIAnQ4AIdQJAQCaDgAh1QkCAJ0OACHWCQIAnQ4AIdcJAgCdDgAh2AkgAK8OACHZCSAArw4AIdoJAQCuDgAh2wkBAK4OACHcCQEArg4AId0JAQCuDgAhAgAAAMkDACBQAADVAwAgAgAAAMkDACBQAADVAwAgAwAAAMYDACBXAADOAwAgWAAA0wMAIAEAAADGAwAgAQAAAMkDACAJEwAAmhcAIF0AAJsXACBeAACeFwAgXwAAnRcAIGAAAJwXACDaCQAAlA4AINsJAACUDgAg3AkAAJQOACDdCQAAlA4AIBWjBwAAhw0AMKQHAADcAwAQpQcAAIcNADCrB0AA6wsAIboHAgDoCwAhuwcBAOkLACHNBwEA6QsAIfwHQADrCwAh_gcBAOkLACHJCBAAtwwAIcsIAgDoCwAh1AkBAOkLACHVCQIA6AsAIdYJAgDoCwAh1wkCAOgLACHYCSAAggwAIdkJIACCDAAh2gkBAIEMACHbCQEAgQwAIdwJAQCBDAAh3QkBAIEMACEDAAAAyQMAIAEAANsDADBcAADcAwAgAwAAAMkDACABAADKAwAwAgAAxgMAIAEAAADmAQAgAQAAAOYBACADAAAA4wEAIAEAAOUBADACAADmAQAgAwAAAOMBACABAADlAQAwAgAA5gEAIAMAAADjAQAgAQAA5QEAMAIAAOYBACAPIwAAmRcAIEIAAOEUACBFAADiFAAgqwdAAAAAAboHAgAAAAH8B0AAAAABswgCAAAAAbIJQAAAAAG3CQIAAAABzglAAAAAAc8JAQAAAAHQCUAAAAAB0QlAAAAAAdIJIAAAAAHTCQAA4BQAIAFQAADkAwAgDKsHQAAAAAG6BwIAAAAB_AdAAAAAAbMIAgAAAAGyCUAAAAABtwkCAAAAAc4JQAAAAAHPCQEAAAAB0AlAAAAAAdEJQAAAAAHSCSAAAAAB0wkAAOAUACABUAAA5gMAMAFQAADmAwAwDyMAAJgXACBCAADAFAAgRQAAwRQAIKsHQACcDgAhugcCAJ0OACH8B0AAnA4AIbMIAgCdDgAhsglAAJsOACG3CQIAnQ4AIc4JQACcDgAhzwkBAK4OACHQCUAAmw4AIdEJQACbDgAh0gkgAK8OACHTCQAAvxQAIAIAAADmAQAgUAAA6QMAIAyrB0AAnA4AIboHAgCdDgAh_AdAAJwOACGzCAIAnQ4AIbIJQACbDgAhtwkCAJ0OACHOCUAAnA4AIc8JAQCuDgAh0AlAAJsOACHRCUAAmw4AIdIJIACvDgAh0wkAAL8UACACAAAA4wEAIFAAAOsDACACAAAA4wEAIFAAAOsDACADAAAA5gEAIFcAAOQDACBYAADpAwAgAQAAAOYBACABAAAA4wEAIAkTAACTFwAgXQAAlBcAIF4AAJcXACBfAACWFwAgYAAAlRcAILIJAACUDgAgzwkAAJQOACDQCQAAlA4AINEJAACUDgAgD6MHAACFDQAwpAcAAPIDABClBwAAhQ0AMKsHQADrCwAhugcCAOgLACH8B0AA6wsAIbMIAgDoCwAhsglAAOoLACG3CQIA6AsAIc4JQADrCwAhzwkBAIEMACHQCUAA6gsAIdEJQADqCwAh0gkgAIIMACHTCQAAhg0AIAMAAADjAQAgAQAA8QMAMFwAAPIDACADAAAA4wEAIAEAAOUBADACAADmAQAgAQAAAOoBACABAAAA6gEAIAMAAADoAQAgAQAA6QEAMAIAAOoBACADAAAA6AEAIAEAAOkBADACAADqAQAgAwAAAOgBACABAADpAQAwAgAA6gEAICRBAACSFwAgQgAA3hQAIEQAAN8UACCrB0AAAAABugcCAAAAAfwHQAAAAAH-BwEAAAAB0QgAAAC_CQKUCQAAAJQJApUJAQAAAAGnCQIAAAABqwkQAAAAAa8JAQAAAAGzCUAAAAABtwkCAAAAAbgJAgAAAAG5CUAAAAABugkCAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb8JAgAAAAHACQEAAAABwQkQAAAAAcIJQAAAAAHDCQEAAAABxAkBAAAAAcUJQAAAAAHGCQEAAAABxwkCAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAcsJQAAAAAHMCUAAAAABzQlAAAAAAQFQAAD6AwAgIasHQAAAAAG6BwIAAAAB_AdAAAAAAf4HAQAAAAHRCAAAAL8JApQJAAAAlAkClQkBAAAAAacJAgAAAAGrCRAAAAABrwkBAAAAAbMJQAAAAAG3CQIAAAABuAkCAAAAAbkJQAAAAAG6CQIAAAABuwlAAAAAAbwJQAAAAAG9CUAAAAABvwkCAAAAAcAJAQAAAAHBCRAAAAABwglAAAAAAcMJAQAAAAHECQEAAAABxQlAAAAAAcYJAQAAAAHHCQIAAAAByAlAAAAAAckJQAAAAAHKCUAAAAABywlAAAAAAcwJQAAAAAHNCUAAAAABAVAAAPwDADABUAAA_AMAMCRBAACRFwAgQgAAzxQAIEQAANAUACCrB0AAnA4AIboHAgCdDgAh_AdAAJwOACH-BwEArg4AIdEIAADNFL8JIpQJAADMFJQJIpUJAQCuDgAhpwkCAJ0OACGrCRAA4Q4AIa8JAQCuDgAhswlAAJsOACG3CQIAnQ4AIbgJAgCmDgAhuQlAAJsOACG6CQIApg4AIbsJQACbDgAhvAlAAJsOACG9CUAAmw4AIb8JAgCmDgAhwAkBAK4OACHBCRAA4Q4AIcIJQACbDgAhwwkBAJoOACHECQEArg4AIcUJQACbDgAhxgkBAK4OACHHCQIAnQ4AIcgJQACbDgAhyQlAAJsOACHKCUAAmw4AIcsJQACbDgAhzAlAAJsOACHNCUAAmw4AIQIAAADqAQAgUAAA_wMAICGrB0AAnA4AIboHAgCdDgAh_AdAAJwOACH-BwEArg4AIdEIAADNFL8JIpQJAADMFJQJIpUJAQCuDgAhpwkCAJ0OACGrCRAA4Q4AIa8JAQCuDgAhswlAAJsOACG3CQIAnQ4AIbgJAgCmDgAhuQlAAJsOACG6CQIApg4AIbsJQACbDgAhvAlAAJsOACG9CUAAmw4AIb8JAgCmDgAhwAkBAK4OACHBCRAA4Q4AIcIJQACbDgAhwwkBAJoOACHECQEArg4AIcUJQACbDgAhxgkBAK4OACHHCQIAnQ4AIcgJQACbDgAhyQlAAJsOACHKCUAAmw4AIcsJQACbDgAhzAlAAJsOACHNCUAAmw4AIQIAAADoAQAgUAAAgQQAIAIAAADoAQAgUAAAgQQAIAMAAADqAQAgVwAA-gMAIFgAAP8DACABAAAA6gEAIAEAAADoAQAgHRMAAIwXACBdAACNFwAgXgAAkBcAIF8AAI8XACBgAACOFwAg_gcAAJQOACCVCQAAlA4AIKsJAACUDgAgrwkAAJQOACCzCQAAlA4AILgJAACUDgAguQkAAJQOACC6CQAAlA4AILsJAACUDgAgvAkAAJQOACC9CQAAlA4AIL8JAACUDgAgwAkAAJQOACDBCQAAlA4AIMIJAACUDgAgxAkAAJQOACDFCQAAlA4AIMYJAACUDgAgyAkAAJQOACDJCQAAlA4AIMoJAACUDgAgywkAAJQOACDMCQAAlA4AIM0JAACUDgAgJKMHAACBDQAwpAcAAIgEABClBwAAgQ0AMKsHQADrCwAhugcCAOgLACH8B0AA6wsAIf4HAQCBDAAh0QgAAIINvwkilAkAAOIMlAkilQkBAIEMACGnCQIA6AsAIasJEACKDAAhrwkBAIEMACGzCUAA6gsAIbcJAgDoCwAhuAkCAP0LACG5CUAA6gsAIboJAgD9CwAhuwlAAOoLACG8CUAA6gsAIb0JQADqCwAhvwkCAP0LACHACQEAgQwAIcEJEACKDAAhwglAAOoLACHDCQEA6QsAIcQJAQCBDAAhxQlAAOoLACHGCQEAgQwAIccJAgDoCwAhyAlAAOoLACHJCUAA6gsAIcoJQADqCwAhywlAAOoLACHMCUAA6gsAIc0JQADqCwAhAwAAAOgBACABAACHBAAwXAAAiAQAIAMAAADoAQAgAQAA6QEAMAIAAOoBACABAAAA7gEAIAEAAADuAQAgAwAAAOwBACABAADtAQAwAgAA7gEAIAMAAADsAQAgAQAA7QEAMAIAAO4BACADAAAA7AEAIAEAAO0BADACAADuAQAgBEMAAIsXACCoCQIAAAABtQlAAAAAAbYJQAAAAAEBUAAAkAQAIAOoCQIAAAABtQlAAAAAAbYJQAAAAAEBUAAAkgQAMAFQAACSBAAwBEMAAIoXACCoCQIAnQ4AIbUJQACcDgAhtglAAJwOACECAAAA7gEAIFAAAJUEACADqAkCAJ0OACG1CUAAnA4AIbYJQACcDgAhAgAAAOwBACBQAACXBAAgAgAAAOwBACBQAACXBAAgAwAAAO4BACBXAACQBAAgWAAAlQQAIAEAAADuAQAgAQAAAOwBACAFEwAAhRcAIF0AAIYXACBeAACJFwAgXwAAiBcAIGAAAIcXACAGowcAAIANADCkBwAAngQAEKUHAACADQAwqAkCAOgLACG1CUAA6wsAIbYJQADrCwAhAwAAAOwBACABAACdBAAwXAAAngQAIAMAAADsAQAgAQAA7QEAMAIAAO4BACAQowcAAP0MADCkBwAApAQAEKUHAAD9DAAwugcCAAAAAf4HAQCqDAAhlAhAAPoLACGUCQAA6gyUCSKVCQEA-AsAIaAJAAD_DAAgqwkQAP4MACGvCQEAqgwAIbAJAQCqDAAhsQlAAPkLACGyCUAA-QsAIbMJQAD5CwAhtAlAAPoLACEBAAAAoQQAIAEAAAChBAAgD6MHAAD9DAAwpAcAAKQEABClBwAA_QwAMLoHAgCeDAAh_gcBAKoMACGUCEAA-gsAIZQJAADqDJQJIpUJAQD4CwAhqwkQAP4MACGvCQEAqgwAIbAJAQCqDAAhsQlAAPkLACGyCUAA-QsAIbMJQAD5CwAhtAlAAPoLACEH_gcAAJQOACCrCQAAlA4AIK8JAACUDgAgsAkAAJQOACCxCQAAlA4AILIJAACUDgAgswkAAJQOACADAAAApAQAIAEAAKUEADACAAChBAAgAwAAAKQEACABAAClBAAwAgAAoQQAIAMAAACkBAAgAQAApQQAMAIAAKEEACAMugcCAAAAAf4HAQAAAAGUCEAAAAABlAkAAACUCQKVCQEAAAABqwkQAAAAAa8JAQAAAAGwCQEAAAABsQlAAAAAAbIJQAAAAAGzCUAAAAABtAlAAAAAAQFQAACpBAAgDLoHAgAAAAH-BwEAAAABlAhAAAAAAZQJAAAAlAkClQkBAAAAAasJEAAAAAGvCQEAAAABsAkBAAAAAbEJQAAAAAGyCUAAAAABswlAAAAAAbQJQAAAAAEBUAAAqwQAMAFQAACrBAAwDLoHAgCdDgAh_gcBAK4OACGUCEAAnA4AIZQJAADMFJQJIpUJAQCaDgAhqwkQAOEOACGvCQEArg4AIbAJAQCuDgAhsQlAAJsOACGyCUAAmw4AIbMJQACbDgAhtAlAAJwOACECAAAAoQQAIFAAAK4EACAMugcCAJ0OACH-BwEArg4AIZQIQACcDgAhlAkAAMwUlAkilQkBAJoOACGrCRAA4Q4AIa8JAQCuDgAhsAkBAK4OACGxCUAAmw4AIbIJQACbDgAhswlAAJsOACG0CUAAnA4AIQIAAACkBAAgUAAAsAQAIAIAAACkBAAgUAAAsAQAIAMAAAChBAAgVwAAqQQAIFgAAK4EACABAAAAoQQAIAEAAACkBAAgDBMAAIAXACBdAACBFwAgXgAAhBcAIF8AAIMXACBgAACCFwAg_gcAAJQOACCrCQAAlA4AIK8JAACUDgAgsAkAAJQOACCxCQAAlA4AILIJAACUDgAgswkAAJQOACAPowcAAPwMADCkBwAAtwQAEKUHAAD8DAAwugcCAOgLACH-BwEAgQwAIZQIQADrCwAhlAkAAOIMlAkilQkBAOkLACGrCRAAigwAIa8JAQCBDAAhsAkBAIEMACGxCUAA6gsAIbIJQADqCwAhswlAAOoLACG0CUAA6wsAIQMAAACkBAAgAQAAtgQAMFwAALcEACADAAAApAQAIAEAAKUEADACAAChBAAgEaMHAAD4DAAwpAcAAL0EABClBwAA-AwAMKsHQAD6CwAhugcCAAAAAf4HAQD4CwAh0QgAAPkMqwkilAkAAOoMlAkilQkBAPgLACGgCQAA-wwAIKcJAgCeDAAhqAkCAOsMACGpCQEA-AsAIasJEAD6DAAhrAkBAKoMACGtCUAA-QsAIa4JQAD6CwAhAQAAALoEACABAAAAugQAIBCjBwAA-AwAMKQHAAC9BAAQpQcAAPgMADCrB0AA-gsAIboHAgCeDAAh_gcBAPgLACHRCAAA-QyrCSKUCQAA6gyUCSKVCQEA-AsAIacJAgCeDAAhqAkCAOsMACGpCQEA-AsAIasJEAD6DAAhrAkBAKoMACGtCUAA-QsAIa4JQAD6CwAhA6gJAACUDgAgrAkAAJQOACCtCQAAlA4AIAMAAAC9BAAgAQAAvgQAMAIAALoEACADAAAAvQQAIAEAAL4EADACAAC6BAAgAwAAAL0EACABAAC-BAAwAgAAugQAIA2rB0AAAAABugcCAAAAAf4HAQAAAAHRCAAAAKsJApQJAAAAlAkClQkBAAAAAacJAgAAAAGoCQIAAAABqQkBAAAAAasJEAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAEBUAAAwgQAIA2rB0AAAAABugcCAAAAAf4HAQAAAAHRCAAAAKsJApQJAAAAlAkClQkBAAAAAacJAgAAAAGoCQIAAAABqQkBAAAAAasJEAAAAAGsCQEAAAABrQlAAAAAAa4JQAAAAAEBUAAAxAQAMAFQAADEBAAwDasHQACcDgAhugcCAJ0OACH-BwEAmg4AIdEIAAD_FqsJIpQJAADMFJQJIpUJAQCaDgAhpwkCAJ0OACGoCQIApg4AIakJAQCaDgAhqwkQAMIOACGsCQEArg4AIa0JQACbDgAhrglAAJwOACECAAAAugQAIFAAAMcEACANqwdAAJwOACG6BwIAnQ4AIf4HAQCaDgAh0QgAAP8WqwkilAkAAMwUlAkilQkBAJoOACGnCQIAnQ4AIagJAgCmDgAhqQkBAJoOACGrCRAAwg4AIawJAQCuDgAhrQlAAJsOACGuCUAAnA4AIQIAAAC9BAAgUAAAyQQAIAIAAAC9BAAgUAAAyQQAIAMAAAC6BAAgVwAAwgQAIFgAAMcEACABAAAAugQAIAEAAAC9BAAgCBMAAPoWACBdAAD7FgAgXgAA_hYAIF8AAP0WACBgAAD8FgAgqAkAAJQOACCsCQAAlA4AIK0JAACUDgAgEKMHAAD0DAAwpAcAANAEABClBwAA9AwAMKsHQADrCwAhugcCAOgLACH-BwEA6QsAIdEIAAD1DKsJIpQJAADiDJQJIpUJAQDpCwAhpwkCAOgLACGoCQIA_QsAIakJAQDpCwAhqwkQALcMACGsCQEAgQwAIa0JQADqCwAhrglAAOsLACEDAAAAvQQAIAEAAM8EADBcAADQBAAgAwAAAL0EACABAAC-BAAwAgAAugQAIA-jBwAA8QwAMKQHAADWBAAQpQcAAPEMADC6BwQAAAAB8AgBAKoMACGUCQAA6gyUCSKVCQEA-AsAIZsJAgCeDAAhoAkAAPMMACChCQEA-AsAIaIJAADyDAAgowkBAPgLACGkCSAA7QwAIaUJQAD5CwAhpglAAPoLACEBAAAA0wQAIAEAAADTBAAgDqMHAADxDAAwpAcAANYEABClBwAA8QwAMLoHBACfDAAh8AgBAKoMACGUCQAA6gyUCSKVCQEA-AsAIZsJAgCeDAAhoQkBAPgLACGiCQAA8gwAIKMJAQD4CwAhpAkgAO0MACGlCUAA-QsAIaYJQAD6CwAhAvAIAACUDgAgpQkAAJQOACADAAAA1gQAIAEAANcEADACAADTBAAgAwAAANYEACABAADXBAAwAgAA0wQAIAMAAADWBAAgAQAA1wQAMAIAANMEACALugcEAAAAAfAIAQAAAAGUCQAAAJQJApUJAQAAAAGbCQIAAAABoQkBAAAAAaIJgAAAAAGjCQEAAAABpAkgAAAAAaUJQAAAAAGmCUAAAAABAVAAANsEACALugcEAAAAAfAIAQAAAAGUCQAAAJQJApUJAQAAAAGbCQIAAAABoQkBAAAAAaIJgAAAAAGjCQEAAAABpAkgAAAAAaUJQAAAAAGmCUAAAAABAVAAAN0EADABUAAA3QQAMAu6BwQAgxAAIfAIAQCuDgAhlAkAAMwUlAkilQkBAJoOACGbCQIAnQ4AIaEJAQCaDgAhogmAAAAAAaMJAQCaDgAhpAkgAK8OACGlCUAAmw4AIaYJQACcDgAhAgAAANMEACBQAADgBAAgC7oHBACDEAAh8AgBAK4OACGUCQAAzBSUCSKVCQEAmg4AIZsJAgCdDgAhoQkBAJoOACGiCYAAAAABowkBAJoOACGkCSAArw4AIaUJQACbDgAhpglAAJwOACECAAAA1gQAIFAAAOIEACACAAAA1gQAIFAAAOIEACADAAAA0wQAIFcAANsEACBYAADgBAAgAQAAANMEACABAAAA1gQAIAcTAAD1FgAgXQAA9hYAIF4AAPkWACBfAAD4FgAgYAAA9xYAIPAIAACUDgAgpQkAAJQOACAOowcAAPAMADCkBwAA6QQAEKUHAADwDAAwugcEAJoMACHwCAEAgQwAIZQJAADiDJQJIpUJAQDpCwAhmwkCAOgLACGhCQEA6QsAIaIJAACLDAAgowkBAOkLACGkCSAAggwAIaUJQADqCwAhpglAAOsLACEDAAAA1gQAIAEAAOgEADBcAADpBAAgAwAAANYEACABAADXBAAwAgAA0wQAIBKjBwAA6AwAMKQHAADvBAAQpQcAAOgMADCrB0AA-gsAIboHAQAAAAHRBwIA6wwAIZQJAADqDJQJIpUJAQCqDAAhlgkBAAAAAZcJAQD4CwAhmQkAAOwMmQkimgkgAO0MACGbCQIAngwAIZwJQAD5CwAhnQkBAKoMACGeCUAA-QsAIZ8JQAD5CwAhoAkAAO8MACABAAAA7AQAIAEAAADsBAAgEaMHAADoDAAwpAcAAO8EABClBwAA6AwAMKsHQAD6CwAhugcBAOkMACHRBwIA6wwAIZQJAADqDJQJIpUJAQCqDAAhlgkBAPgLACGXCQEA-AsAIZkJAADsDJkJIpoJIADtDAAhmwkCAJ4MACGcCUAA-QsAIZ0JAQCqDAAhnglAAPkLACGfCUAA-QsAIQbRBwAAlA4AIJUJAACUDgAgnAkAAJQOACCdCQAAlA4AIJ4JAACUDgAgnwkAAJQOACADAAAA7wQAIAEAAPAEADACAADsBAAgAwAAAO8EACABAADwBAAwAgAA7AQAIAMAAADvBAAgAQAA8AQAMAIAAOwEACAOqwdAAAAAAboHAQAAAAHRBwIAAAABlAkAAACUCQKVCQEAAAABlgkBAAAAAZcJAQAAAAGZCQAAAJkJApoJIAAAAAGbCQIAAAABnAlAAAAAAZ0JAQAAAAGeCUAAAAABnwlAAAAAAQFQAAD0BAAgDqsHQAAAAAG6BwEAAAAB0QcCAAAAAZQJAAAAlAkClQkBAAAAAZYJAQAAAAGXCQEAAAABmQkAAACZCQKaCSAAAAABmwkCAAAAAZwJQAAAAAGdCQEAAAABnglAAAAAAZ8JQAAAAAEBUAAA9gQAMAFQAAD2BAAwDqsHQACcDgAhugcBAJoOACHRBwIApg4AIZQJAADMFJQJIpUJAQCuDgAhlgkBAJoOACGXCQEAmg4AIZkJAAD0FpkJIpoJIACvDgAhmwkCAJ0OACGcCUAAmw4AIZ0JAQCuDgAhnglAAJsOACGfCUAAmw4AIQIAAADsBAAgUAAA-QQAIA6rB0AAnA4AIboHAQCaDgAh0QcCAKYOACGUCQAAzBSUCSKVCQEArg4AIZYJAQCaDgAhlwkBAJoOACGZCQAA9BaZCSKaCSAArw4AIZsJAgCdDgAhnAlAAJsOACGdCQEArg4AIZ4JQACbDgAhnwlAAJsOACECAAAA7wQAIFAAAPsEACACAAAA7wQAIFAAAPsEACADAAAA7AQAIFcAAPQEACBYAAD5BAAgAQAAAOwEACABAAAA7wQAIAsTAADvFgAgXQAA8BYAIF4AAPMWACBfAADyFgAgYAAA8RYAINEHAACUDgAglQkAAJQOACCcCQAAlA4AIJ0JAACUDgAgngkAAJQOACCfCQAAlA4AIBGjBwAA4QwAMKQHAACCBQAQpQcAAOEMADCrB0AA6wsAIboHAQDWDAAh0QcCAP0LACGUCQAA4gyUCSKVCQEAgQwAIZYJAQDpCwAhlwkBAOkLACGZCQAA4wyZCSKaCSAAggwAIZsJAgDoCwAhnAlAAOoLACGdCQEAgQwAIZ4JQADqCwAhnwlAAOoLACEDAAAA7wQAIAEAAIEFADBcAACCBQAgAwAAAO8EACABAADwBAAwAgAA7AQAIAEAAABwACABAAAAcAAgAwAAAAwAIAEAAG8AMAIAAHAAIAMAAAAMACABAABvADACAABwACADAAAADAAgAQAAbwAwAgAAcAAgEAYAAO4WACAJAAC4EwAgCgAAuRMAIAsAALoTACAMAAC7EwAgIAAAvBMAICEAAL0TACAiAAC-EwAgpgcCAAAAAasHQAAAAAG6BwIAAAABmAgBAAAAAY8JAgAAAAGQCQIAAAABkQkCAAAAAZIJAQAAAAEBUAAAigUAIAimBwIAAAABqwdAAAAAAboHAgAAAAGYCAEAAAABjwkCAAAAAZAJAgAAAAGRCQIAAAABkgkBAAAAAQFQAACMBQAwAVAAAIwFADABAAAACAAgEAYAAO0WACAJAAC0EgAgCgAAtRIAIAsAALYSACAMAAC3EgAgIAAAuBIAICEAALkSACAiAAC6EgAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIQIAAABwACBQAACQBQAgCKYHAgCmDgAhqwdAAJwOACG6BwIAnQ4AIZgIAQCaDgAhjwkCAJ0OACGQCQIAnQ4AIZEJAgCdDgAhkgkBAJoOACECAAAADAAgUAAAkgUAIAIAAAAMACBQAACSBQAgAQAAAAgAIAMAAABwACBXAACKBQAgWAAAkAUAIAEAAABwACABAAAADAAgBhMAAOgWACBdAADpFgAgXgAA7BYAIF8AAOsWACBgAADqFgAgpgcAAJQOACALowcAAOAMADCkBwAAmgUAEKUHAADgDAAwpgcCAP0LACGrB0AA6wsAIboHAgDoCwAhmAgBAOkLACGPCQIA6AsAIZAJAgDoCwAhkQkCAOgLACGSCQEA6QsAIQMAAAAMACABAACZBQAwXAAAmgUAIAMAAAAMACABAABvADACAABwACABAAAAGgAgAQAAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIA0GAADuEgAgDQAAiRIAIBcCAAAAAR4AAIoSACAfAACLEgAgpgcCAAAAAasHQAAAAAG6BwIAAAABuwcBAAAAAc4HAQAAAAH8B0AAAAABuwgCAAAAAb4IIAAAAAEBUAAAogUAIAkXAgAAAAGmBwIAAAABqwdAAAAAAboHAgAAAAG7BwEAAAABzgcBAAAAAfwHQAAAAAG7CAIAAAABvgggAAAAAQFQAACkBQAwAVAAAKQFADABAAAADAAgDQYAAOwSACANAADvEQAgFwIAnQ4AIR4AAPARACAfAADxEQAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHOBwEAmg4AIfwHQACcDgAhuwgCAKYOACG-CCAArw4AIQIAAAAaACBQAACoBQAgCRcCAJ0OACGmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG7BwEAmg4AIc4HAQCaDgAh_AdAAJwOACG7CAIApg4AIb4IIACvDgAhAgAAABgAIFAAAKoFACACAAAAGAAgUAAAqgUAIAEAAAAMACADAAAAGgAgVwAAogUAIFgAAKgFACABAAAAGgAgAQAAABgAIAYTAADjFgAgXQAA5BYAIF4AAOcWACBfAADmFgAgYAAA5RYAILsIAACUDgAgDBcCAOgLACGjBwAA3wwAMKQHAACyBQAQpQcAAN8MADCmBwIA6AsAIasHQADrCwAhugcCAOgLACG7BwEA6QsAIc4HAQDpCwAh_AdAAOsLACG7CAIA_QsAIb4IIACCDAAhAwAAABgAIAEAALEFADBcAACyBQAgAwAAABgAIAEAABkAMAIAABoAIAEAAABXACABAAAAVwAgAwAAAFUAIAEAAFYAMAIAAFcAIAMAAABVACABAABWADACAABXACADAAAAVQAgAQAAVgAwAgAAVwAgBQYAAPwRACAOAADjEQAgpgcCAAAAAc4HAQAAAAGHCQIAAAABAVAAALoFACADpgcCAAAAAc4HAQAAAAGHCQIAAAABAVAAALwFADABUAAAvAUAMAUGAAD6EQAgDgAA4REAIKYHAgCdDgAhzgcBAJoOACGHCQIAnQ4AIQIAAABXACBQAAC_BQAgA6YHAgCdDgAhzgcBAJoOACGHCQIAnQ4AIQIAAABVACBQAADBBQAgAgAAAFUAIFAAAMEFACADAAAAVwAgVwAAugUAIFgAAL8FACABAAAAVwAgAQAAAFUAIAUTAADeFgAgXQAA3xYAIF4AAOIWACBfAADhFgAgYAAA4BYAIAajBwAA3gwAMKQHAADIBQAQpQcAAN4MADCmBwIA6AsAIc4HAQDpCwAhhwkCAOgLACEDAAAAVQAgAQAAxwUAMFwAAMgFACADAAAAVQAgAQAAVgAwAgAAVwAgAQAAAB8AIAEAAAAfACADAAAAHQAgAQAAHgAwAgAAHwAgAwAAAB0AIAEAAB4AMAIAAB8AIAMAAAAdACABAAAeADACAAAfACAbBgAAhxIAIA4AANARACAQAADREQAgEQAA0hEAIBcCAAAAARsAANQRACAcAADVEQAgHQAA0xEAIKYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHNBwEAAAAB_AdAAAAAAb4IIAAAAAHDCAEAAAABxggAAADGCALHCBAAAAABgwkQAAAAAYcJAgAAAAGICRAAAAABiQkgAAAAAYoJEAAAAAGLCRAAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABAVAAANAFACAUFwIAAAABpgcCAAAAAasHQAAAAAG6BwIAAAABuwcBAAAAAc0HAQAAAAH8B0AAAAABvgggAAAAAcMIAQAAAAHGCAAAAMYIAscIEAAAAAGDCRAAAAABhwkCAAAAAYgJEAAAAAGJCSAAAAABigkQAAAAAYsJEAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAEBUAAA0gUAMAFQAADSBQAwAQAAABgAIBsGAACFEgAgDgAA8xAAIBAAAPQQACARAAD1EAAgFwIAnQ4AIRsAAPcQACAcAAD4EAAgHQAA9hAAIKYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzQcBAJoOACH8B0AAnA4AIb4IIACvDgAhwwgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIYMJEADhDgAhhwkCAKYOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIQIAAAAfACBQAADWBQAgFBcCAJ0OACGmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG7BwEAmg4AIc0HAQCaDgAh_AdAAJwOACG-CCAArw4AIcMIAQCuDgAhxggAAOAOxggixwgQAOEOACGDCRAA4Q4AIYcJAgCmDgAhiAkQAOEOACGJCSAArw4AIYoJEADCDgAhiwkQAMIOACGMCQEAmg4AIY0JQACbDgAhjglAAJsOACECAAAAHQAgUAAA2AUAIAIAAAAdACBQAADYBQAgAQAAABgAIAMAAAAfACBXAADQBQAgWAAA1gUAIAEAAAAfACABAAAAHQAgDBMAANkWACBdAADaFgAgXgAA3RYAIF8AANwWACBgAADbFgAgwwgAAJQOACDHCAAAlA4AIIMJAACUDgAghwkAAJQOACCICQAAlA4AII0JAACUDgAgjgkAAJQOACAXFwIA6AsAIaMHAADdDAAwpAcAAOAFABClBwAA3QwAMKYHAgDoCwAhqwdAAOsLACG6BwIA6AsAIbsHAQDpCwAhzQcBAOkLACH8B0AA6wsAIb4IIACCDAAhwwgBAIEMACHGCAAAtgzGCCLHCBAAigwAIYMJEACKDAAhhwkCAP0LACGICRAAigwAIYkJIACCDAAhigkQALcMACGLCRAAtwwAIYwJAQDpCwAhjQlAAOoLACGOCUAA6gsAIQMAAAAdACABAADfBQAwXAAA4AUAIAMAAAAdACABAAAeADACAAAfACABAAAAJAAgAQAAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgAwAAACIAIAEAACMAMAIAACQAIAYNAADOEQAgDwAA4xIAIBcCAAAAAboHAgAAAAGLCAIAAAABuwgCAAAAAQFQAADoBQAgBBcCAAAAAboHAgAAAAGLCAIAAAABuwgCAAAAAQFQAADqBQAwAVAAAOoFADAGDQAAzBEAIA8AAOESACAXAgCdDgAhugcCAJ0OACGLCAIAnQ4AIbsIAgCdDgAhAgAAACQAIFAAAO0FACAEFwIAnQ4AIboHAgCdDgAhiwgCAJ0OACG7CAIAnQ4AIQIAAAAiACBQAADvBQAgAgAAACIAIFAAAO8FACADAAAAJAAgVwAA6AUAIFgAAO0FACABAAAAJAAgAQAAACIAIAUTAADUFgAgXQAA1RYAIF4AANgWACBfAADXFgAgYAAA1hYAIAcXAgDoCwAhowcAANwMADCkBwAA9gUAEKUHAADcDAAwugcCAOgLACGLCAIA6AsAIbsIAgDoCwAhAwAAACIAIAEAAPUFADBcAAD2BQAgAwAAACIAIAEAACMAMAIAACQAIAEAAAAoACABAAAAKAAgAwAAACYAIAEAACcAMAIAACgAIAMAAAAmACABAAAnADACAAAoACADAAAAJgAgAQAAJwAwAgAAKAAgBg8AANMWACC6BwIAAAABuwcBAAAAAYsIAgAAAAHLCAIAAAABggkAAMARACABUAAA_gUAIAW6BwIAAAABuwcBAAAAAYsIAgAAAAHLCAIAAAABggkAAMARACABUAAAgAYAMAFQAACABgAwBg8AANIWACC6BwIAnQ4AIbsHAQCaDgAhiwgCAJ0OACHLCAIAnQ4AIYIJAAC9EQAgAgAAACgAIFAAAIMGACAFugcCAJ0OACG7BwEAmg4AIYsIAgCdDgAhywgCAJ0OACGCCQAAvREAIAIAAAAmACBQAACFBgAgAgAAACYAIFAAAIUGACADAAAAKAAgVwAA_gUAIFgAAIMGACABAAAAKAAgAQAAACYAIAUTAADNFgAgXQAAzhYAIF4AANEWACBfAADQFgAgYAAAzxYAIAijBwAA2wwAMKQHAACMBgAQpQcAANsMADC6BwIA6AsAIbsHAQDpCwAhiwgCAOgLACHLCAIA6AsAIYIJAADaDAAgAwAAACYAIAEAAIsGADBcAACMBgAgAwAAACYAIAEAACcAMAIAACgAIAEAAAAsACABAAAALAAgAwAAACoAIAEAACsAMAIAACwAIAMAAAAqACABAAArADACAAAsACADAAAAKgAgAQAAKwAwAgAALAAgCw8AAMwWACAbAACxEQAgHAAAshEAILoHAgAAAAGLCAIAAAABvgggAAAAAcMIAQAAAAHHCBAAAAABywgCAAAAAYIJAACwEQAggwkQAAAAAQFQAACUBgAgCLoHAgAAAAGLCAIAAAABvgggAAAAAcMIAQAAAAHHCBAAAAABywgCAAAAAYIJAACwEQAggwkQAAAAAQFQAACWBgAwAVAAAJYGADALDwAAyxYAIBsAAJsRACAcAACcEQAgugcCAJ0OACGLCAIAnQ4AIb4IIACvDgAhwwgBAK4OACHHCBAA4Q4AIcsIAgCdDgAhggkAAJkRACCDCRAA4Q4AIQIAAAAsACBQAACZBgAgCLoHAgCdDgAhiwgCAJ0OACG-CCAArw4AIcMIAQCuDgAhxwgQAOEOACHLCAIAnQ4AIYIJAACZEQAggwkQAOEOACECAAAAKgAgUAAAmwYAIAIAAAAqACBQAACbBgAgAwAAACwAIFcAAJQGACBYAACZBgAgAQAAACwAIAEAAAAqACAIEwAAxhYAIF0AAMcWACBeAADKFgAgXwAAyRYAIGAAAMgWACDDCAAAlA4AIMcIAACUDgAggwkAAJQOACALowcAANkMADCkBwAAogYAEKUHAADZDAAwugcCAOgLACGLCAIA6AsAIb4IIACCDAAhwwgBAIEMACHHCBAAigwAIcsIAgDoCwAhggkAANoMACCDCRAAigwAIQMAAAAqACABAAChBgAwXAAAogYAIAMAAAAqACABAAArADACAAAsACABAAAASQAgAQAAAEkAIAMAAABHACABAABIADACAABJACADAAAARwAgAQAASAAwAgAASQAgAwAAAEcAIAEAAEgAMAIAAEkAIAsGAACDEQAgDwAA0w8AIBoAANQPACCmBwIAAAABqwdAAAAAAboHAgAAAAGLCAIAAAABwQgCAAAAAesIAQAAAAGACQEAAAABgQlAAAAAAQFQAACqBgAgCKYHAgAAAAGrB0AAAAABugcCAAAAAYsIAgAAAAHBCAIAAAAB6wgBAAAAAYAJAQAAAAGBCUAAAAABAVAAAKwGADABUAAArAYAMAEAAAAqACALBgAAgREAIA8AANAPACAaAADRDwAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhiwgCAJ0OACHBCAIApg4AIesIAQCaDgAhgAkBAJoOACGBCUAAmw4AIQIAAABJACBQAACwBgAgCKYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIYsIAgCdDgAhwQgCAKYOACHrCAEAmg4AIYAJAQCaDgAhgQlAAJsOACECAAAARwAgUAAAsgYAIAIAAABHACBQAACyBgAgAQAAACoAIAMAAABJACBXAACqBgAgWAAAsAYAIAEAAABJACABAAAARwAgBxMAAMEWACBdAADCFgAgXgAAxRYAIF8AAMQWACBgAADDFgAgwQgAAJQOACCBCQAAlA4AIAujBwAA2AwAMKQHAAC6BgAQpQcAANgMADCmBwIA6AsAIasHQADrCwAhugcCAOgLACGLCAIA6AsAIcEIAgD9CwAh6wgBAOkLACGACQEA6QsAIYEJQADqCwAhAwAAAEcAIAEAALkGADBcAAC6BgAgAwAAAEcAIAEAAEgAMAIAAEkAIAEAAACBAQAgAQAAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACADAAAAfwAgAQAAgAEAMAIAAIEBACAMBgAAlRQAIBgAAOcQACCmBwIAAAABqwdAAAAAAboHAgAAAAHACAIAAAABzQgBAAAAAfsIgAAAAAH8CAIAAAAB_QiAAAAAAf4IQAAAAAH_CAIAAAABAVAAAMIGACAKpgcCAAAAAasHQAAAAAG6BwIAAAABwAgCAAAAAc0IAQAAAAH7CIAAAAAB_AgCAAAAAf0IgAAAAAH-CEAAAAAB_wgCAAAAAQFQAADEBgAwAVAAAMQGADABAAAABQAgDAYAAJMUACAYAADlEAAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhwAgCAKYOACHNCAEAmg4AIfsIgAAAAAH8CAIAnQ4AIf0IgAAAAAH-CEAAmw4AIf8IAgCmDgAhAgAAAIEBACBQAADIBgAgCqYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIcAIAgCmDgAhzQgBAJoOACH7CIAAAAAB_AgCAJ0OACH9CIAAAAAB_ghAAJsOACH_CAIApg4AIQIAAAB_ACBQAADKBgAgAgAAAH8AIFAAAMoGACABAAAABQAgAwAAAIEBACBXAADCBgAgWAAAyAYAIAEAAACBAQAgAQAAAH8AIAgTAAC8FgAgXQAAvRYAIF4AAMAWACBfAAC_FgAgYAAAvhYAIMAIAACUDgAg_ggAAJQOACD_CAAAlA4AIA2jBwAA1QwAMKQHAADSBgAQpQcAANUMADCmBwIA6AsAIasHQADrCwAhugcCAOgLACHACAIA_QsAIc0IAQDWDAAh-wgAAIsMACD8CAIA6AsAIf0IAACLDAAg_ghAAOoLACH_CAIA_QsAIQMAAAB_ACABAADRBgAwXAAA0gYAIAMAAAB_ACABAACAAQAwAgAAgQEAIAEAAACGAQAgAQAAAIYBACADAAAAhAEAIAEAAIUBADACAACGAQAgAwAAAIQBACABAACFAQAwAgAAhgEAIAMAAACEAQAgAQAAhQEAMAIAAIYBACARBgAAuxYAIKYHAgAAAAGrB0AAAAABugcCAAAAAckIAgAAAAHRCAAAAO0IAu4IAgAAAAHxCEAAAAAB8ggBAAAAAfMIgAAAAAH0CIAAAAAB9QgCAAAAAfYIAgAAAAH3CAIAAAAB-AiAAAAAAfkIQAAAAAH6CEAAAAABAVAAANoGACAQpgcCAAAAAasHQAAAAAG6BwIAAAAByQgCAAAAAdEIAAAA7QgC7ggCAAAAAfEIQAAAAAHyCAEAAAAB8wiAAAAAAfQIgAAAAAH1CAIAAAAB9ggCAAAAAfcIAgAAAAH4CIAAAAAB-QhAAAAAAfoIQAAAAAEBUAAA3AYAMAFQAADcBgAwEQYAALoWACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACHJCAIAnQ4AIdEIAACoD-0IIu4IAgCdDgAh8QhAAJsOACHyCAEAmg4AIfMIgAAAAAH0CIAAAAAB9QgCAJ0OACH2CAIAnQ4AIfcIAgCdDgAh-AiAAAAAAfkIQACbDgAh-ghAAJsOACECAAAAhgEAIFAAAN8GACAQpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhyQgCAJ0OACHRCAAAqA_tCCLuCAIAnQ4AIfEIQACbDgAh8ggBAJoOACHzCIAAAAAB9AiAAAAAAfUIAgCdDgAh9ggCAJ0OACH3CAIAnQ4AIfgIgAAAAAH5CEAAmw4AIfoIQACbDgAhAgAAAIQBACBQAADhBgAgAgAAAIQBACBQAADhBgAgAwAAAIYBACBXAADaBgAgWAAA3wYAIAEAAACGAQAgAQAAAIQBACAIEwAAtRYAIF0AALYWACBeAAC5FgAgXwAAuBYAIGAAALcWACDxCAAAlA4AIPkIAACUDgAg-ggAAJQOACATowcAANQMADCkBwAA6AYAEKUHAADUDAAwpgcCAOgLACGrB0AA6wsAIboHAgDoCwAhyQgCAOgLACHRCAAA0QztCCLuCAIA6AsAIfEIQADqCwAh8ggBAOkLACHzCAAAiwwAIPQIAACLDAAg9QgCAOgLACH2CAIA6AsAIfcIAgDoCwAh-AgAAIsMACD5CEAA6gsAIfoIQADqCwAhAwAAAIQBACABAADnBgAwXAAA6AYAIAMAAACEAQAgAQAAhQEAMAIAAIYBACABAAAAsQEAIAEAAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACADAAAArwEAIAEAALABADACAACxAQAgCwYAALQWACCmBwIAAAABqwdAAAAAAboHAgAAAAHJCAIAAAAB0QgAAADtCALtCIAAAAAB7ggCAAAAAe8IAQAAAAHwCAEAAAAB8QhAAAAAAQFQAADwBgAgCqYHAgAAAAGrB0AAAAABugcCAAAAAckIAgAAAAHRCAAAAO0IAu0IgAAAAAHuCAIAAAAB7wgBAAAAAfAIAQAAAAHxCEAAAAABAVAAAPIGADABUAAA8gYAMAsGAACzFgAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhyQgCAJ0OACHRCAAAqA_tCCLtCIAAAAAB7ggCAJ0OACHvCAEArg4AIfAIAQCuDgAh8QhAAJsOACECAAAAsQEAIFAAAPUGACAKpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhyQgCAJ0OACHRCAAAqA_tCCLtCIAAAAAB7ggCAJ0OACHvCAEArg4AIfAIAQCuDgAh8QhAAJsOACECAAAArwEAIFAAAPcGACACAAAArwEAIFAAAPcGACADAAAAsQEAIFcAAPAGACBYAAD1BgAgAQAAALEBACABAAAArwEAIAgTAACuFgAgXQAArxYAIF4AALIWACBfAACxFgAgYAAAsBYAIO8IAACUDgAg8AgAAJQOACDxCAAAlA4AIA2jBwAA0AwAMKQHAAD-BgAQpQcAANAMADCmBwIA6AsAIasHQADrCwAhugcCAOgLACHJCAIA6AsAIdEIAADRDO0IIu0IAACLDAAg7ggCAOgLACHvCAEAgQwAIfAIAQCBDAAh8QhAAOoLACEDAAAArwEAIAEAAP0GADBcAAD-BgAgAwAAAK8BACABAACwAQAwAgAAsQEAIAEAAACKAQAgAQAAAIoBACADAAAAMgAgAQAAiQEAMAIAAIoBACADAAAAMgAgAQAAiQEAMAIAAIoBACADAAAAMgAgAQAAiQEAMAIAAIoBACAIBgAArRYAIBIAAMQQACCmBwIAAAABqwdAAAAAAboHAgAAAAG7BwEAAAAByggBAAAAAesIAQAAAAEBUAAAhgcAIAamBwIAAAABqwdAAAAAAboHAgAAAAG7BwEAAAAByggBAAAAAesIAQAAAAEBUAAAiAcAMAFQAACIBwAwCAYAAKwWACASAAC3EAAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHKCAEArg4AIesIAQCuDgAhAgAAAIoBACBQAACLBwAgBqYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhyggBAK4OACHrCAEArg4AIQIAAAAyACBQAACNBwAgAgAAADIAIFAAAI0HACADAAAAigEAIFcAAIYHACBYAACLBwAgAQAAAIoBACABAAAAMgAgBxMAAKcWACBdAACoFgAgXgAAqxYAIF8AAKoWACBgAACpFgAgyggAAJQOACDrCAAAlA4AIAmjBwAAzwwAMKQHAACUBwAQpQcAAM8MADCmBwIA6AsAIasHQADrCwAhugcCAOgLACG7BwEA6QsAIcoIAQCBDAAh6wgBAIEMACEDAAAAMgAgAQAAkwcAMFwAAJQHACADAAAAMgAgAQAAiQEAMAIAAIoBACABAAAANgAgAQAAADYAIAMAAAA0ACABAAA1ADACAAA2ACADAAAANAAgAQAANQAwAgAANgAgAwAAADQAIAEAADUAMAIAADYAICgGAADpDgAgFAAA6g4AIBUAAMIQACAWAADrDgAgGQAA7A4AIKYHAgAAAAGrB0AAAAABugcCAAAAAb0HAQAAAAHhBxAAAAAB_AdAAAAAAf4HAQAAAAGNCAAAANAIAskIEAAAAAHKCAEAAAABzAgCAAAAAc0IAQAAAAHOCAEAAAAB0QgAAADRCALTCAAAANMIAtUIAAAA1QgC1wgAAADXCALZCAAAANkIA9oIAgAAAAHbCAEAAAAB3AgBAAAAAd0IAQAAAAHeCAIAAAAB3wgBAAAAAeAIAQAAAAHhCAEAAAAB4ggBAAAAAeMIEAAAAAHkCBAAAAAB5QggAAAAAeYIIAAAAAHnCCAAAAAB6AggAAAAAekIQAAAAAHqCEAAAAABAVAAAJwHACAjpgcCAAAAAasHQAAAAAG6BwIAAAABvQcBAAAAAeEHEAAAAAH8B0AAAAAB_gcBAAAAAY0IAAAA0AgCyQgQAAAAAcoIAQAAAAHMCAIAAAABzQgBAAAAAc4IAQAAAAHRCAAAANEIAtMIAAAA0wgC1QgAAADVCALXCAAAANcIAtkIAAAA2QgD2ggCAAAAAdsIAQAAAAHcCAEAAAAB3QgBAAAAAd4IAgAAAAHfCAEAAAAB4AgBAAAAAeEIAQAAAAHiCAEAAAAB4wgQAAAAAeQIEAAAAAHlCCAAAAAB5gggAAAAAecIIAAAAAHoCCAAAAAB6QhAAAAAAeoIQAAAAAEBUAAAngcAMAFQAACeBwAwAQAAADIAIAEAAAA5ACAoBgAAxA4AIBQAAMUOACAVAADAEAAgFgAAxg4AIBkAAMcOACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG9BwEArg4AIeEHEADCDgAh_AdAAJwOACH-BwEAmg4AIY0IAAC8DtAIIskIEADCDgAhyggBAK4OACHMCAIAnQ4AIc0IAQCaDgAhzggBAJoOACHRCAAAvQ7RCCLTCAAAvg7TCCLVCAAAvw7VCCLXCAAAwA7XCCLZCAAAwQ7ZCCPaCAIApg4AIdsIAQCaDgAh3AgBAK4OACHdCAEArg4AId4IAgCmDgAh3wgBAK4OACHgCAEArg4AIeEIAQCuDgAh4ggBAK4OACHjCBAAwg4AIeQIEADCDgAh5QggAK8OACHmCCAArw4AIecIIACvDgAh6AggAK8OACHpCEAAmw4AIeoIQACbDgAhAgAAADYAIFAAAKMHACAjpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhvQcBAK4OACHhBxAAwg4AIfwHQACcDgAh_gcBAJoOACGNCAAAvA7QCCLJCBAAwg4AIcoIAQCuDgAhzAgCAJ0OACHNCAEAmg4AIc4IAQCaDgAh0QgAAL0O0Qgi0wgAAL4O0wgi1QgAAL8O1Qgi1wgAAMAO1wgi2QgAAMEO2Qgj2ggCAKYOACHbCAEAmg4AIdwIAQCuDgAh3QgBAK4OACHeCAIApg4AId8IAQCuDgAh4AgBAK4OACHhCAEArg4AIeIIAQCuDgAh4wgQAMIOACHkCBAAwg4AIeUIIACvDgAh5gggAK8OACHnCCAArw4AIegIIACvDgAh6QhAAJsOACHqCEAAmw4AIQIAAAA0ACBQAAClBwAgAgAAADQAIFAAAKUHACABAAAAMgAgAQAAADkAIAMAAAA2ACBXAACcBwAgWAAAowcAIAEAAAA2ACABAAAANAAgEhMAAKIWACBdAACjFgAgXgAAphYAIF8AAKUWACBgAACkFgAgvQcAAJQOACDKCAAAlA4AINkIAACUDgAg2ggAAJQOACDcCAAAlA4AIN0IAACUDgAg3ggAAJQOACDfCAAAlA4AIOAIAACUDgAg4QgAAJQOACDiCAAAlA4AIOkIAACUDgAg6ggAAJQOACAmowcAALwMADCkBwAArgcAEKUHAAC8DAAwpgcCAOgLACGrB0AA6wsAIboHAgDoCwAhvQcBAIEMACHhBxAAtwwAIfwHQADrCwAh_gcBAOkLACGNCAAAvQzQCCLJCBAAtwwAIcoIAQCBDAAhzAgCAOgLACHNCAEA6QsAIc4IAQDpCwAh0QgAAL4M0Qgi0wgAAL8M0wgi1QgAAMAM1Qgi1wgAAMEM1wgi2QgAAMIM2Qgj2ggCAP0LACHbCAEA6QsAIdwIAQCBDAAh3QgBAIEMACHeCAIA_QsAId8IAQCBDAAh4AgBAIEMACHhCAEAgQwAIeIIAQCBDAAh4wgQALcMACHkCBAAtwwAIeUIIACCDAAh5gggAIIMACHnCCAAggwAIegIIACCDAAh6QhAAOoLACHqCEAA6gsAIQMAAAA0ACABAACtBwAwXAAArgcAIAMAAAA0ACABAAA1ADACAAA2ACABAAAAMAAgAQAAADAAIAMAAAAuACABAAAvADACAAAwACADAAAALgAgAQAALwAwAgAAMAAgAwAAAC4AIAEAAC8AMAIAADAAIBEPAADmDgAgFwAAjhEAIBoAAOcOACC6BwIAAAABuwcBAAAAAYsIAgAAAAG_CAIAAAABwQgCAAAAAcIIAQAAAAHDCAEAAAABxAgBAAAAAcYIAAAAxggCxwgQAAAAAcgIEAAAAAHJCBAAAAAByggBAAAAAcsIAgAAAAEBUAAAtgcAIA66BwIAAAABuwcBAAAAAYsIAgAAAAG_CAIAAAABwQgCAAAAAcIIAQAAAAHDCAEAAAABxAgBAAAAAcYIAAAAxggCxwgQAAAAAcgIEAAAAAHJCBAAAAAByggBAAAAAcsIAgAAAAEBUAAAuAcAMAFQAAC4BwAwAQAAAB0AIAEAAAAqACARDwAA4w4AIBcAAIwRACAaAADkDgAgugcCAJ0OACG7BwEAmg4AIYsIAgCmDgAhvwgCAJ0OACHBCAIApg4AIcIIAQCuDgAhwwgBAK4OACHECAEArg4AIcYIAADgDsYIIscIEADhDgAhyAgQAMIOACHJCBAA4Q4AIcoIAQCuDgAhywgCAJ0OACECAAAAMAAgUAAAvQcAIA66BwIAnQ4AIbsHAQCaDgAhiwgCAKYOACG_CAIAnQ4AIcEIAgCmDgAhwggBAK4OACHDCAEArg4AIcQIAQCuDgAhxggAAOAOxggixwgQAOEOACHICBAAwg4AIckIEADhDgAhyggBAK4OACHLCAIAnQ4AIQIAAAAuACBQAAC_BwAgAgAAAC4AIFAAAL8HACABAAAAHQAgAQAAACoAIAMAAAAwACBXAAC2BwAgWAAAvQcAIAEAAAAwACABAAAALgAgDRMAAJ0WACBdAACeFgAgXgAAoRYAIF8AAKAWACBgAACfFgAgiwgAAJQOACDBCAAAlA4AIMIIAACUDgAgwwgAAJQOACDECAAAlA4AIMcIAACUDgAgyQgAAJQOACDKCAAAlA4AIBGjBwAAtQwAMKQHAADIBwAQpQcAALUMADC6BwIA6AsAIbsHAQDpCwAhiwgCAP0LACG_CAIA6AsAIcEIAgD9CwAhwggBAIEMACHDCAEAgQwAIcQIAQCBDAAhxggAALYMxggixwgQAIoMACHICBAAtwwAIckIEACKDAAhyggBAIEMACHLCAIA6AsAIQMAAAAuACABAADHBwAwXAAAyAcAIAMAAAAuACABAAAvADACAAAwACABAAAAQAAgAQAAAEAAIAMAAAA-ACABAAA_ADACAABAACADAAAAPgAgAQAAPwAwAgAAQAAgAwAAAD4AIAEAAD8AMAIAAEAAIAgXAACgFAAgGAAA1Q4AIFCAAAAAAboHAgAAAAGRCEAAAAABkwgBAAAAAb8IAgAAAAHACAIAAAABAVAAANAHACAGUIAAAAABugcCAAAAAZEIQAAAAAGTCAEAAAABvwgCAAAAAcAIAgAAAAEBUAAA0gcAMAFQAADSBwAwAQAAAAUAIAgXAACeFAAgGAAA0w4AIFCAAAAAAboHAgCdDgAhkQhAAJwOACGTCAEAmg4AIb8IAgCdDgAhwAgCAKYOACECAAAAQAAgUAAA1gcAIAZQgAAAAAG6BwIAnQ4AIZEIQACcDgAhkwgBAJoOACG_CAIAnQ4AIcAIAgCmDgAhAgAAAD4AIFAAANgHACACAAAAPgAgUAAA2AcAIAEAAAAFACADAAAAQAAgVwAA0AcAIFgAANYHACABAAAAQAAgAQAAAD4AIAcTAACYFgAgUAAAlA4AIF0AAJkWACBeAACcFgAgXwAAmxYAIGAAAJoWACDACAAAlA4AIAlQAACDDAAgowcAALQMADCkBwAA4AcAEKUHAAC0DAAwugcCAOgLACGRCEAA6wsAIZMIAQDpCwAhvwgCAOgLACHACAIA_QsAIQMAAAA-ACABAADfBwAwXAAA4AcAIAMAAAA-ACABAAA_ADACAABAACABAAAAjgEAIAEAAACOAQAgAwAAAIwBACABAACNAQAwAgAAjgEAIAMAAACMAQAgAQAAjQEAMAIAAI4BACADAAAAjAEAIAEAAI0BADACAACOAQAgBgYAAJcWACAXAgAAAAGmBwIAAAABugcCAAAAAbsHAQAAAAHDBwEAAAABAVAAAOgHACAFFwIAAAABpgcCAAAAAboHAgAAAAG7BwEAAAABwwcBAAAAAQFQAADqBwAwAVAAAOoHADAGBgAAlhYAIBcCAJ0OACGmBwIAnQ4AIboHAgCdDgAhuwcBAJoOACHDBwEAmg4AIQIAAACOAQAgUAAA7QcAIAUXAgCdDgAhpgcCAJ0OACG6BwIAnQ4AIbsHAQCaDgAhwwcBAJoOACECAAAAjAEAIFAAAO8HACACAAAAjAEAIFAAAO8HACADAAAAjgEAIFcAAOgHACBYAADtBwAgAQAAAI4BACABAAAAjAEAIAUTAACRFgAgXQAAkhYAIF4AAJUWACBfAACUFgAgYAAAkxYAIAgXAgDoCwAhowcAALMMADCkBwAA9gcAEKUHAACzDAAwpgcCAOgLACG6BwIA6AsAIbsHAQDpCwAhwwcBAOkLACEDAAAAjAEAIAEAAPUHADBcAAD2BwAgAwAAAIwBACABAACNAQAwAgAAjgEAIAEAAACSAQAgAQAAAJIBACADAAAAkAEAIAEAAJEBADACAACSAQAgAwAAAJABACABAACRAQAwAgAAkgEAIAMAAACQAQAgAQAAkQEAMAIAAJIBACAJBgAAkBYAIBcCAAAAAS8AAJ8QACCmBwIAAAABugcCAAAAAbsHAQAAAAG8CAEAAAABvQgBAAAAAb4IIAAAAAEBUAAA_gcAIAcXAgAAAAGmBwIAAAABugcCAAAAAbsHAQAAAAG8CAEAAAABvQgBAAAAAb4IIAAAAAEBUAAAgAgAMAFQAACACAAwCQYAAI8WACAXAgCdDgAhLwAAkhAAIKYHAgCdDgAhugcCAJ0OACG7BwEAmg4AIbwIAQCuDgAhvQgBAK4OACG-CCAArw4AIQIAAACSAQAgUAAAgwgAIAcXAgCdDgAhpgcCAJ0OACG6BwIAnQ4AIbsHAQCaDgAhvAgBAK4OACG9CAEArg4AIb4IIACvDgAhAgAAAJABACBQAACFCAAgAgAAAJABACBQAACFCAAgAwAAAJIBACBXAAD-BwAgWAAAgwgAIAEAAACSAQAgAQAAAJABACAHEwAAihYAIF0AAIsWACBeAACOFgAgXwAAjRYAIGAAAIwWACC8CAAAlA4AIL0IAACUDgAgChcCAOgLACGjBwAAsgwAMKQHAACMCAAQpQcAALIMADCmBwIA6AsAIboHAgDoCwAhuwcBAOkLACG8CAEAgQwAIb0IAQCBDAAhvgggAIIMACEDAAAAkAEAIAEAAIsIADBcAACMCAAgAwAAAJABACABAACRAQAwAgAAkgEAIAEAAABeACABAAAAXgAgAwAAAFwAIAEAAF0AMAIAAF4AIAMAAABcACABAABdADACAABeACADAAAAXAAgAQAAXQAwAgAAXgAgCwUAANcSACANAADREwAgJAAA2BIAIKsHQAAAAAG6BwIAAAABwwcBAAAAAdEHAgAAAAGzCAIAAAABuggBAAAAAbsIAgAAAAG8CAEAAAABAVAAAJQIACAIqwdAAAAAAboHAgAAAAHDBwEAAAAB0QcCAAAAAbMIAgAAAAG6CAEAAAABuwgCAAAAAbwIAQAAAAEBUAAAlggAMAFQAACWCAAwAQAAAAwAIAEAAAADACALBQAAxhIAIA0AAM8TACAkAADHEgAgqwdAAJwOACG6BwIAnQ4AIcMHAQCaDgAh0QcCAKYOACGzCAIApg4AIboIAQCaDgAhuwgCAKYOACG8CAEArg4AIQIAAABeACBQAACbCAAgCKsHQACcDgAhugcCAJ0OACHDBwEAmg4AIdEHAgCmDgAhswgCAKYOACG6CAEAmg4AIbsIAgCmDgAhvAgBAK4OACECAAAAXAAgUAAAnQgAIAIAAABcACBQAACdCAAgAQAAAAwAIAEAAAADACADAAAAXgAgVwAAlAgAIFgAAJsIACABAAAAXgAgAQAAAFwAIAkTAACFFgAgXQAAhhYAIF4AAIkWACBfAACIFgAgYAAAhxYAINEHAACUDgAgswgAAJQOACC7CAAAlA4AILwIAACUDgAgC6MHAACxDAAwpAcAAKYIABClBwAAsQwAMKsHQADrCwAhugcCAOgLACHDBwEA6QsAIdEHAgD9CwAhswgCAP0LACG6CAEA6QsAIbsIAgD9CwAhvAgBAIEMACEDAAAAXAAgAQAApQgAMFwAAKYIACADAAAAXAAgAQAAXQAwAgAAXgAgAQAAAGQAIAEAAABkACADAAAAYgAgAQAAYwAwAgAAZAAgAwAAAGIAIAEAAGMAMAIAAGQAIAMAAABiACABAABjADACAABkACAFIgAAsBQAICMAANUSACCzCAIAAAABuAgCAAAAAbkIQAAAAAEBUAAArggAIAOzCAIAAAABuAgCAAAAAbkIQAAAAAEBUAAAsAgAMAFQAACwCAAwBSIAAK4UACAjAADTEgAgswgCAJ0OACG4CAIAnQ4AIbkIQACcDgAhAgAAAGQAIFAAALMIACADswgCAJ0OACG4CAIAnQ4AIbkIQACcDgAhAgAAAGIAIFAAALUIACACAAAAYgAgUAAAtQgAIAMAAABkACBXAACuCAAgWAAAswgAIAEAAABkACABAAAAYgAgBRMAAIAWACBdAACBFgAgXgAAhBYAIF8AAIMWACBgAACCFgAgBqMHAACwDAAwpAcAALwIABClBwAAsAwAMLMIAgDoCwAhuAgCAOgLACG5CEAA6wsAIQMAAABiACABAAC7CAAwXAAAvAgAIAMAAABiACABAABjADACAABkACALIwAArwwAIKMHAACuDAAwpAcAAPcBABClBwAArgwAMKsHQAD6CwAhugcCAAAAAbMIAgAAAAG0CAEA-AsAIbUIAQD4CwAhtggBAPgLACG3CAEAqgwAIQEAAAC_CAAgAQAAAL8IACACIwAA_xUAILcIAACUDgAgAwAAAPcBACABAADCCAAwAgAAvwgAIAMAAAD3AQAgAQAAwggAMAIAAL8IACADAAAA9wEAIAEAAMIIADACAAC_CAAgCCMAAP4VACCrB0AAAAABugcCAAAAAbMIAgAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CAEAAAABAVAAAMYIACAHqwdAAAAAAboHAgAAAAGzCAIAAAABtAgBAAAAAbUIAQAAAAG2CAEAAAABtwgBAAAAAQFQAADICAAwAVAAAMgIADAIIwAA_RUAIKsHQACcDgAhugcCAJ0OACGzCAIAnQ4AIbQIAQCaDgAhtQgBAJoOACG2CAEAmg4AIbcIAQCuDgAhAgAAAL8IACBQAADLCAAgB6sHQACcDgAhugcCAJ0OACGzCAIAnQ4AIbQIAQCaDgAhtQgBAJoOACG2CAEAmg4AIbcIAQCuDgAhAgAAAPcBACBQAADNCAAgAgAAAPcBACBQAADNCAAgAwAAAL8IACBXAADGCAAgWAAAywgAIAEAAAC_CAAgAQAAAPcBACAGEwAA-BUAIF0AAPkVACBeAAD8FQAgXwAA-xUAIGAAAPoVACC3CAAAlA4AIAqjBwAArQwAMKQHAADUCAAQpQcAAK0MADCrB0AA6wsAIboHAgDoCwAhswgCAOgLACG0CAEA6QsAIbUIAQDpCwAhtggBAOkLACG3CAEAgQwAIQMAAAD3AQAgAQAA0wgAMFwAANQIACADAAAA9wEAIAEAAMIIADACAAC_CAAgAQAAAP4BACABAAAA_gEAIAMAAAD8AQAgAQAA_QEAMAIAAP4BACADAAAA_AEAIAEAAP0BADACAAD-AQAgAwAAAPwBACABAAD9AQAwAgAA_gEAIAUjAAD3FQAgqwdAAAAAAboHAgAAAAHDBwEAAAABswgCAAAAAQFQAADcCAAgBKsHQAAAAAG6BwIAAAABwwcBAAAAAbMIAgAAAAEBUAAA3ggAMAFQAADeCAAwBSMAAPYVACCrB0AAnA4AIboHAgCdDgAhwwcBAJoOACGzCAIAnQ4AIQIAAAD-AQAgUAAA4QgAIASrB0AAnA4AIboHAgCdDgAhwwcBAJoOACGzCAIAnQ4AIQIAAAD8AQAgUAAA4wgAIAIAAAD8AQAgUAAA4wgAIAMAAAD-AQAgVwAA3AgAIFgAAOEIACABAAAA_gEAIAEAAAD8AQAgBRMAAPEVACBdAADyFQAgXgAA9RUAIF8AAPQVACBgAADzFQAgB6MHAACsDAAwpAcAAOoIABClBwAArAwAMKsHQADrCwAhugcCAOgLACHDBwEA6QsAIbMIAgDoCwAhAwAAAPwBACABAADpCAAwXAAA6ggAIAMAAAD8AQAgAQAA_QEAMAIAAP4BACABAAAAEQAgAQAAABEAIAMAAAAPACABAAAQADACAAARACADAAAADwAgAQAAEAAwAgAAEQAgAwAAAA8AIAEAABAAMAIAABEAIBkHAACrEwAgCAAAthMAICUBAAAAAboHAgAAAAHBBwEAAAAB-gcCAAAAAfwHQAAAAAGhCAEAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCAEAAAABrggCAAAAAa8IAgAAAAGwCCAAAAABsQgBAAAAAbIIIAAAAAEBUAAA8ggAIBclAQAAAAG6BwIAAAABwQcBAAAAAfoHAgAAAAH8B0AAAAABoQgBAAAAAaIIAQAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAEAAAABrQgBAAAAAa4IAgAAAAGvCAIAAAABsAggAAAAAbEIAQAAAAGyCCAAAAABAVAAAPQIADABUAAA9AgAMAEAAAAMACABAAAADAAgGQcAAKkTACAIAAC0EwAgJQEArg4AIboHAgCdDgAhwQcBAK4OACH6BwIAnQ4AIfwHQACcDgAhoQgBAK4OACGiCAEArg4AIaMIAQCuDgAhpAgBAK4OACGlCAEAmg4AIaYIAQCaDgAhpwgBAJoOACGoCAEArg4AIakIAQCuDgAhqggBAJoOACGrCAEAmg4AIawIAQCuDgAhrQgBAK4OACGuCAIApg4AIa8IAgCmDgAhsAggAK8OACGxCAEArg4AIbIIIACvDgAhAgAAABEAIFAAAPkIACAXJQEArg4AIboHAgCdDgAhwQcBAK4OACH6BwIAnQ4AIfwHQACcDgAhoQgBAK4OACGiCAEArg4AIaMIAQCuDgAhpAgBAK4OACGlCAEAmg4AIaYIAQCaDgAhpwgBAJoOACGoCAEArg4AIakIAQCuDgAhqggBAJoOACGrCAEAmg4AIawIAQCuDgAhrQgBAK4OACGuCAIApg4AIa8IAgCmDgAhsAggAK8OACGxCAEArg4AIbIIIACvDgAhAgAAAA8AIFAAAPsIACACAAAADwAgUAAA-wgAIAEAAAAMACABAAAADAAgAwAAABEAIFcAAPIIACBYAAD5CAAgAQAAABEAIAEAAAAPACASEwAA7BUAICUAAJQOACBdAADtFQAgXgAA8BUAIF8AAO8VACBgAADuFQAgwQcAAJQOACChCAAAlA4AIKIIAACUDgAgowgAAJQOACCkCAAAlA4AIKgIAACUDgAgqQgAAJQOACCsCAAAlA4AIK0IAACUDgAgrggAAJQOACCvCAAAlA4AILEIAACUDgAgGiUBAIEMACGjBwAAqwwAMKQHAACECQAQpQcAAKsMADC6BwIA6AsAIcEHAQCBDAAh-gcCAOgLACH8B0AA6wsAIaEIAQCBDAAhoggBAIEMACGjCAEAgQwAIaQIAQCBDAAhpQgBAOkLACGmCAEA6QsAIacIAQDpCwAhqAgBAIEMACGpCAEAgQwAIaoIAQDpCwAhqwgBAOkLACGsCAEAgQwAIa0IAQCBDAAhrggCAP0LACGvCAIA_QsAIbAIIACCDAAhsQgBAIEMACGyCCAAggwAIQMAAAAPACABAACDCQAwXAAAhAkAIAMAAAAPACABAAAQADACAAARACANowcAAKkMADCkBwAAigkAEKUHAACpDAAwugcCAAAAAZgIAQAAAAGZCAEA-AsAIZoIAQD4CwAhmwgBAKoMACGcCAIAngwAIZ0IQAD6CwAhnghAAPoLACGfCEAA-QsAIaAIAgCeDAAhAQAAAIcJACABAAAAhwkAIA2jBwAAqQwAMKQHAACKCQAQpQcAAKkMADC6BwIAngwAIZgIAQD4CwAhmQgBAPgLACGaCAEA-AsAIZsIAQCqDAAhnAgCAJ4MACGdCEAA-gsAIZ4IQAD6CwAhnwhAAPkLACGgCAIAngwAIQKbCAAAlA4AIJ8IAACUDgAgAwAAAIoJACABAACLCQAwAgAAhwkAIAMAAACKCQAgAQAAiwkAMAIAAIcJACADAAAAigkAIAEAAIsJADACAACHCQAgCroHAgAAAAGYCAEAAAABmQgBAAAAAZoIAQAAAAGbCAEAAAABnAgCAAAAAZ0IQAAAAAGeCEAAAAABnwhAAAAAAaAIAgAAAAEBUAAAjwkAIAq6BwIAAAABmAgBAAAAAZkIAQAAAAGaCAEAAAABmwgBAAAAAZwIAgAAAAGdCEAAAAABnghAAAAAAZ8IQAAAAAGgCAIAAAABAVAAAJEJADABUAAAkQkAMAq6BwIAnQ4AIZgIAQCaDgAhmQgBAJoOACGaCAEAmg4AIZsIAQCuDgAhnAgCAJ0OACGdCEAAnA4AIZ4IQACcDgAhnwhAAJsOACGgCAIAnQ4AIQIAAACHCQAgUAAAlAkAIAq6BwIAnQ4AIZgIAQCaDgAhmQgBAJoOACGaCAEAmg4AIZsIAQCuDgAhnAgCAJ0OACGdCEAAnA4AIZ4IQACcDgAhnwhAAJsOACGgCAIAnQ4AIQIAAACKCQAgUAAAlgkAIAIAAACKCQAgUAAAlgkAIAMAAACHCQAgVwAAjwkAIFgAAJQJACABAAAAhwkAIAEAAACKCQAgBxMAAOcVACBdAADoFQAgXgAA6xUAIF8AAOoVACBgAADpFQAgmwgAAJQOACCfCAAAlA4AIA2jBwAAqAwAMKQHAACdCQAQpQcAAKgMADC6BwIA6AsAIZgIAQDpCwAhmQgBAOkLACGaCAEA6QsAIZsIAQCBDAAhnAgCAOgLACGdCEAA6wsAIZ4IQADrCwAhnwhAAOoLACGgCAIA6AsAIQMAAACKCQAgAQAAnAkAMFwAAJ0JACADAAAAigkAIAEAAIsJADACAACHCQAgB6MHAACnDAAwpAcAAKMJABClBwAApwwAMLsHAQAAAAGVCAEAAAABlggCAJ4MACGXCEAA-gsAIQEAAACgCQAgAQAAAKAJACAHowcAAKcMADCkBwAAowkAEKUHAACnDAAwuwcBAPgLACGVCAEA-AsAIZYIAgCeDAAhlwhAAPoLACEAAwAAAKMJACABAACkCQAwAgAAoAkAIAMAAACjCQAgAQAApAkAMAIAAKAJACADAAAAowkAIAEAAKQJADACAACgCQAgBLsHAQAAAAGVCAEAAAABlggCAAAAAZcIQAAAAAEBUAAAqAkAIAS7BwEAAAABlQgBAAAAAZYIAgAAAAGXCEAAAAABAVAAAKoJADABUAAAqgkAMAS7BwEAmg4AIZUIAQCaDgAhlggCAJ0OACGXCEAAnA4AIQIAAACgCQAgUAAArQkAIAS7BwEAmg4AIZUIAQCaDgAhlggCAJ0OACGXCEAAnA4AIQIAAACjCQAgUAAArwkAIAIAAACjCQAgUAAArwkAIAMAAACgCQAgVwAAqAkAIFgAAK0JACABAAAAoAkAIAEAAACjCQAgBRMAAOIVACBdAADjFQAgXgAA5hUAIF8AAOUVACBgAADkFQAgB6MHAACmDAAwpAcAALYJABClBwAApgwAMLsHAQDpCwAhlQgBAOkLACGWCAIA6AsAIZcIQADrCwAhAwAAAKMJACABAAC1CQAwXAAAtgkAIAMAAACjCQAgAQAApAkAMAIAAKAJACAFowcAAKUMADCkBwAAvAkAEKUHAAClDAAwugcCAAAAAZQIQAD6CwAhAQAAALkJACABAAAAuQkAIAWjBwAApQwAMKQHAAC8CQAQpQcAAKUMADC6BwIAngwAIZQIQAD6CwAhAAMAAAC8CQAgAQAAvQkAMAIAALkJACADAAAAvAkAIAEAAL0JADACAAC5CQAgAwAAALwJACABAAC9CQAwAgAAuQkAIAK6BwIAAAABlAhAAAAAAQFQAADBCQAgAroHAgAAAAGUCEAAAAABAVAAAMMJADABUAAAwwkAMAK6BwIAnQ4AIZQIQACcDgAhAgAAALkJACBQAADGCQAgAroHAgCdDgAhlAhAAJwOACECAAAAvAkAIFAAAMgJACACAAAAvAkAIFAAAMgJACADAAAAuQkAIFcAAMEJACBYAADGCQAgAQAAALkJACABAAAAvAkAIAUTAADdFQAgXQAA3hUAIF4AAOEVACBfAADgFQAgYAAA3xUAIAWjBwAApAwAMKQHAADPCQAQpQcAAKQMADC6BwIA6AsAIZQIQADrCwAhAwAAALwJACABAADOCQAwXAAAzwkAIAMAAAC8CQAgAQAAvQkAMAIAALkJACABAAAAmwEAIAEAAACbAQAgAwAAAJkBACABAACaAQAwAgAAmwEAIAMAAACZAQAgAQAAmgEAMAIAAJsBACADAAAAmQEAIAEAAJoBADACAACbAQAgBwYAANwVACCmBwIAAAABugcEAAAAAYsIAgAAAAGNCAEAAAABkQhAAAAAAZMIAAAAkwgCAVAAANcJACAGpgcCAAAAAboHBAAAAAGLCAIAAAABjQgBAAAAAZEIQAAAAAGTCAAAAJMIAgFQAADZCQAwAVAAANkJADAHBgAA2xUAIKYHAgCdDgAhugcEAIMQACGLCAIApg4AIY0IAQCuDgAhkQhAAJwOACGTCAAAhBCTCCICAAAAmwEAIFAAANwJACAGpgcCAJ0OACG6BwQAgxAAIYsIAgCmDgAhjQgBAK4OACGRCEAAnA4AIZMIAACEEJMIIgIAAACZAQAgUAAA3gkAIAIAAACZAQAgUAAA3gkAIAMAAACbAQAgVwAA1wkAIFgAANwJACABAAAAmwEAIAEAAACZAQAgBxMAANYVACBdAADXFQAgXgAA2hUAIF8AANkVACBgAADYFQAgiwgAAJQOACCNCAAAlA4AIAmjBwAAoAwAMKQHAADlCQAQpQcAAKAMADCmBwIA6AsAIboHBACaDAAhiwgCAP0LACGNCAEAgQwAIZEIQADrCwAhkwgAAKEMkwgiAwAAAJkBACABAADkCQAwXAAA5QkAIAMAAACZAQAgAQAAmgEAMAIAAJsBACAFowcAAJ0MADCkBwAA6wkAEKUHAACdDAAwugcCAAAAAZAIBACfDAAhAQAAAOgJACABAAAA6AkAIAWjBwAAnQwAMKQHAADrCQAQpQcAAJ0MADC6BwIAngwAIZAIBACfDAAhAAMAAADrCQAgAQAA7AkAMAIAAOgJACADAAAA6wkAIAEAAOwJADACAADoCQAgAwAAAOsJACABAADsCQAwAgAA6AkAIAK6BwIAAAABkAgEAAAAAQFQAADwCQAgAroHAgAAAAGQCAQAAAABAVAAAPIJADABUAAA8gkAMAK6BwIAnQ4AIZAIBACDEAAhAgAAAOgJACBQAAD1CQAgAroHAgCdDgAhkAgEAIMQACECAAAA6wkAIFAAAPcJACACAAAA6wkAIFAAAPcJACADAAAA6AkAIFcAAPAJACBYAAD1CQAgAQAAAOgJACABAAAA6wkAIAUTAADRFQAgXQAA0hUAIF4AANUVACBfAADUFQAgYAAA0xUAIAWjBwAAmQwAMKQHAAD-CQAQpQcAAJkMADC6BwIA6AsAIZAIBACaDAAhAwAAAOsJACABAAD9CQAwXAAA_gkAIAMAAADrCQAgAQAA7AkAMAIAAOgJACABAAAAnwEAIAEAAACfAQAgAwAAAJ0BACABAACeAQAwAgAAnwEAIAMAAACdAQAgAQAAngEAMAIAAJ8BACADAAAAnQEAIAEAAJ4BADACAACfAQAgCAYAANAVACAxAgAAAAE6AgAAAAGmBwIAAAABhQhAAAAAAYwIAgAAAAGOCAIAAAABjwgCAAAAAQFQAACGCgAgBzECAAAAAToCAAAAAaYHAgAAAAGFCEAAAAABjAgCAAAAAY4IAgAAAAGPCAIAAAABAVAAAIgKADABUAAAiAoAMAgGAADPFQAgMQIAnQ4AIToCAJ0OACGmBwIAnQ4AIYUIQACcDgAhjAgCAJ0OACGOCAIAnQ4AIY8IAgCdDgAhAgAAAJ8BACBQAACLCgAgBzECAJ0OACE6AgCdDgAhpgcCAJ0OACGFCEAAnA4AIYwIAgCdDgAhjggCAJ0OACGPCAIAnQ4AIQIAAACdAQAgUAAAjQoAIAIAAACdAQAgUAAAjQoAIAMAAACfAQAgVwAAhgoAIFgAAIsKACABAAAAnwEAIAEAAACdAQAgBRMAAMoVACBdAADLFQAgXgAAzhUAIF8AAM0VACBgAADMFQAgCjECAOgLACE6AgDoCwAhowcAAJgMADCkBwAAlAoAEKUHAACYDAAwpgcCAOgLACGFCEAA6wsAIYwIAgDoCwAhjggCAOgLACGPCAIA6AsAIQMAAACdAQAgAQAAkwoAMFwAAJQKACADAAAAnQEAIAEAAJ4BADACAACfAQAgAQAAAKMBACABAAAAowEAIAMAAAChAQAgAQAAogEAMAIAAKMBACADAAAAoQEAIAEAAKIBADACAACjAQAgAwAAAKEBACABAACiAQAwAgAAowEAIAUGAADJFQAgOgIAAAABpgcCAAAAAYUIQAAAAAGNCAEAAAABAVAAAJwKACAEOgIAAAABpgcCAAAAAYUIQAAAAAGNCAEAAAABAVAAAJ4KADABUAAAngoAMAUGAADIFQAgOgIAnQ4AIaYHAgCdDgAhhQhAAJwOACGNCAEAmg4AIQIAAACjAQAgUAAAoQoAIAQ6AgCdDgAhpgcCAJ0OACGFCEAAnA4AIY0IAQCaDgAhAgAAAKEBACBQAACjCgAgAgAAAKEBACBQAACjCgAgAwAAAKMBACBXAACcCgAgWAAAoQoAIAEAAACjAQAgAQAAAKEBACAFEwAAwxUAIF0AAMQVACBeAADHFQAgXwAAxhUAIGAAAMUVACAHOgIA6AsAIaMHAACXDAAwpAcAAKoKABClBwAAlwwAMKYHAgDoCwAhhQhAAOsLACGNCAEA6QsAIQMAAAChAQAgAQAAqQoAMFwAAKoKACADAAAAoQEAIAEAAKIBADACAACjAQAgAQAAAKcBACABAAAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAYGAADCFQAgJAIAAAABpgcCAAAAAYUIQAAAAAGLCAIAAAABjAgCAAAAAQFQAACyCgAgBSQCAAAAAaYHAgAAAAGFCEAAAAABiwgCAAAAAYwIAgAAAAEBUAAAtAoAMAFQAAC0CgAwBgYAAMEVACAkAgCdDgAhpgcCAJ0OACGFCEAAnA4AIYsIAgCdDgAhjAgCAJ0OACECAAAApwEAIFAAALcKACAFJAIAnQ4AIaYHAgCdDgAhhQhAAJwOACGLCAIAnQ4AIYwIAgCdDgAhAgAAAKUBACBQAAC5CgAgAgAAAKUBACBQAAC5CgAgAwAAAKcBACBXAACyCgAgWAAAtwoAIAEAAACnAQAgAQAAAKUBACAFEwAAvBUAIF0AAL0VACBeAADAFQAgXwAAvxUAIGAAAL4VACAIJAIA6AsAIaMHAACWDAAwpAcAAMAKABClBwAAlgwAMKYHAgDoCwAhhQhAAOsLACGLCAIA6AsAIYwIAgDoCwAhAwAAAKUBACABAAC_CgAwXAAAwAoAIAMAAAClAQAgAQAApgEAMAIAAKcBACABAAAAlgEAIAEAAACWAQAgAwAAAJQBACABAACVAQAwAgAAlgEAIAMAAACUAQAgAQAAlQEAMAIAAJYBACADAAAAlAEAIAEAAJUBADACAACWAQAgBgYAAJ0QACAuAADEDwAgpgcCAAAAAYUIQAAAAAGJCAIAAAABiggCAAAAAQFQAADICgAgBKYHAgAAAAGFCEAAAAABiQgCAAAAAYoIAgAAAAEBUAAAygoAMAFQAADKCgAwBgYAAJsQACAuAADCDwAgpgcCAJ0OACGFCEAAnA4AIYkIAgCdDgAhiggCAJ0OACECAAAAlgEAIFAAAM0KACAEpgcCAJ0OACGFCEAAnA4AIYkIAgCdDgAhiggCAJ0OACECAAAAlAEAIFAAAM8KACACAAAAlAEAIFAAAM8KACADAAAAlgEAIFcAAMgKACBYAADNCgAgAQAAAJYBACABAAAAlAEAIAUTAAC3FQAgXQAAuBUAIF4AALsVACBfAAC6FQAgYAAAuRUAIAejBwAAlQwAMKQHAADWCgAQpQcAAJUMADCmBwIA6AsAIYUIQADrCwAhiQgCAOgLACGKCAIA6AsAIQMAAACUAQAgAQAA1QoAMFwAANYKACADAAAAlAEAIAEAAJUBADACAACWAQAgAQAAAK0BACABAAAArQEAIAMAAACrAQAgAQAArAEAMAIAAK0BACADAAAAqwEAIAEAAKwBADACAACtAQAgAwAAAKsBACABAACsAQAwAgAArQEAIAYGAAC2FQAgpgcCAAAAAYUIQAAAAAGGCAEAAAABhwgCAAAAAYgIAgAAAAEBUAAA3goAIAWmBwIAAAABhQhAAAAAAYYIAQAAAAGHCAIAAAABiAgCAAAAAQFQAADgCgAwAVAAAOAKADAGBgAAtRUAIKYHAgCdDgAhhQhAAJwOACGGCAEAmg4AIYcIAgCdDgAhiAgCAJ0OACECAAAArQEAIFAAAOMKACAFpgcCAJ0OACGFCEAAnA4AIYYIAQCaDgAhhwgCAJ0OACGICAIAnQ4AIQIAAACrAQAgUAAA5QoAIAIAAACrAQAgUAAA5QoAIAMAAACtAQAgVwAA3goAIFgAAOMKACABAAAArQEAIAEAAACrAQAgBRMAALAVACBdAACxFQAgXgAAtBUAIF8AALMVACBgAACyFQAgCKMHAACUDAAwpAcAAOwKABClBwAAlAwAMKYHAgDoCwAhhQhAAOsLACGGCAEA6QsAIYcIAgDoCwAhiAgCAOgLACEDAAAAqwEAIAEAAOsKADBcAADsCgAgAwAAAKsBACABAACsAQAwAgAArQEAIA0DAACRDAAgIgAAkwwAIDsAAJIMACCjBwAAkAwAMKQHAAADABClBwAAkAwAMLoHAgAAAAG7BwEA-AsAIf0HAQD4CwAh_gcBAPgLACH_BwEA-AsAIYAIAQD4CwAhgQgBAPgLACEBAAAA7woAIAEAAADvCgAgAwMAAK0VACAiAACvFQAgOwAArhUAIAMAAAADACABAADyCgAwAgAA7woAIAMAAAADACABAADyCgAwAgAA7woAIAMAAAADACABAADyCgAwAgAA7woAIAoDAACqFQAgIgAArBUAIDsAAKsVACC6BwIAAAABuwcBAAAAAf0HAQAAAAH-BwEAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABAVAAAPYKACAHugcCAAAAAbsHAQAAAAH9BwEAAAAB_gcBAAAAAf8HAQAAAAGACAEAAAABgQgBAAAAAQFQAAD4CgAwAVAAAPgKADAKAwAAxBMAICIAAMYTACA7AADFEwAgugcCAJ0OACG7BwEAmg4AIf0HAQCaDgAh_gcBAJoOACH_BwEAmg4AIYAIAQCaDgAhgQgBAJoOACECAAAA7woAIFAAAPsKACAHugcCAJ0OACG7BwEAmg4AIf0HAQCaDgAh_gcBAJoOACH_BwEAmg4AIYAIAQCaDgAhgQgBAJoOACECAAAAAwAgUAAA_QoAIAIAAAADACBQAAD9CgAgAwAAAO8KACBXAAD2CgAgWAAA-woAIAEAAADvCgAgAQAAAAMAIAUTAAC_EwAgXQAAwBMAIF4AAMMTACBfAADCEwAgYAAAwRMAIAqjBwAAjwwAMKQHAACECwAQpQcAAI8MADC6BwIA6AsAIbsHAQDpCwAh_QcBAOkLACH-BwEA6QsAIf8HAQDpCwAhgAgBAOkLACGBCAEA6QsAIQMAAAADACABAACDCwAwXAAAhAsAIAMAAAADACABAADyCgAwAgAA7woAIAEAAAAKACABAAAACgAgAwAAAAgAIAEAAAkAMAIAAAoAIAMAAAAIACABAAAJADACAAAKACADAAAACAAgAQAACQAwAgAACgAgVAQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHRBwIAAAAB0gcCAAAAAdMHIAAAAAHUB0AAAAAB1QcgAAAAAdYHIAAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcQAAAAAd8HAQAAAAHgByAAAAAB4QcQAAAAAeIHAQAAAAHjB4AAAAAB5AcQAAAAAeUHIAAAAAHmBwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcgAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1ByAAAAAB9gcgAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AdAAAAAAQFQAACMCwAgOqsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAEBUAAAjgsAMAFQAACOCwAwAQAAAAwAIAEAAAAMACBUBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACECAAAACgAgUAAAkwsAIDqrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACECAAAACAAgUAAAlQsAIAIAAAAIACBQAACVCwAgAQAAAAwAIAEAAAAMACADAAAACgAgVwAAjAsAIFgAAJMLACABAAAACgAgAQAAAAgAICkTAADvDgAgXQAA8A4AIF4AAPMOACBfAADyDgAgYAAA8Q4AIMAHAACUDgAgwQcAAJQOACDEBwAAlA4AIMwHAACUDgAgzQcAAJQOACDPBwAAlA4AINAHAACUDgAg1AcAAJQOACDXBwAAlA4AINgHAACUDgAg2QcAAJQOACDaBwAAlA4AINsHAACUDgAg3AcAAJQOACDdBwAAlA4AIN4HAACUDgAg3wcAAJQOACDhBwAAlA4AIOIHAACUDgAg5AcAAJQOACDmBwAAlA4AIOgHAACUDgAg6QcAAJQOACDqBwAAlA4AIOsHAACUDgAg7AcAAJQOACDuBwAAlA4AIO8HAACUDgAg8AcAAJQOACDxBwAAlA4AIPIHAACUDgAg8wcAAJQOACD0BwAAlA4AIPcHAACUDgAg-AcAAJQOACD5BwAAlA4AID2jBwAAiQwAMKQHAACeCwAQpQcAAIkMADCrB0AA6wsAIbgHAQDpCwAhugcCAOgLACG7BwEA6QsAIcAHAQCBDAAhwQcBAIEMACHCByAAggwAIcQHAACDDAAgywcCAOgLACHMBwEAgQwAIc0HAQCBDAAhzgcBAOkLACHPBwIA_QsAIdAHAgD9CwAh0QcCAOgLACHSBwIA6AsAIdMHIACCDAAh1AdAAOoLACHVByAAggwAIdYHIACCDAAh1wcBAIEMACHYBwEAgQwAIdkHAQCBDAAh2gcBAIEMACHbBwEAgQwAIdwHAQCBDAAh3QcBAIEMACHeBxAAigwAId8HAQCBDAAh4AcgAIIMACHhBxAAigwAIeIHAQCBDAAh4wcAAIsMACDkBxAAigwAIeUHIACCDAAh5gcBAIEMACHnBwIA6AsAIegHAQCBDAAh6QcBAIEMACHqBwEAgQwAIesHAQCBDAAh7AcBAIEMACHtByAAggwAIe4HAQCBDAAh7wdAAOoLACHwB0AA6gsAIfEHAQCBDAAh8gcBAIEMACHzBwEAgQwAIfQHAQCBDAAh9QcgAIIMACH2ByAAggwAIfcHAQCBDAAh-AcBAIEMACH5BwEAgQwAIfoHAgDoCwAh-wcCAOgLACH8B0AA6wsAIQMAAAAIACABAACdCwAwXAAAngsAIAMAAAAIACABAAAJADACAAAKACABAAAAcwAgAQAAAHMAIAMAAAA5ACABAAByADACAABzACADAAAAOQAgAQAAcgAwAgAAcwAgAwAAADkAIAEAAHIAMAIAAHMAIA8GAADtDgAgEgAA7g4AIBcCAAAAAaYHAgAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcBAAAAAb8HAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHDBwEAAAABxAeAAAAAAQFQAACmCwAgDRcCAAAAAaYHAgAAAAG6BwIAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgcBAAAAAb8HAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHDBwEAAAABxAeAAAAAAQFQAACoCwAwAVAAAKgLADAPBgAAsA4AIBIAALEOACAXAgCdDgAhpgcCAJ0OACG6BwIAnQ4AIbsHAQCaDgAhvAcBAK4OACG9BwEArg4AIb4HAQCuDgAhvwcBAK4OACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHDBwEArg4AIcQHgAAAAAECAAAAcwAgUAAAqwsAIA0XAgCdDgAhpgcCAJ0OACG6BwIAnQ4AIbsHAQCaDgAhvAcBAK4OACG9BwEArg4AIb4HAQCuDgAhvwcBAK4OACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHDBwEArg4AIcQHgAAAAAECAAAAOQAgUAAArQsAIAIAAAA5ACBQAACtCwAgAwAAAHMAIFcAAKYLACBYAACrCwAgAQAAAHMAIAEAAAA5ACANEwAAqQ4AIF0AAKoOACBeAACtDgAgXwAArA4AIGAAAKsOACC8BwAAlA4AIL0HAACUDgAgvgcAAJQOACC_BwAAlA4AIMAHAACUDgAgwQcAAJQOACDDBwAAlA4AIMQHAACUDgAgEBcCAOgLACGjBwAAgAwAMKQHAAC0CwAQpQcAAIAMADCmBwIA6AsAIboHAgDoCwAhuwcBAOkLACG8BwEAgQwAIb0HAQCBDAAhvgcBAIEMACG_BwEAgQwAIcAHAQCBDAAhwQcBAIEMACHCByAAggwAIcMHAQCBDAAhxAcAAIMMACADAAAAOQAgAQAAswsAMFwAALQLACADAAAAOQAgAQAAcgAwAgAAcwAgAQAAAHcAIAEAAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAMAAAB1ACABAAB2ADACAAB3ACAEBgAAqA4AIKYHAgAAAAG4BwEAAAABuQdAAAAAAQFQAAC8CwAgA6YHAgAAAAG4BwEAAAABuQdAAAAAAQFQAAC-CwAwAVAAAL4LADABAAAACAAgBAYAAKcOACCmBwIApg4AIbgHAQCaDgAhuQdAAJwOACECAAAAdwAgUAAAwgsAIAOmBwIApg4AIbgHAQCaDgAhuQdAAJwOACECAAAAdQAgUAAAxAsAIAIAAAB1ACBQAADECwAgAQAAAAgAIAMAAAB3ACBXAAC8CwAgWAAAwgsAIAEAAAB3ACABAAAAdQAgBhMAAKEOACBdAACiDgAgXgAApQ4AIF8AAKQOACBgAACjDgAgpgcAAJQOACAGowcAAPwLADCkBwAAzAsAEKUHAAD8CwAwpgcCAP0LACG4BwEA6QsAIbkHQADrCwAhAwAAAHUAIAEAAMsLADBcAADMCwAgAwAAAHUAIAEAAHYAMAIAAHcAIAwGAAD7CwAgKQEA-AsAIaMHAAD3CwAwpAcAAHoAEKUHAAD3CwAwpgcCAAAAAacHAQD4CwAhqAdAAPkLACGpB0AA-QsAIaoHQAD5CwAhqwdAAPoLACG3BwAA9gsAIAEAAADPCwAgAQAAAM8LACAEBgAAoA4AIKgHAACUDgAgqQcAAJQOACCqBwAAlA4AIAMAAAB6ACABAADSCwAwAgAAzwsAIAMAAAB6ACABAADSCwAwAgAAzwsAIAMAAAB6ACABAADSCwAwAgAAzwsAIAgGAACfDgAgKQEAAAABpgcCAAAAAacHAQAAAAGoB0AAAAABqQdAAAAAAaoHQAAAAAGrB0AAAAABAVAAANYLACAHKQEAAAABpgcCAAAAAacHAQAAAAGoB0AAAAABqQdAAAAAAaoHQAAAAAGrB0AAAAABAVAAANgLADABUAAA2AsAMAgGAACeDgAgKQEAmg4AIaYHAgCdDgAhpwcBAJoOACGoB0AAmw4AIakHQACbDgAhqgdAAJsOACGrB0AAnA4AIQIAAADPCwAgUAAA2wsAIAcpAQCaDgAhpgcCAJ0OACGnBwEAmg4AIagHQACbDgAhqQdAAJsOACGqB0AAmw4AIasHQACcDgAhAgAAAHoAIFAAAN0LACACAAAAegAgUAAA3QsAIAMAAADPCwAgVwAA1gsAIFgAANsLACABAAAAzwsAIAEAAAB6ACAIEwAAlQ4AIF0AAJYOACBeAACZDgAgXwAAmA4AIGAAAJcOACCoBwAAlA4AIKkHAACUDgAgqgcAAJQOACAKKQEA6QsAIaMHAADnCwAwpAcAAOQLABClBwAA5wsAMKYHAgDoCwAhpwcBAOkLACGoB0AA6gsAIakHQADqCwAhqgdAAOoLACGrB0AA6wsAIQMAAAB6ACABAADjCwAwXAAA5AsAIAMAAAB6ACABAADSCwAwAgAAzwsAIAopAQDpCwAhowcAAOcLADCkBwAA5AsAEKUHAADnCwAwpgcCAOgLACGnBwEA6QsAIagHQADqCwAhqQdAAOoLACGqB0AA6gsAIasHQADrCwAhDRMAAO0LACBdAAD1CwAgXgAA7QsAIF8AAO0LACBgAADtCwAgrAcCAAAAAa0HAgAAAASuBwIAAAAErwcCAAAAAbAHAgAAAAGxBwIAAAABsgcCAAAAAbMHAgD0CwAhDhMAAO0LACBfAADzCwAgYAAA8wsAIKwHAQAAAAGtBwEAAAAErgcBAAAABK8HAQAAAAGwBwEAAAABsQcBAAAAAbIHAQAAAAGzBwEA8gsAIbQHAQAAAAG1BwEAAAABtgcBAAAAAQsTAADwCwAgXwAA8QsAIGAAAPELACCsB0AAAAABrQdAAAAABa4HQAAAAAWvB0AAAAABsAdAAAAAAbEHQAAAAAGyB0AAAAABswdAAO8LACELEwAA7QsAIF8AAO4LACBgAADuCwAgrAdAAAAAAa0HQAAAAASuB0AAAAAErwdAAAAAAbAHQAAAAAGxB0AAAAABsgdAAAAAAbMHQADsCwAhCxMAAO0LACBfAADuCwAgYAAA7gsAIKwHQAAAAAGtB0AAAAAErgdAAAAABK8HQAAAAAGwB0AAAAABsQdAAAAAAbIHQAAAAAGzB0AA7AsAIQisBwIAAAABrQcCAAAABK4HAgAAAASvBwIAAAABsAcCAAAAAbEHAgAAAAGyBwIAAAABswcCAO0LACEIrAdAAAAAAa0HQAAAAASuB0AAAAAErwdAAAAAAbAHQAAAAAGxB0AAAAABsgdAAAAAAbMHQADuCwAhCxMAAPALACBfAADxCwAgYAAA8QsAIKwHQAAAAAGtB0AAAAAFrgdAAAAABa8HQAAAAAGwB0AAAAABsQdAAAAAAbIHQAAAAAGzB0AA7wsAIQisBwIAAAABrQcCAAAABa4HAgAAAAWvBwIAAAABsAcCAAAAAbEHAgAAAAGyBwIAAAABswcCAPALACEIrAdAAAAAAa0HQAAAAAWuB0AAAAAFrwdAAAAAAbAHQAAAAAGxB0AAAAABsgdAAAAAAbMHQADxCwAhDhMAAO0LACBfAADzCwAgYAAA8wsAIKwHAQAAAAGtBwEAAAAErgcBAAAABK8HAQAAAAGwBwEAAAABsQcBAAAAAbIHAQAAAAGzBwEA8gsAIbQHAQAAAAG1BwEAAAABtgcBAAAAAQusBwEAAAABrQcBAAAABK4HAQAAAASvBwEAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABswcBAPMLACG0BwEAAAABtQcBAAAAAbYHAQAAAAENEwAA7QsAIF0AAPULACBeAADtCwAgXwAA7QsAIGAAAO0LACCsBwIAAAABrQcCAAAABK4HAgAAAASvBwIAAAABsAcCAAAAAbEHAgAAAAGyBwIAAAABswcCAPQLACEIrAcIAAAAAa0HCAAAAASuBwgAAAAErwcIAAAAAbAHCAAAAAGxBwgAAAABsgcIAAAAAbMHCAD1CwAhAikBAAAAAaYHAgAAAAELBgAA-wsAICkBAPgLACGjBwAA9wsAMKQHAAB6ABClBwAA9wsAMKYHAgCeDAAhpwcBAPgLACGoB0AA-QsAIakHQAD5CwAhqgdAAPkLACGrB0AA-gsAIQusBwEAAAABrQcBAAAABK4HAQAAAASvBwEAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABswcBAPMLACG0BwEAAAABtQcBAAAAAbYHAQAAAAEIrAdAAAAAAa0HQAAAAAWuB0AAAAAFrwdAAAAAAbAHQAAAAAGxB0AAAAABsgdAAAAAAbMHQADxCwAhCKwHQAAAAAGtB0AAAAAErgdAAAAABK8HQAAAAAGwB0AAAAABsQdAAAAAAbIHQAAAAAGzB0AA7gsAIVkEAACvDAAgBQAA-g0AIBAAAPsNACASAADADQAgHAAA6w0AIB4AAPYNACAfAAD3DQAgIAAAyA0AICUAAM4NACAmAADODQAgJwAA_A0AICgAAP0NACApAAD-DQAgKgAA_w0AICsAAIAOACAsAACBDgAgLQAAgg4AIDAAAIMOACAxAACEDgAgMgAAhQ4AIDMAAIYOACA0AACHDgAgNQAAvA0AIDYAAIgOACA3AACJDgAgOgAAig4AIKMHAAD5DQAwpAcAAAgAEKUHAAD5DQAwqwdAAPoLACG4BwEA-AsAIboHAgCeDAAhuwcBAPgLACHABwEAqgwAIcEHAQCqDAAhwgcgAO0MACHEBwAAjw0AIMsHAgCeDAAhzAcBAKoMACHNBwEAqgwAIc4HAQD4CwAhzwcCAOsMACHQBwIA6wwAIdEHAgCeDAAh0gcCAJ4MACHTByAA7QwAIdQHQAD5CwAh1QcgAO0MACHWByAA7QwAIdcHAQCqDAAh2AcBAKoMACHZBwEAqgwAIdoHAQCqDAAh2wcBAKoMACHcBwEAqgwAId0HAQCqDAAh3gcQAP4MACHfBwEAqgwAIeAHIADtDAAh4QcQAP4MACHiBwEAqgwAIeMHAADyDAAg5AcQAP4MACHlByAA7QwAIeYHAQCqDAAh5wcCAJ4MACHoBwEAqgwAIekHAQCqDAAh6gcBAKoMACHrBwEAqgwAIewHAQCqDAAh7QcgAO0MACHuBwEAqgwAIe8HQAD5CwAh8AdAAPkLACHxBwEAqgwAIfIHAQCqDAAh8wcBAKoMACH0BwEAqgwAIfUHIADtDAAh9gcgAO0MACH3BwEAqgwAIfgHAQCqDAAh-QcBAKoMACH6BwIAngwAIfsHAgCeDAAh_AdAAPoLACGBCgAACAAgggoAAAgAIAajBwAA_AsAMKQHAADMCwAQpQcAAPwLADCmBwIA_QsAIbgHAQDpCwAhuQdAAOsLACENEwAA8AsAIF0AAP8LACBeAADwCwAgXwAA8AsAIGAAAPALACCsBwIAAAABrQcCAAAABa4HAgAAAAWvBwIAAAABsAcCAAAAAbEHAgAAAAGyBwIAAAABswcCAP4LACENEwAA8AsAIF0AAP8LACBeAADwCwAgXwAA8AsAIGAAAPALACCsBwIAAAABrQcCAAAABa4HAgAAAAWvBwIAAAABsAcCAAAAAbEHAgAAAAGyBwIAAAABswcCAP4LACEIrAcIAAAAAa0HCAAAAAWuBwgAAAAFrwcIAAAAAbAHCAAAAAGxBwgAAAABsgcIAAAAAbMHCAD_CwAhEBcCAOgLACGjBwAAgAwAMKQHAAC0CwAQpQcAAIAMADCmBwIA6AsAIboHAgDoCwAhuwcBAOkLACG8BwEAgQwAIb0HAQCBDAAhvgcBAIEMACG_BwEAgQwAIcAHAQCBDAAhwQcBAIEMACHCByAAggwAIcMHAQCBDAAhxAcAAIMMACAOEwAA8AsAIF8AAIgMACBgAACIDAAgrAcBAAAAAa0HAQAAAAWuBwEAAAAFrwcBAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHAQCHDAAhtAcBAAAAAbUHAQAAAAG2BwEAAAABBRMAAO0LACBfAACGDAAgYAAAhgwAIKwHIAAAAAGzByAAhQwAIQ8TAADwCwAgXwAAhAwAIGAAAIQMACCsB4AAAAABrweAAAAAAbAHgAAAAAGxB4AAAAABsgeAAAAAAbMHgAAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIB4AAAAAByQeAAAAAAcoHgAAAAAEMrAeAAAAAAa8HgAAAAAGwB4AAAAABsQeAAAAAAbIHgAAAAAGzB4AAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAeAAAAAAckHgAAAAAHKB4AAAAABBRMAAO0LACBfAACGDAAgYAAAhgwAIKwHIAAAAAGzByAAhQwAIQKsByAAAAABswcgAIYMACEOEwAA8AsAIF8AAIgMACBgAACIDAAgrAcBAAAAAa0HAQAAAAWuBwEAAAAFrwcBAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHAQCHDAAhtAcBAAAAAbUHAQAAAAG2BwEAAAABC6wHAQAAAAGtBwEAAAAFrgcBAAAABa8HAQAAAAGwBwEAAAABsQcBAAAAAbIHAQAAAAGzBwEAiAwAIbQHAQAAAAG1BwEAAAABtgcBAAAAAT2jBwAAiQwAMKQHAACeCwAQpQcAAIkMADCrB0AA6wsAIbgHAQDpCwAhugcCAOgLACG7BwEA6QsAIcAHAQCBDAAhwQcBAIEMACHCByAAggwAIcQHAACDDAAgywcCAOgLACHMBwEAgQwAIc0HAQCBDAAhzgcBAOkLACHPBwIA_QsAIdAHAgD9CwAh0QcCAOgLACHSBwIA6AsAIdMHIACCDAAh1AdAAOoLACHVByAAggwAIdYHIACCDAAh1wcBAIEMACHYBwEAgQwAIdkHAQCBDAAh2gcBAIEMACHbBwEAgQwAIdwHAQCBDAAh3QcBAIEMACHeBxAAigwAId8HAQCBDAAh4AcgAIIMACHhBxAAigwAIeIHAQCBDAAh4wcAAIsMACDkBxAAigwAIeUHIACCDAAh5gcBAIEMACHnBwIA6AsAIegHAQCBDAAh6QcBAIEMACHqBwEAgQwAIesHAQCBDAAh7AcBAIEMACHtByAAggwAIe4HAQCBDAAh7wdAAOoLACHwB0AA6gsAIfEHAQCBDAAh8gcBAIEMACHzBwEAgQwAIfQHAQCBDAAh9QcgAIIMACH2ByAAggwAIfcHAQCBDAAh-AcBAIEMACH5BwEAgQwAIfoHAgDoCwAh-wcCAOgLACH8B0AA6wsAIQ0TAADwCwAgXQAAjgwAIF4AAI4MACBfAACODAAgYAAAjgwAIKwHEAAAAAGtBxAAAAAFrgcQAAAABa8HEAAAAAGwBxAAAAABsQcQAAAAAbIHEAAAAAGzBxAAjQwAIQ8TAADtCwAgXwAAjAwAIGAAAIwMACCsB4AAAAABrweAAAAAAbAHgAAAAAGxB4AAAAABsgeAAAAAAbMHgAAAAAHFBwEAAAABxgcBAAAAAccHAQAAAAHIB4AAAAAByQeAAAAAAcoHgAAAAAEMrAeAAAAAAa8HgAAAAAGwB4AAAAABsQeAAAAAAbIHgAAAAAGzB4AAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAeAAAAAAckHgAAAAAHKB4AAAAABDRMAAPALACBdAACODAAgXgAAjgwAIF8AAI4MACBgAACODAAgrAcQAAAAAa0HEAAAAAWuBxAAAAAFrwcQAAAAAbAHEAAAAAGxBxAAAAABsgcQAAAAAbMHEACNDAAhCKwHEAAAAAGtBxAAAAAFrgcQAAAABa8HEAAAAAGwBxAAAAABsQcQAAAAAbIHEAAAAAGzBxAAjgwAIQqjBwAAjwwAMKQHAACECwAQpQcAAI8MADC6BwIA6AsAIbsHAQDpCwAh_QcBAOkLACH-BwEA6QsAIf8HAQDpCwAhgAgBAOkLACGBCAEA6QsAIQ0DAACRDAAgIgAAkwwAIDsAAJIMACCjBwAAkAwAMKQHAAADABClBwAAkAwAMLoHAgCeDAAhuwcBAPgLACH9BwEA-AsAIf4HAQD4CwAh_wcBAPgLACGACAEA-AsAIYEIAQD4CwAhA4IIAAAFACCDCAAABQAghAgAAAUAIAOCCAAACAAggwgAAAgAIIQIAAAIACADgggAAFwAIIMIAABcACCECAAAXAAgCKMHAACUDAAwpAcAAOwKABClBwAAlAwAMKYHAgDoCwAhhQhAAOsLACGGCAEA6QsAIYcIAgDoCwAhiAgCAOgLACEHowcAAJUMADCkBwAA1goAEKUHAACVDAAwpgcCAOgLACGFCEAA6wsAIYkIAgDoCwAhiggCAOgLACEIJAIA6AsAIaMHAACWDAAwpAcAAMAKABClBwAAlgwAMKYHAgDoCwAhhQhAAOsLACGLCAIA6AsAIYwIAgDoCwAhBzoCAOgLACGjBwAAlwwAMKQHAACqCgAQpQcAAJcMADCmBwIA6AsAIYUIQADrCwAhjQgBAOkLACEKMQIA6AsAIToCAOgLACGjBwAAmAwAMKQHAACUCgAQpQcAAJgMADCmBwIA6AsAIYUIQADrCwAhjAgCAOgLACGOCAIA6AsAIY8IAgDoCwAhBaMHAACZDAAwpAcAAP4JABClBwAAmQwAMLoHAgDoCwAhkAgEAJoMACENEwAA7QsAIF0AAPULACBeAACcDAAgXwAAnAwAIGAAAJwMACCsBwQAAAABrQcEAAAABK4HBAAAAASvBwQAAAABsAcEAAAAAbEHBAAAAAGyBwQAAAABswcEAJsMACENEwAA7QsAIF0AAPULACBeAACcDAAgXwAAnAwAIGAAAJwMACCsBwQAAAABrQcEAAAABK4HBAAAAASvBwQAAAABsAcEAAAAAbEHBAAAAAGyBwQAAAABswcEAJsMACEIrAcEAAAAAa0HBAAAAASuBwQAAAAErwcEAAAAAbAHBAAAAAGxBwQAAAABsgcEAAAAAbMHBACcDAAhBaMHAACdDAAwpAcAAOsJABClBwAAnQwAMLoHAgCeDAAhkAgEAJ8MACEIrAcCAAAAAa0HAgAAAASuBwIAAAAErwcCAAAAAbAHAgAAAAGxBwIAAAABsgcCAAAAAbMHAgDtCwAhCKwHBAAAAAGtBwQAAAAErgcEAAAABK8HBAAAAAGwBwQAAAABsQcEAAAAAbIHBAAAAAGzBwQAnAwAIQmjBwAAoAwAMKQHAADlCQAQpQcAAKAMADCmBwIA6AsAIboHBACaDAAhiwgCAP0LACGNCAEAgQwAIZEIQADrCwAhkwgAAKEMkwgiBxMAAO0LACBfAACjDAAgYAAAowwAIKwHAAAAkwgCrQcAAACTCAiuBwAAAJMICLMHAACiDJMIIgcTAADtCwAgXwAAowwAIGAAAKMMACCsBwAAAJMIAq0HAAAAkwgIrgcAAACTCAizBwAAogyTCCIErAcAAACTCAKtBwAAAJMICK4HAAAAkwgIswcAAKMMkwgiBaMHAACkDAAwpAcAAM8JABClBwAApAwAMLoHAgDoCwAhlAhAAOsLACEFowcAAKUMADCkBwAAvAkAEKUHAAClDAAwugcCAJ4MACGUCEAA-gsAIQejBwAApgwAMKQHAAC2CQAQpQcAAKYMADC7BwEA6QsAIZUIAQDpCwAhlggCAOgLACGXCEAA6wsAIQejBwAApwwAMKQHAACjCQAQpQcAAKcMADC7BwEA-AsAIZUIAQD4CwAhlggCAJ4MACGXCEAA-gsAIQ2jBwAAqAwAMKQHAACdCQAQpQcAAKgMADC6BwIA6AsAIZgIAQDpCwAhmQgBAOkLACGaCAEA6QsAIZsIAQCBDAAhnAgCAOgLACGdCEAA6wsAIZ4IQADrCwAhnwhAAOoLACGgCAIA6AsAIQ2jBwAAqQwAMKQHAACKCQAQpQcAAKkMADC6BwIAngwAIZgIAQD4CwAhmQgBAPgLACGaCAEA-AsAIZsIAQCqDAAhnAgCAJ4MACGdCEAA-gsAIZ4IQAD6CwAhnwhAAPkLACGgCAIAngwAIQusBwEAAAABrQcBAAAABa4HAQAAAAWvBwEAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABswcBAIgMACG0BwEAAAABtQcBAAAAAbYHAQAAAAEaJQEAgQwAIaMHAACrDAAwpAcAAIQJABClBwAAqwwAMLoHAgDoCwAhwQcBAIEMACH6BwIA6AsAIfwHQADrCwAhoQgBAIEMACGiCAEAgQwAIaMIAQCBDAAhpAgBAIEMACGlCAEA6QsAIaYIAQDpCwAhpwgBAOkLACGoCAEAgQwAIakIAQCBDAAhqggBAOkLACGrCAEA6QsAIawIAQCBDAAhrQgBAIEMACGuCAIA_QsAIa8IAgD9CwAhsAggAIIMACGxCAEAgQwAIbIIIACCDAAhB6MHAACsDAAwpAcAAOoIABClBwAArAwAMKsHQADrCwAhugcCAOgLACHDBwEA6QsAIbMIAgDoCwAhCqMHAACtDAAwpAcAANQIABClBwAArQwAMKsHQADrCwAhugcCAOgLACGzCAIA6AsAIbQIAQDpCwAhtQgBAOkLACG2CAEA6QsAIbcIAQCBDAAhCyMAAK8MACCjBwAArgwAMKQHAAD3AQAQpQcAAK4MADCrB0AA-gsAIboHAgCeDAAhswgCAJ4MACG0CAEA-AsAIbUIAQD4CwAhtggBAPgLACG3CAEAqgwAISEFAADPDQAgKgAA_w0AIDoAAIoOACA7AACSDAAgPAAAjQ4AID0AAI4OACA-AACPDgAgPwAAkA4AIEEAAJEOACBGAADQDQAgRwAAkg4AIEgAAOUNACBJAACKDgAgSgAAkw4AIKMHAACLDgAwpAcAAAUAEKUHAACLDgAwqwdAAPoLACG6BwIAngwAIbsHAQD4CwAh0QcCAOsMACH8B0AA-gsAIesIAQCqDAAhlwkBAPgLACHZCSAA7QwAIe0JAACMDu0JIu4JAQD4CwAh7wlAAPkLACHwCUAA-QsAIfEJIADtDAAh8glAAPkLACGBCgAABQAgggoAAAUAIAajBwAAsAwAMKQHAAC8CAAQpQcAALAMADCzCAIA6AsAIbgIAgDoCwAhuQhAAOsLACELowcAALEMADCkBwAApggAEKUHAACxDAAwqwdAAOsLACG6BwIA6AsAIcMHAQDpCwAh0QcCAP0LACGzCAIA_QsAIboIAQDpCwAhuwgCAP0LACG8CAEAgQwAIQoXAgDoCwAhowcAALIMADCkBwAAjAgAEKUHAACyDAAwpgcCAOgLACG6BwIA6AsAIbsHAQDpCwAhvAgBAIEMACG9CAEAgQwAIb4IIACCDAAhCBcCAOgLACGjBwAAswwAMKQHAAD2BwAQpQcAALMMADCmBwIA6AsAIboHAgDoCwAhuwcBAOkLACHDBwEA6QsAIQlQAACDDAAgowcAALQMADCkBwAA4AcAEKUHAAC0DAAwugcCAOgLACGRCEAA6wsAIZMIAQDpCwAhvwgCAOgLACHACAIA_QsAIRGjBwAAtQwAMKQHAADIBwAQpQcAALUMADC6BwIA6AsAIbsHAQDpCwAhiwgCAP0LACG_CAIA6AsAIcEIAgD9CwAhwggBAIEMACHDCAEAgQwAIcQIAQCBDAAhxggAALYMxggixwgQAIoMACHICBAAtwwAIckIEACKDAAhyggBAIEMACHLCAIA6AsAIQcTAADtCwAgXwAAuwwAIGAAALsMACCsBwAAAMYIAq0HAAAAxggIrgcAAADGCAizBwAAugzGCCINEwAA7QsAIF0AALkMACBeAAC5DAAgXwAAuQwAIGAAALkMACCsBxAAAAABrQcQAAAABK4HEAAAAASvBxAAAAABsAcQAAAAAbEHEAAAAAGyBxAAAAABswcQALgMACENEwAA7QsAIF0AALkMACBeAAC5DAAgXwAAuQwAIGAAALkMACCsBxAAAAABrQcQAAAABK4HEAAAAASvBxAAAAABsAcQAAAAAbEHEAAAAAGyBxAAAAABswcQALgMACEIrAcQAAAAAa0HEAAAAASuBxAAAAAErwcQAAAAAbAHEAAAAAGxBxAAAAABsgcQAAAAAbMHEAC5DAAhBxMAAO0LACBfAAC7DAAgYAAAuwwAIKwHAAAAxggCrQcAAADGCAiuBwAAAMYICLMHAAC6DMYIIgSsBwAAAMYIAq0HAAAAxggIrgcAAADGCAizBwAAuwzGCCImowcAALwMADCkBwAArgcAEKUHAAC8DAAwpgcCAOgLACGrB0AA6wsAIboHAgDoCwAhvQcBAIEMACHhBxAAtwwAIfwHQADrCwAh_gcBAOkLACGNCAAAvQzQCCLJCBAAtwwAIcoIAQCBDAAhzAgCAOgLACHNCAEA6QsAIc4IAQDpCwAh0QgAAL4M0Qgi0wgAAL8M0wgi1QgAAMAM1Qgi1wgAAMEM1wgi2QgAAMIM2Qgj2ggCAP0LACHbCAEA6QsAIdwIAQCBDAAh3QgBAIEMACHeCAIA_QsAId8IAQCBDAAh4AgBAIEMACHhCAEAgQwAIeIIAQCBDAAh4wgQALcMACHkCBAAtwwAIeUIIACCDAAh5gggAIIMACHnCCAAggwAIegIIACCDAAh6QhAAOoLACHqCEAA6gsAIQcTAADtCwAgXwAAzgwAIGAAAM4MACCsBwAAANAIAq0HAAAA0AgIrgcAAADQCAizBwAAzQzQCCIHEwAA7QsAIF8AAMwMACBgAADMDAAgrAcAAADRCAKtBwAAANEICK4HAAAA0QgIswcAAMsM0QgiBxMAAO0LACBfAADKDAAgYAAAygwAIKwHAAAA0wgCrQcAAADTCAiuBwAAANMICLMHAADJDNMIIgcTAADtCwAgXwAAyAwAIGAAAMgMACCsBwAAANUIAq0HAAAA1QgIrgcAAADVCAizBwAAxwzVCCIHEwAA7QsAIF8AAMYMACBgAADGDAAgrAcAAADXCAKtBwAAANcICK4HAAAA1wgIswcAAMUM1wgiBxMAAPALACBfAADEDAAgYAAAxAwAIKwHAAAA2QgDrQcAAADZCAmuBwAAANkICbMHAADDDNkIIwcTAADwCwAgXwAAxAwAIGAAAMQMACCsBwAAANkIA60HAAAA2QgJrgcAAADZCAmzBwAAwwzZCCMErAcAAADZCAOtBwAAANkICa4HAAAA2QgJswcAAMQM2QgjBxMAAO0LACBfAADGDAAgYAAAxgwAIKwHAAAA1wgCrQcAAADXCAiuBwAAANcICLMHAADFDNcIIgSsBwAAANcIAq0HAAAA1wgIrgcAAADXCAizBwAAxgzXCCIHEwAA7QsAIF8AAMgMACBgAADIDAAgrAcAAADVCAKtBwAAANUICK4HAAAA1QgIswcAAMcM1QgiBKwHAAAA1QgCrQcAAADVCAiuBwAAANUICLMHAADIDNUIIgcTAADtCwAgXwAAygwAIGAAAMoMACCsBwAAANMIAq0HAAAA0wgIrgcAAADTCAizBwAAyQzTCCIErAcAAADTCAKtBwAAANMICK4HAAAA0wgIswcAAMoM0wgiBxMAAO0LACBfAADMDAAgYAAAzAwAIKwHAAAA0QgCrQcAAADRCAiuBwAAANEICLMHAADLDNEIIgSsBwAAANEIAq0HAAAA0QgIrgcAAADRCAizBwAAzAzRCCIHEwAA7QsAIF8AAM4MACBgAADODAAgrAcAAADQCAKtBwAAANAICK4HAAAA0AgIswcAAM0M0AgiBKwHAAAA0AgCrQcAAADQCAiuBwAAANAICLMHAADODNAIIgmjBwAAzwwAMKQHAACUBwAQpQcAAM8MADCmBwIA6AsAIasHQADrCwAhugcCAOgLACG7BwEA6QsAIcoIAQCBDAAh6wgBAIEMACENowcAANAMADCkBwAA_gYAEKUHAADQDAAwpgcCAOgLACGrB0AA6wsAIboHAgDoCwAhyQgCAOgLACHRCAAA0QztCCLtCAAAiwwAIO4IAgDoCwAh7wgBAIEMACHwCAEAgQwAIfEIQADqCwAhBxMAAO0LACBfAADTDAAgYAAA0wwAIKwHAAAA7QgCrQcAAADtCAiuBwAAAO0ICLMHAADSDO0IIgcTAADtCwAgXwAA0wwAIGAAANMMACCsBwAAAO0IAq0HAAAA7QgIrgcAAADtCAizBwAA0gztCCIErAcAAADtCAKtBwAAAO0ICK4HAAAA7QgIswcAANMM7QgiE6MHAADUDAAwpAcAAOgGABClBwAA1AwAMKYHAgDoCwAhqwdAAOsLACG6BwIA6AsAIckIAgDoCwAh0QgAANEM7Qgi7ggCAOgLACHxCEAA6gsAIfIIAQDpCwAh8wgAAIsMACD0CAAAiwwAIPUIAgDoCwAh9ggCAOgLACH3CAIA6AsAIfgIAACLDAAg-QhAAOoLACH6CEAA6gsAIQ2jBwAA1QwAMKQHAADSBgAQpQcAANUMADCmBwIA6AsAIasHQADrCwAhugcCAOgLACHACAIA_QsAIc0IAQDWDAAh-wgAAIsMACD8CAIA6AsAIf0IAACLDAAg_ghAAOoLACH_CAIA_QsAIQsTAADtCwAgXwAA8wsAIGAAAPMLACCsBwEAAAABrQcBAAAABK4HAQAAAASvBwEAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABswcBANcMACELEwAA7QsAIF8AAPMLACBgAADzCwAgrAcBAAAAAa0HAQAAAASuBwEAAAAErwcBAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHAQDXDAAhC6MHAADYDAAwpAcAALoGABClBwAA2AwAMKYHAgDoCwAhqwdAAOsLACG6BwIA6AsAIYsIAgDoCwAhwQgCAP0LACHrCAEA6QsAIYAJAQDpCwAhgQlAAOoLACELowcAANkMADCkBwAAogYAEKUHAADZDAAwugcCAOgLACGLCAIA6AsAIb4IIACCDAAhwwgBAIEMACHHCBAAigwAIcsIAgDoCwAhggkAANoMACCDCRAAigwAIQSsBwEAAAAFhAkBAAAAAYUJAQAAAASGCQEAAAAECKMHAADbDAAwpAcAAIwGABClBwAA2wwAMLoHAgDoCwAhuwcBAOkLACGLCAIA6AsAIcsIAgDoCwAhggkAANoMACAHFwIA6AsAIaMHAADcDAAwpAcAAPYFABClBwAA3AwAMLoHAgDoCwAhiwgCAOgLACG7CAIA6AsAIRcXAgDoCwAhowcAAN0MADCkBwAA4AUAEKUHAADdDAAwpgcCAOgLACGrB0AA6wsAIboHAgDoCwAhuwcBAOkLACHNBwEA6QsAIfwHQADrCwAhvgggAIIMACHDCAEAgQwAIcYIAAC2DMYIIscIEACKDAAhgwkQAIoMACGHCQIA_QsAIYgJEACKDAAhiQkgAIIMACGKCRAAtwwAIYsJEAC3DAAhjAkBAOkLACGNCUAA6gsAIY4JQADqCwAhBqMHAADeDAAwpAcAAMgFABClBwAA3gwAMKYHAgDoCwAhzgcBAOkLACGHCQIA6AsAIQwXAgDoCwAhowcAAN8MADCkBwAAsgUAEKUHAADfDAAwpgcCAOgLACGrB0AA6wsAIboHAgDoCwAhuwcBAOkLACHOBwEA6QsAIfwHQADrCwAhuwgCAP0LACG-CCAAggwAIQujBwAA4AwAMKQHAACaBQAQpQcAAOAMADCmBwIA_QsAIasHQADrCwAhugcCAOgLACGYCAEA6QsAIY8JAgDoCwAhkAkCAOgLACGRCQIA6AsAIZIJAQDpCwAhEaMHAADhDAAwpAcAAIIFABClBwAA4QwAMKsHQADrCwAhugcBANYMACHRBwIA_QsAIZQJAADiDJQJIpUJAQCBDAAhlgkBAOkLACGXCQEA6QsAIZkJAADjDJkJIpoJIACCDAAhmwkCAOgLACGcCUAA6gsAIZ0JAQCBDAAhnglAAOoLACGfCUAA6gsAIQcTAADtCwAgXwAA5wwAIGAAAOcMACCsBwAAAJQJAq0HAAAAlAkIrgcAAACUCQizBwAA5gyUCSIHEwAA7QsAIF8AAOUMACBgAADlDAAgrAcAAACZCQKtBwAAAJkJCK4HAAAAmQkIswcAAOQMmQkiBxMAAO0LACBfAADlDAAgYAAA5QwAIKwHAAAAmQkCrQcAAACZCQiuBwAAAJkJCLMHAADkDJkJIgSsBwAAAJkJAq0HAAAAmQkIrgcAAACZCQizBwAA5QyZCSIHEwAA7QsAIF8AAOcMACBgAADnDAAgrAcAAACUCQKtBwAAAJQJCK4HAAAAlAkIswcAAOYMlAkiBKwHAAAAlAkCrQcAAACUCQiuBwAAAJQJCLMHAADnDJQJIhGjBwAA6AwAMKQHAADvBAAQpQcAAOgMADCrB0AA-gsAIboHAQDpDAAh0QcCAOsMACGUCQAA6gyUCSKVCQEAqgwAIZYJAQD4CwAhlwkBAPgLACGZCQAA7AyZCSKaCSAA7QwAIZsJAgCeDAAhnAlAAPkLACGdCQEAqgwAIZ4JQAD5CwAhnwlAAPkLACEIrAcBAAAAAa0HAQAAAASuBwEAAAAErwcBAAAAAbAHAQAAAAGxBwEAAAABsgcBAAAAAbMHAQDuDAAhBKwHAAAAlAkCrQcAAACUCQiuBwAAAJQJCLMHAADnDJQJIgisBwIAAAABrQcCAAAABa4HAgAAAAWvBwIAAAABsAcCAAAAAbEHAgAAAAGyBwIAAAABswcCAPALACEErAcAAACZCQKtBwAAAJkJCK4HAAAAmQkIswcAAOUMmQkiAqwHIAAAAAGzByAAhgwAIQisBwEAAAABrQcBAAAABK4HAQAAAASvBwEAAAABsAcBAAAAAbEHAQAAAAGyBwEAAAABswcBAO4MACEClAkAAACUCQKVCQEAAAABDqMHAADwDAAwpAcAAOkEABClBwAA8AwAMLoHBACaDAAh8AgBAIEMACGUCQAA4gyUCSKVCQEA6QsAIZsJAgDoCwAhoQkBAOkLACGiCQAAiwwAIKMJAQDpCwAhpAkgAIIMACGlCUAA6gsAIaYJQADrCwAhDqMHAADxDAAwpAcAANYEABClBwAA8QwAMLoHBACfDAAh8AgBAKoMACGUCQAA6gyUCSKVCQEA-AsAIZsJAgCeDAAhoQkBAPgLACGiCQAA8gwAIKMJAQD4CwAhpAkgAO0MACGlCUAA-QsAIaYJQAD6CwAhDKwHgAAAAAGvB4AAAAABsAeAAAAAAbEHgAAAAAGyB4AAAAABsweAAAAAAcUHAQAAAAHGBwEAAAABxwcBAAAAAcgHgAAAAAHJB4AAAAABygeAAAAAAQKUCQAAAJQJApUJAQAAAAEQowcAAPQMADCkBwAA0AQAEKUHAAD0DAAwqwdAAOsLACG6BwIA6AsAIf4HAQDpCwAh0QgAAPUMqwkilAkAAOIMlAkilQkBAOkLACGnCQIA6AsAIagJAgD9CwAhqQkBAOkLACGrCRAAtwwAIawJAQCBDAAhrQlAAOoLACGuCUAA6wsAIQcTAADtCwAgXwAA9wwAIGAAAPcMACCsBwAAAKsJAq0HAAAAqwkIrgcAAACrCQizBwAA9gyrCSIHEwAA7QsAIF8AAPcMACBgAAD3DAAgrAcAAACrCQKtBwAAAKsJCK4HAAAAqwkIswcAAPYMqwkiBKwHAAAAqwkCrQcAAACrCQiuBwAAAKsJCLMHAAD3DKsJIhCjBwAA-AwAMKQHAAC9BAAQpQcAAPgMADCrB0AA-gsAIboHAgCeDAAh_gcBAPgLACHRCAAA-QyrCSKUCQAA6gyUCSKVCQEA-AsAIacJAgCeDAAhqAkCAOsMACGpCQEA-AsAIasJEAD6DAAhrAkBAKoMACGtCUAA-QsAIa4JQAD6CwAhBKwHAAAAqwkCrQcAAACrCQiuBwAAAKsJCLMHAAD3DKsJIgisBxAAAAABrQcQAAAABK4HEAAAAASvBxAAAAABsAcQAAAAAbEHEAAAAAGyBxAAAAABswcQALkMACEClAkAAACUCQKVCQEAAAABD6MHAAD8DAAwpAcAALcEABClBwAA_AwAMLoHAgDoCwAh_gcBAIEMACGUCEAA6wsAIZQJAADiDJQJIpUJAQDpCwAhqwkQAIoMACGvCQEAgQwAIbAJAQCBDAAhsQlAAOoLACGyCUAA6gsAIbMJQADqCwAhtAlAAOsLACEPowcAAP0MADCkBwAApAQAEKUHAAD9DAAwugcCAJ4MACH-BwEAqgwAIZQIQAD6CwAhlAkAAOoMlAkilQkBAPgLACGrCRAA_gwAIa8JAQCqDAAhsAkBAKoMACGxCUAA-QsAIbIJQAD5CwAhswlAAPkLACG0CUAA-gsAIQisBxAAAAABrQcQAAAABa4HEAAAAAWvBxAAAAABsAcQAAAAAbEHEAAAAAGyBxAAAAABswcQAI4MACEClAkAAACUCQKVCQEAAAABBqMHAACADQAwpAcAAJ4EABClBwAAgA0AMKgJAgDoCwAhtQlAAOsLACG2CUAA6wsAISSjBwAAgQ0AMKQHAACIBAAQpQcAAIENADCrB0AA6wsAIboHAgDoCwAh_AdAAOsLACH-BwEAgQwAIdEIAACCDb8JIpQJAADiDJQJIpUJAQCBDAAhpwkCAOgLACGrCRAAigwAIa8JAQCBDAAhswlAAOoLACG3CQIA6AsAIbgJAgD9CwAhuQlAAOoLACG6CQIA_QsAIbsJQADqCwAhvAlAAOoLACG9CUAA6gsAIb8JAgD9CwAhwAkBAIEMACHBCRAAigwAIcIJQADqCwAhwwkBAOkLACHECQEAgQwAIcUJQADqCwAhxgkBAIEMACHHCQIA6AsAIcgJQADqCwAhyQlAAOoLACHKCUAA6gsAIcsJQADqCwAhzAlAAOoLACHNCUAA6gsAIQcTAADtCwAgXwAAhA0AIGAAAIQNACCsBwAAAL8JAq0HAAAAvwkIrgcAAAC_CQizBwAAgw2_CSIHEwAA7QsAIF8AAIQNACBgAACEDQAgrAcAAAC_CQKtBwAAAL8JCK4HAAAAvwkIswcAAIMNvwkiBKwHAAAAvwkCrQcAAAC_CQiuBwAAAL8JCLMHAACEDb8JIg-jBwAAhQ0AMKQHAADyAwAQpQcAAIUNADCrB0AA6wsAIboHAgDoCwAh_AdAAOsLACGzCAIA6AsAIbIJQADqCwAhtwkCAOgLACHOCUAA6wsAIc8JAQCBDAAh0AlAAOoLACHRCUAA6gsAIdIJIACCDAAh0wkAAIYNACAErAcCAAAABYQJAgAAAAGFCQIAAAAEhgkCAAAABBWjBwAAhw0AMKQHAADcAwAQpQcAAIcNADCrB0AA6wsAIboHAgDoCwAhuwcBAOkLACHNBwEA6QsAIfwHQADrCwAh_gcBAOkLACHJCBAAtwwAIcsIAgDoCwAh1AkBAOkLACHVCQIA6AsAIdYJAgDoCwAh1wkCAOgLACHYCSAAggwAIdkJIACCDAAh2gkBAIEMACHbCQEAgQwAIdwJAQCBDAAh3QkBAIEMACEXQAAAiQ0AIEUAAIoNACCjBwAAiA0AMKQHAADJAwAQpQcAAIgNADCrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHNBwEA-AsAIfwHQAD6CwAh_gcBAPgLACHJCBAA-gwAIcsIAgCeDAAh1AkBAPgLACHVCQIAngwAIdYJAgCeDAAh1wkCAJ4MACHYCSAA7QwAIdkJIADtDAAh2gkBAKoMACHbCQEAqgwAIdwJAQCqDAAh3QkBAKoMACEDgggAAOMBACCDCAAA4wEAIIQIAADjAQAgA4IIAADoAQAggwgAAOgBACCECAAA6AEAIAajBwAAiw0AMKQHAADDAwAQpQcAAIsNADCVCAEA6QsAId4JAgDoCwAh3wlAAOoLACEGowcAAIwNADCkBwAAsAMAEKUHAACMDQAwlQgBAPgLACHeCQIAngwAId8JQAD5CwAhC1AAAIMMACCjBwAAjQ0AMKQHAACqAwAQpQcAAI0NADCmBwIA_QsAIboHBACaDAAhkQhAAOsLACHACAIA6AsAIeAJAgD9CwAh4QkBAOkLACHiCQEAgQwAIQtQAACPDQAgowcAAI4NADCkBwAAlwMAEKUHAACODQAwpgcCAOsMACG6BwQAnwwAIZEIQAD6CwAhwAgCAJ4MACHgCQIA6wwAIeEJAQD4CwAh4gkBAKoMACEMrAeAAAAAAa8HgAAAAAGwB4AAAAABsQeAAAAAAbIHgAAAAAGzB4AAAAABxQcBAAAAAcYHAQAAAAHHBwEAAAAByAeAAAAAAckHgAAAAAHKB4AAAAABCaMHAACQDQAwpAcAAJEDABClBwAAkA0AMKsHQADrCwAhugcCAOgLACGzCAIA6AsAIZcJAQDpCwAh4wkBAOkLACHkCUAA6wsAIQqjBwAAkQ0AMKQHAAD7AgAQpQcAAJENADCrB0AA6wsAIboHAgDoCwAhswgCAOgLACGXCQEA6QsAIeMJAQDpCwAh5AlAAOsLACHlCUAA6gsAIQmjBwAAkg0AMKQHAADlAgAQpQcAAJINADCrB0AA6wsAIboHAgDoCwAhswgCAOgLACHjCQEA6QsAIeQJQADrCwAh5QlAAOoLACEKowcAAJMNADCkBwAAzwIAEKUHAACTDQAwqwdAAOsLACG6BwIA6AsAIbsHAQCBDAAhswgCAOgLACHjCQEA6QsAIeQJQADrCwAh5glAAOoLACENowcAAJQNADCkBwAAuQIAEKUHAACUDQAwqwdAAOsLACG6BwEA6QsAIb0HAQCBDAAhswgCAOgLACHkCUAA6wsAIecJAgD9CwAh6AlAAOoLACHpCQIA_QsAIeoJAQCBDAAh6wlAAOsLACERowcAAJUNADCkBwAAnwIAEKUHAACVDQAwqwdAAOsLACG6BwIA6AsAIbsHAQDpCwAh0QcCAP0LACH8B0AA6wsAIesIAQCBDAAhlwkBAOkLACHZCSAAggwAIe0JAACWDe0JIu4JAQDpCwAh7wlAAOoLACHwCUAA6gsAIfEJIACCDAAh8glAAOoLACEHEwAA7QsAIF8AAJgNACBgAACYDQAgrAcAAADtCQKtBwAAAO0JCK4HAAAA7QkIswcAAJcN7QkiBxMAAO0LACBfAACYDQAgYAAAmA0AIKwHAAAA7QkCrQcAAADtCQiuBwAAAO0JCLMHAACXDe0JIgSsBwAAAO0JAq0HAAAA7QkIrgcAAADtCQizBwAAmA3tCSIIIwAArwwAIKMHAACZDQAwpAcAAPwBABClBwAAmQ0AMKsHQAD6CwAhugcCAJ4MACHDBwEA-AsAIbMIAgCeDAAhAqgJAgAAAAG1CUAAAAABB0MAAJwNACCjBwAAmw0AMKQHAADsAQAQpQcAAJsNADCoCQIAngwAIbUJQAD6CwAhtglAAPoLACEpQQAAoA0AIEIAAKENACBEAACiDQAgowcAAJ4NADCkBwAA6AEAEKUHAACeDQAwqwdAAPoLACG6BwIAngwAIfwHQAD6CwAh_gcBAKoMACHRCAAAnw2_CSKUCQAA6gyUCSKVCQEAqgwAIacJAgCeDAAhqwkQAP4MACGvCQEAqgwAIbMJQAD5CwAhtwkCAJ4MACG4CQIA6wwAIbkJQAD5CwAhugkCAOsMACG7CUAA-QsAIbwJQAD5CwAhvQlAAPkLACG_CQIA6wwAIcAJAQCqDAAhwQkQAP4MACHCCUAA-QsAIcMJAQD4CwAhxAkBAKoMACHFCUAA-QsAIcYJAQCqDAAhxwkCAJ4MACHICUAA-QsAIckJQAD5CwAhyglAAPkLACHLCUAA-QsAIcwJQAD5CwAhzQlAAPkLACGBCgAA6AEAIIIKAADoAQAgApQJAAAAlAkClQkBAAAAASdBAACgDQAgQgAAoQ0AIEQAAKINACCjBwAAng0AMKQHAADoAQAQpQcAAJ4NADCrB0AA-gsAIboHAgCeDAAh_AdAAPoLACH-BwEAqgwAIdEIAACfDb8JIpQJAADqDJQJIpUJAQCqDAAhpwkCAJ4MACGrCRAA_gwAIa8JAQCqDAAhswlAAPkLACG3CQIAngwAIbgJAgDrDAAhuQlAAPkLACG6CQIA6wwAIbsJQAD5CwAhvAlAAPkLACG9CUAA-QsAIb8JAgDrDAAhwAkBAKoMACHBCRAA_gwAIcIJQAD5CwAhwwkBAPgLACHECQEAqgwAIcUJQAD5CwAhxgkBAKoMACHHCQIAngwAIcgJQAD5CwAhyQlAAPkLACHKCUAA-QsAIcsJQAD5CwAhzAlAAPkLACHNCUAA-QsAIQSsBwAAAL8JAq0HAAAAvwkIrgcAAAC_CQizBwAAhA2_CSIUIwAArwwAIEIAAKENACBFAACKDQAgowcAAKMNADCkBwAA4wEAEKUHAACjDQAwqwdAAPoLACG6BwIAngwAIfwHQAD6CwAhswgCAJ4MACGyCUAA-QsAIbcJAgCeDAAhzglAAPoLACHPCQEAqgwAIdAJQAD5CwAh0QlAAPkLACHSCSAA7QwAIdMJAACGDQAggQoAAOMBACCCCgAA4wEAIBlAAACJDQAgRQAAig0AIKMHAACIDQAwpAcAAMkDABClBwAAiA0AMKsHQAD6CwAhugcCAJ4MACG7BwEA-AsAIc0HAQD4CwAh_AdAAPoLACH-BwEA-AsAIckIEAD6DAAhywgCAJ4MACHUCQEA-AsAIdUJAgCeDAAh1gkCAJ4MACHXCQIAngwAIdgJIADtDAAh2QkgAO0MACHaCQEAqgwAIdsJAQCqDAAh3AkBAKoMACHdCQEAqgwAIYEKAADJAwAgggoAAMkDACADgggAAOwBACCDCAAA7AEAIIQIAADsAQAgEiMAAK8MACBCAAChDQAgRQAAig0AIKMHAACjDQAwpAcAAOMBABClBwAAow0AMKsHQAD6CwAhugcCAJ4MACH8B0AA-gsAIbMIAgCeDAAhsglAAPkLACG3CQIAngwAIc4JQAD6CwAhzwkBAKoMACHQCUAA-QsAIdEJQAD5CwAh0gkgAO0MACHTCQAAhg0AIAojAACvDAAgowcAAKQNADCkBwAA3wEAEKUHAACkDQAwqwdAAPoLACG6BwIAngwAIbMIAgCeDAAhlwkBAPgLACHjCQEA-AsAIeQJQAD6CwAhCyMAAK8MACCjBwAApQ0AMKQHAADbAQAQpQcAAKUNADCrB0AA-gsAIboHAgCeDAAhswgCAJ4MACGXCQEA-AsAIeMJAQD4CwAh5AlAAPoLACHlCUAA-QsAIQojAACvDAAgowcAAKYNADCkBwAA1wEAEKUHAACmDQAwqwdAAPoLACG6BwIAngwAIbMIAgCeDAAh4wkBAPgLACHkCUAA-gsAIeUJQAD5CwAhCyMAAK8MACCjBwAApw0AMKQHAADTAQAQpQcAAKcNADCrB0AA-gsAIboHAgCeDAAhuwcBAKoMACGzCAIAngwAIeMJAQD4CwAh5AlAAPoLACHmCUAA-QsAIRAjAACvDAAgOAAAqQ0AIDkAAKoNACCjBwAAqA0AMKQHAACzAQAQpQcAAKgNADCrB0AA-gsAIboHAQD4CwAhvQcBAKoMACGzCAIAngwAIeQJQAD6CwAh5wkCAOsMACHoCUAA-QsAIekJAgDrDAAh6gkBAKoMACHrCUAA-gsAISEFAADPDQAgKgAA_w0AIDoAAIoOACA7AACSDAAgPAAAjQ4AID0AAI4OACA-AACPDgAgPwAAkA4AIEEAAJEOACBGAADQDQAgRwAAkg4AIEgAAOUNACBJAACKDgAgSgAAkw4AIKMHAACLDgAwpAcAAAUAEKUHAACLDgAwqwdAAPoLACG6BwIAngwAIbsHAQD4CwAh0QcCAOsMACH8B0AA-gsAIesIAQCqDAAhlwkBAPgLACHZCSAA7QwAIe0JAACMDu0JIu4JAQD4CwAh7wlAAPkLACHwCUAA-QsAIfEJIADtDAAh8glAAPkLACGBCgAABQAgggoAAAUAIFkEAACvDAAgBQAA-g0AIBAAAPsNACASAADADQAgHAAA6w0AIB4AAPYNACAfAAD3DQAgIAAAyA0AICUAAM4NACAmAADODQAgJwAA_A0AICgAAP0NACApAAD-DQAgKgAA_w0AICsAAIAOACAsAACBDgAgLQAAgg4AIDAAAIMOACAxAACEDgAgMgAAhQ4AIDMAAIYOACA0AACHDgAgNQAAvA0AIDYAAIgOACA3AACJDgAgOgAAig4AIKMHAAD5DQAwpAcAAAgAEKUHAAD5DQAwqwdAAPoLACG4BwEA-AsAIboHAgCeDAAhuwcBAPgLACHABwEAqgwAIcEHAQCqDAAhwgcgAO0MACHEBwAAjw0AIMsHAgCeDAAhzAcBAKoMACHNBwEAqgwAIc4HAQD4CwAhzwcCAOsMACHQBwIA6wwAIdEHAgCeDAAh0gcCAJ4MACHTByAA7QwAIdQHQAD5CwAh1QcgAO0MACHWByAA7QwAIdcHAQCqDAAh2AcBAKoMACHZBwEAqgwAIdoHAQCqDAAh2wcBAKoMACHcBwEAqgwAId0HAQCqDAAh3gcQAP4MACHfBwEAqgwAIeAHIADtDAAh4QcQAP4MACHiBwEAqgwAIeMHAADyDAAg5AcQAP4MACHlByAA7QwAIeYHAQCqDAAh5wcCAJ4MACHoBwEAqgwAIekHAQCqDAAh6gcBAKoMACHrBwEAqgwAIewHAQCqDAAh7QcgAO0MACHuBwEAqgwAIe8HQAD5CwAh8AdAAPkLACHxBwEAqgwAIfIHAQCqDAAh8wcBAKoMACH0BwEAqgwAIfUHIADtDAAh9gcgAO0MACH3BwEAqgwAIfgHAQCqDAAh-QcBAKoMACH6BwIAngwAIfsHAgCeDAAh_AdAAPoLACGBCgAACAAgggoAAAgAIA4GAAD7CwAgowcAAKsNADCkBwAArwEAEKUHAACrDQAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhyQgCAJ4MACHRCAAArA3tCCLtCAAA8gwAIO4IAgCeDAAh7wgBAKoMACHwCAEAqgwAIfEIQAD5CwAhBKwHAAAA7QgCrQcAAADtCAiuBwAAAO0ICLMHAADTDO0IIgOmBwIAAAABhQhAAAAAAYYIAQAAAAEJBgAA-wsAIKMHAACuDQAwpAcAAKsBABClBwAArg0AMKYHAgCeDAAhhQhAAPoLACGGCAEA-AsAIYcIAgCeDAAhiAgCAJ4MACEDpgcCAAAAAYUIQAAAAAGLCAIAAAABCQYAAPsLACAkAgCeDAAhowcAALANADCkBwAApQEAEKUHAACwDQAwpgcCAJ4MACGFCEAA-gsAIYsIAgCeDAAhjAgCAJ4MACEDpgcCAAAAAYUIQAAAAAGNCAEAAAABCAYAAPsLACA6AgCeDAAhowcAALINADCkBwAAoQEAEKUHAACyDQAwpgcCAJ4MACGFCEAA-gsAIY0IAQD4CwAhAqYHAgAAAAGFCEAAAAABCwYAAPsLACAxAgCeDAAhOgIAngwAIaMHAAC0DQAwpAcAAJ0BABClBwAAtA0AMKYHAgCeDAAhhQhAAPoLACGMCAIAngwAIY4IAgCeDAAhjwgCAJ4MACEKBgAA-wsAIKMHAAC1DQAwpAcAAJkBABClBwAAtQ0AMKYHAgCeDAAhugcEAJ8MACGLCAIA6wwAIY0IAQCqDAAhkQhAAPoLACGTCAAAtg2TCCIErAcAAACTCAKtBwAAAJMICK4HAAAAkwgIswcAAKMMkwgiA6YHAgAAAAGFCEAAAAABiQgCAAAAAQkGAAD7CwAgLgAAuQ0AIKMHAAC4DQAwpAcAAJQBABClBwAAuA0AMKYHAgCeDAAhhQhAAPoLACGJCAIAngwAIYoIAgCeDAAhDgYAAPsLACAXAgCeDAAhLwAAvA0AIKMHAAC7DQAwpAcAAJABABClBwAAuw0AMKYHAgCeDAAhugcCAJ4MACG7BwEA-AsAIbwIAQCqDAAhvQgBAKoMACG-CCAA7QwAIYEKAACQAQAgggoAAJABACACpgcCAAAAAb0IAQAAAAEMBgAA-wsAIBcCAJ4MACEvAAC8DQAgowcAALsNADCkBwAAkAEAEKUHAAC7DQAwpgcCAJ4MACG6BwIAngwAIbsHAQD4CwAhvAgBAKoMACG9CAEAqgwAIb4IIADtDAAhA4IIAACUAQAggwgAAJQBACCECAAAlAEAIAkGAAD7CwAgFwIAngwAIaMHAAC9DQAwpAcAAIwBABClBwAAvQ0AMKYHAgCeDAAhugcCAJ4MACG7BwEA-AsAIcMHAQD4CwAhAqYHAgAAAAHrCAEAAAABCwYAAPsLACASAADADQAgowcAAL8NADCkBwAAMgAQpQcAAL8NADCmBwIAngwAIasHQAD6CwAhugcCAJ4MACG7BwEA-AsAIcoIAQCqDAAh6wgBAKoMACEDgggAADQAIIMIAAA0ACCECAAANAAgFAYAAPsLACCjBwAAwQ0AMKQHAACEAQAQpQcAAMENADCmBwIAngwAIasHQAD6CwAhugcCAJ4MACHJCAIAngwAIdEIAACsDe0IIu4IAgCeDAAh8QhAAPkLACHyCAEA-AsAIfMIAADyDAAg9AgAAPIMACD1CAIAngwAIfYIAgCeDAAh9wgCAJ4MACH4CAAA8gwAIPkIQAD5CwAh-ghAAPkLACECpgcCAAAAAc0IAQAAAAEPBgAA-wsAIBgAAKkNACCjBwAAww0AMKQHAAB_ABClBwAAww0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIcAIAgDrDAAhzQgBAOkMACH7CAAA8gwAIPwIAgCeDAAh_QgAAPIMACD-CEAA-QsAIf8IAgDrDAAhBwYAAKoNACCjBwAAxA0AMKQHAAB1ABClBwAAxA0AMKYHAgDrDAAhuAcBAPgLACG5B0AA-gsAIRIGAAD7CwAgEgAAwA0AIBcCAJ4MACGjBwAAxQ0AMKQHAAA5ABClBwAAxQ0AMKYHAgCeDAAhugcCAJ4MACG7BwEA-AsAIbwHAQCqDAAhvQcBAKoMACG-BwEAqgwAIb8HAQCqDAAhwAcBAKoMACHBBwEAqgwAIcIHIADtDAAhwwcBAKoMACHEBwAAjw0AIBMGAACqDQAgCQAAxw0AIAoAAMcNACALAACSDAAgDAAAkgwAICAAAMgNACAhAADJDQAgIgAAkwwAIKMHAADGDQAwpAcAAAwAEKUHAADGDQAwpgcCAOsMACGrB0AA-gsAIboHAgCeDAAhmAgBAPgLACGPCQIAngwAIZAJAgCeDAAhkQkCAJ4MACGSCQEA-AsAIQOCCAAADwAggwgAAA8AIIQIAAAPACADgggAABgAIIMIAAAYACCECAAAGAAgA4IIAAAiACCDCAAAIgAghAgAACIAIAKzCAIAAAABuAgCAAAAAQgiAADMDQAgIwAArwwAIKMHAADLDQAwpAcAAGIAEKUHAADLDQAwswgCAJ4MACG4CAIAngwAIbkIQAD6CwAhEAUAAM8NACANAADODQAgJAAA0A0AIKMHAADNDQAwpAcAAFwAEKUHAADNDQAwqwdAAPoLACG6BwIAngwAIcMHAQD4CwAh0QcCAOsMACGzCAIA6wwAIboIAQD4CwAhuwgCAOsMACG8CAEAqgwAIYEKAABcACCCCgAAXAAgDgUAAM8NACANAADODQAgJAAA0A0AIKMHAADNDQAwpAcAAFwAEKUHAADNDQAwqwdAAPoLACG6BwIAngwAIcMHAQD4CwAh0QcCAOsMACGzCAIA6wwAIboIAQD4CwAhuwgCAOsMACG8CAEAqgwAIRUGAACqDQAgCQAAxw0AIAoAAMcNACALAACSDAAgDAAAkgwAICAAAMgNACAhAADJDQAgIgAAkwwAIKMHAADGDQAwpAcAAAwAEKUHAADGDQAwpgcCAOsMACGrB0AA-gsAIboHAgCeDAAhmAgBAPgLACGPCQIAngwAIZAJAgCeDAAhkQkCAJ4MACGSCQEA-AsAIYEKAAAMACCCCgAADAAgDwMAAJEMACAiAACTDAAgOwAAkgwAIKMHAACQDAAwpAcAAAMAEKUHAACQDAAwugcCAJ4MACG7BwEA-AsAIf0HAQD4CwAh_gcBAPgLACH_BwEA-AsAIYAIAQD4CwAhgQgBAPgLACGBCgAAAwAgggoAAAMAIAOCCAAAYgAggwgAAGIAIIQIAABiACACpgcCAAAAAc4HAQAAAAEIBgAA-wsAIA4AANMNACCjBwAA0g0AMKQHAABVABClBwAA0g0AMKYHAgCeDAAhzgcBAPgLACGHCQIAngwAIRIGAAD7CwAgDQAAzg0AIBcCAJ4MACEeAAD2DQAgHwAA9w0AIKMHAAD1DQAwpAcAABgAEKUHAAD1DQAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHOBwEA-AsAIfwHQAD6CwAhuwgCAOsMACG-CCAA7QwAIYEKAAAYACCCCgAAGAAgDgYAAPsLACAPAADVDQAgGgAA1g0AIKMHAADUDQAwpAcAAEcAEKUHAADUDQAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhiwgCAJ4MACHBCAIA6wwAIesIAQD4CwAhgAkBAPgLACGBCUAA-QsAISAGAAD7CwAgDgAA8Q0AIBAAAMkNACARAADyDQAgFwIAngwAIRsAAOQNACAcAADrDQAgHQAA8w0AIKMHAADwDQAwpAcAAB0AEKUHAADwDQAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHNBwEA-AsAIfwHQAD6CwAhvgggAO0MACHDCAEAqgwAIcYIAADnDcYIIscIEAD-DAAhgwkQAP4MACGHCQIA6wwAIYgJEAD-DAAhiQkgAO0MACGKCRAA-gwAIYsJEAD6DAAhjAkBAPgLACGNCUAA-QsAIY4JQAD5CwAhgQoAAB0AIIIKAAAdACAQDwAA1Q0AIBsAAOQNACAcAADrDQAgowcAAOoNADCkBwAAKgAQpQcAAOoNADC6BwIAngwAIYsIAgCeDAAhvgggAO0MACHDCAEAqgwAIccIEAD-DAAhywgCAJ4MACGCCQAA2gwAIIMJEAD-DAAhgQoAACoAIIIKAAAqACALFwAA2A0AIBgAAKkNACBQAACPDQAgowcAANcNADCkBwAAPgAQpQcAANcNADC6BwIAngwAIZEIQAD6CwAhkwgBAPgLACG_CAIAngwAIcAIAgDrDAAhLQYAAPsLACAUAADiDQAgFQAA4w0AIBYAAOQNACAZAADlDQAgowcAANsNADCkBwAANAAQpQcAANsNADCmBwIAngwAIasHQAD6CwAhugcCAJ4MACG9BwEAqgwAIeEHEAD6DAAh_AdAAPoLACH-BwEA-AsAIY0IAADcDdAIIskIEAD6DAAhyggBAKoMACHMCAIAngwAIc0IAQD4CwAhzggBAPgLACHRCAAA3Q3RCCLTCAAA3g3TCCLVCAAA3w3VCCLXCAAA4A3XCCLZCAAA4Q3ZCCPaCAIA6wwAIdsIAQD4CwAh3AgBAKoMACHdCAEAqgwAId4IAgDrDAAh3wgBAKoMACHgCAEAqgwAIeEIAQCqDAAh4ggBAKoMACHjCBAA-gwAIeQIEAD6DAAh5QggAO0MACHmCCAA7QwAIecIIADtDAAh6AggAO0MACHpCEAA-QsAIeoIQAD5CwAhgQoAADQAIIIKAAA0ACACpgcCAAAAAcwIAgAAAAECpgcCAAAAAc0IAQAAAAErBgAA-wsAIBQAAOINACAVAADjDQAgFgAA5A0AIBkAAOUNACCjBwAA2w0AMKQHAAA0ABClBwAA2w0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIb0HAQCqDAAh4QcQAPoMACH8B0AA-gsAIf4HAQD4CwAhjQgAANwN0AgiyQgQAPoMACHKCAEAqgwAIcwIAgCeDAAhzQgBAPgLACHOCAEA-AsAIdEIAADdDdEIItMIAADeDdMIItUIAADfDdUIItcIAADgDdcIItkIAADhDdkII9oIAgDrDAAh2wgBAPgLACHcCAEAqgwAId0IAQCqDAAh3ggCAOsMACHfCAEAqgwAIeAIAQCqDAAh4QgBAKoMACHiCAEAqgwAIeMIEAD6DAAh5AgQAPoMACHlCCAA7QwAIeYIIADtDAAh5wggAO0MACHoCCAA7QwAIekIQAD5CwAh6ghAAPkLACEErAcAAADQCAKtBwAAANAICK4HAAAA0AgIswcAAM4M0AgiBKwHAAAA0QgCrQcAAADRCAiuBwAAANEICLMHAADMDNEIIgSsBwAAANMIAq0HAAAA0wgIrgcAAADTCAizBwAAygzTCCIErAcAAADVCAKtBwAAANUICK4HAAAA1QgIswcAAMgM1QgiBKwHAAAA1wgCrQcAAADXCAiuBwAAANcICLMHAADGDNcIIgSsBwAAANkIA60HAAAA2QgJrgcAAADZCAmzBwAAxAzZCCMNBgAA-wsAIBIAAMANACCjBwAAvw0AMKQHAAAyABClBwAAvw0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIbsHAQD4CwAhyggBAKoMACHrCAEAqgwAIYEKAAAyACCCCgAAMgAgFAYAAPsLACASAADADQAgFwIAngwAIaMHAADFDQAwpAcAADkAEKUHAADFDQAwpgcCAJ4MACG6BwIAngwAIbsHAQD4CwAhvAcBAKoMACG9BwEAqgwAIb4HAQCqDAAhvwcBAKoMACHABwEAqgwAIcEHAQCqDAAhwgcgAO0MACHDBwEAqgwAIcQHAACPDQAggQoAADkAIIIKAAA5ACADgggAAC4AIIMIAAAuACCECAAALgAgA4IIAAA-ACCDCAAAPgAghAgAAD4AIBQPAADoDQAgFwAA2A0AIBoAANYNACCjBwAA5g0AMKQHAAAuABClBwAA5g0AMLoHAgCeDAAhuwcBAPgLACGLCAIA6wwAIb8IAgCeDAAhwQgCAOsMACHCCAEAqgwAIcMIAQCqDAAhxAgBAKoMACHGCAAA5w3GCCLHCBAA_gwAIcgIEAD6DAAhyQgQAP4MACHKCAEAqgwAIcsIAgCeDAAhBKwHAAAAxggCrQcAAADGCAiuBwAAAMYICLMHAAC7DMYIIiAGAAD7CwAgDgAA8Q0AIBAAAMkNACARAADyDQAgFwIAngwAIRsAAOQNACAcAADrDQAgHQAA8w0AIKMHAADwDQAwpAcAAB0AEKUHAADwDQAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHNBwEA-AsAIfwHQAD6CwAhvgggAO0MACHDCAEAqgwAIcYIAADnDcYIIscIEAD-DAAhgwkQAP4MACGHCQIA6wwAIYgJEAD-DAAhiQkgAO0MACGKCRAA-gwAIYsJEAD6DAAhjAkBAPgLACGNCUAA-QsAIY4JQAD5CwAhgQoAAB0AIIIKAAAdACACiwgCAAAAAYIJAQAAAAQODwAA1Q0AIBsAAOQNACAcAADrDQAgowcAAOoNADCkBwAAKgAQpQcAAOoNADC6BwIAngwAIYsIAgCeDAAhvgggAO0MACHDCAEAqgwAIccIEAD-DAAhywgCAJ4MACGCCQAA2gwAIIMJEAD-DAAhA4IIAABHACCDCAAARwAghAgAAEcAIAKLCAIAAAABywgCAAAAAQkPAADVDQAgowcAAO0NADCkBwAAJgAQpQcAAO0NADC6BwIAngwAIbsHAQD4CwAhiwgCAJ4MACHLCAIAngwAIYIJAADaDAAgCQ0AAO8NACAPAADVDQAgFwIAngwAIaMHAADuDQAwpAcAACIAEKUHAADuDQAwugcCAJ4MACGLCAIAngwAIbsIAgCeDAAhFQYAAKoNACAJAADHDQAgCgAAxw0AIAsAAJIMACAMAACSDAAgIAAAyA0AICEAAMkNACAiAACTDAAgowcAAMYNADCkBwAADAAQpQcAAMYNADCmBwIA6wwAIasHQAD6CwAhugcCAJ4MACGYCAEA-AsAIY8JAgCeDAAhkAkCAJ4MACGRCQIAngwAIZIJAQD4CwAhgQoAAAwAIIIKAAAMACAeBgAA-wsAIA4AAPENACAQAADJDQAgEQAA8g0AIBcCAJ4MACEbAADkDQAgHAAA6w0AIB0AAPMNACCjBwAA8A0AMKQHAAAdABClBwAA8A0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIbsHAQD4CwAhzQcBAPgLACH8B0AA-gsAIb4IIADtDAAhwwgBAKoMACHGCAAA5w3GCCLHCBAA_gwAIYMJEAD-DAAhhwkCAOsMACGICRAA_gwAIYkJIADtDAAhigkQAPoMACGLCRAA-gwAIYwJAQD4CwAhjQlAAPkLACGOCUAA-QsAIRIGAAD7CwAgDQAAzg0AIBcCAJ4MACEeAAD2DQAgHwAA9w0AIKMHAAD1DQAwpAcAABgAEKUHAAD1DQAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHOBwEA-AsAIfwHQAD6CwAhuwgCAOsMACG-CCAA7QwAIYEKAAAYACCCCgAAGAAgA4IIAAAmACCDCAAAJgAghAgAACYAIAOCCAAAKgAggwgAACoAIIQIAAAqACACpgcCAAAAAc4HAQAAAAEQBgAA-wsAIA0AAM4NACAXAgCeDAAhHgAA9g0AIB8AAPcNACCjBwAA9Q0AMKQHAAAYABClBwAA9Q0AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIbsHAQD4CwAhzgcBAPgLACH8B0AA-gsAIbsIAgDrDAAhvgggAO0MACEDgggAAB0AIIMIAAAdACCECAAAHQAgA4IIAABVACCDCAAAVQAghAgAAFUAIBwHAADODQAgCAAAzg0AICUBAKoMACGjBwAA-A0AMKQHAAAPABClBwAA-A0AMLoHAgCeDAAhwQcBAKoMACH6BwIAngwAIfwHQAD6CwAhoQgBAKoMACGiCAEAqgwAIaMIAQCqDAAhpAgBAKoMACGlCAEA-AsAIaYIAQD4CwAhpwgBAPgLACGoCAEAqgwAIakIAQCqDAAhqggBAPgLACGrCAEA-AsAIawIAQCqDAAhrQgBAKoMACGuCAIA6wwAIa8IAgDrDAAhsAggAO0MACGxCAEAqgwAIbIIIADtDAAhVwQAAK8MACAFAAD6DQAgEAAA-w0AIBIAAMANACAcAADrDQAgHgAA9g0AIB8AAPcNACAgAADIDQAgJQAAzg0AICYAAM4NACAnAAD8DQAgKAAA_Q0AICkAAP4NACAqAAD_DQAgKwAAgA4AICwAAIEOACAtAACCDgAgMAAAgw4AIDEAAIQOACAyAACFDgAgMwAAhg4AIDQAAIcOACA1AAC8DQAgNgAAiA4AIDcAAIkOACA6AACKDgAgowcAAPkNADCkBwAACAAQpQcAAPkNADCrB0AA-gsAIbgHAQD4CwAhugcCAJ4MACG7BwEA-AsAIcAHAQCqDAAhwQcBAKoMACHCByAA7QwAIcQHAACPDQAgywcCAJ4MACHMBwEAqgwAIc0HAQCqDAAhzgcBAPgLACHPBwIA6wwAIdAHAgDrDAAh0QcCAJ4MACHSBwIAngwAIdMHIADtDAAh1AdAAPkLACHVByAA7QwAIdYHIADtDAAh1wcBAKoMACHYBwEAqgwAIdkHAQCqDAAh2gcBAKoMACHbBwEAqgwAIdwHAQCqDAAh3QcBAKoMACHeBxAA_gwAId8HAQCqDAAh4AcgAO0MACHhBxAA_gwAIeIHAQCqDAAh4wcAAPIMACDkBxAA_gwAIeUHIADtDAAh5gcBAKoMACHnBwIAngwAIegHAQCqDAAh6QcBAKoMACHqBwEAqgwAIesHAQCqDAAh7AcBAKoMACHtByAA7QwAIe4HAQCqDAAh7wdAAPkLACHwB0AA-QsAIfEHAQCqDAAh8gcBAKoMACHzBwEAqgwAIfQHAQCqDAAh9QcgAO0MACH2ByAA7QwAIfcHAQCqDAAh-AcBAKoMACH5BwEAqgwAIfoHAgCeDAAh-wcCAJ4MACH8B0AA-gsAIQ8DAACRDAAgIgAAkwwAIDsAAJIMACCjBwAAkAwAMKQHAAADABClBwAAkAwAMLoHAgCeDAAhuwcBAPgLACH9BwEA-AsAIf4HAQD4CwAh_wcBAPgLACGACAEA-AsAIYEIAQD4CwAhgQoAAAMAIIIKAAADACADgggAAAwAIIMIAAAMACCECAAADAAgA4IIAAA5ACCDCAAAOQAghAgAADkAIAOCCAAAdQAggwgAAHUAIIQIAAB1ACANBgAA-wsAICkBAPgLACGjBwAA9wsAMKQHAAB6ABClBwAA9wsAMKYHAgCeDAAhpwcBAPgLACGoB0AA-QsAIakHQAD5CwAhqgdAAPkLACGrB0AA-gsAIYEKAAB6ACCCCgAAegAgA4IIAAB_ACCDCAAAfwAghAgAAH8AIAOCCAAAhAEAIIMIAACEAQAghAgAAIQBACADgggAADIAIIMIAAAyACCECAAAMgAgA4IIAACMAQAggwgAAIwBACCECAAAjAEAIAOCCAAAkAEAIIMIAACQAQAghAgAAJABACADgggAAJkBACCDCAAAmQEAIIQIAACZAQAgA4IIAACdAQAggwgAAJ0BACCECAAAnQEAIAOCCAAAoQEAIIMIAAChAQAghAgAAKEBACADgggAAKUBACCDCAAApQEAIIQIAAClAQAgA4IIAACrAQAggwgAAKsBACCECAAAqwEAIAOCCAAArwEAIIMIAACvAQAghAgAAK8BACADgggAALMBACCDCAAAswEAIIQIAACzAQAgHwUAAM8NACAqAAD_DQAgOgAAig4AIDsAAJIMACA8AACNDgAgPQAAjg4AID4AAI8OACA_AACQDgAgQQAAkQ4AIEYAANANACBHAACSDgAgSAAA5Q0AIEkAAIoOACBKAACTDgAgowcAAIsOADCkBwAABQAQpQcAAIsOADCrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHRBwIA6wwAIfwHQAD6CwAh6wgBAKoMACGXCQEA-AsAIdkJIADtDAAh7QkAAIwO7Qki7gkBAPgLACHvCUAA-QsAIfAJQAD5CwAh8QkgAO0MACHyCUAA-QsAIQSsBwAAAO0JAq0HAAAA7QkIrgcAAADtCQizBwAAmA3tCSIDgggAANMBACCDCAAA0wEAIIQIAADTAQAgA4IIAADXAQAggwgAANcBACCECAAA1wEAIAOCCAAA2wEAIIMIAADbAQAghAgAANsBACADgggAAN8BACCDCAAA3wEAIIQIAADfAQAgFCMAAK8MACBCAAChDQAgRQAAig0AIKMHAACjDQAwpAcAAOMBABClBwAAow0AMKsHQAD6CwAhugcCAJ4MACH8B0AA-gsAIbMIAgCeDAAhsglAAPkLACG3CQIAngwAIc4JQAD6CwAhzwkBAKoMACHQCUAA-QsAIdEJQAD5CwAh0gkgAO0MACHTCQAAhg0AIIEKAADjAQAgggoAAOMBACANIwAArwwAIKMHAACuDAAwpAcAAPcBABClBwAArgwAMKsHQAD6CwAhugcCAJ4MACGzCAIAngwAIbQIAQD4CwAhtQgBAPgLACG2CAEA-AsAIbcIAQCqDAAhgQoAAPcBACCCCgAA9wEAIAOCCAAA_AEAIIMIAAD8AQAghAgAAPwBACAAAAAAAAABhgoBAAAAAQGGCkAAAAABAYYKQAAAAAEFhgoCAAAAAY0KAgAAAAGOCgIAAAABjwoCAAAAAZAKAgAAAAEFVwAAlRsAIFgAAJgbACCDCgAAlhsAIIQKAACXGwAgiQoAAAoAIANXAACVGwAggwoAAJYbACCJCgAACgAgPgQAAP8VACAFAAD4FwAgEAAAhxgAIBIAAPIXACAcAACCGAAgHgAAhRgAIB8AAIYYACAgAAD0FwAgJQAA9xcAICYAAPcXACAnAACIGAAgKAAAiRgAICkAAIoYACAqAACLGAAgKwAAjBgAICwAAI0YACAtAACOGAAgMAAAjxgAIDEAAJAYACAyAACRGAAgMwAAkhgAIDQAAJMYACA1AADxFwAgNgAAlBgAIDcAAJUYACA6AACWGAAgwAcAAJQOACDBBwAAlA4AIMQHAACUDgAgzAcAAJQOACDNBwAAlA4AIM8HAACUDgAg0AcAAJQOACDUBwAAlA4AINcHAACUDgAg2AcAAJQOACDZBwAAlA4AINoHAACUDgAg2wcAAJQOACDcBwAAlA4AIN0HAACUDgAg3gcAAJQOACDfBwAAlA4AIOEHAACUDgAg4gcAAJQOACDkBwAAlA4AIOYHAACUDgAg6AcAAJQOACDpBwAAlA4AIOoHAACUDgAg6wcAAJQOACDsBwAAlA4AIO4HAACUDgAg7wcAAJQOACDwBwAAlA4AIPEHAACUDgAg8gcAAJQOACDzBwAAlA4AIPQHAACUDgAg9wcAAJQOACD4BwAAlA4AIPkHAACUDgAgAAAAAAAFhgoCAAAAAY0KAgAAAAGOCgIAAAABjwoCAAAAAZAKAgAAAAEHVwAAkBsAIFgAAJMbACCDCgAAkRsAIIQKAACSGwAghwoAAAgAIIgKAAAIACCJCgAACgAgA1cAAJAbACCDCgAAkRsAIIkKAAAKACAAAAAAAAGGCgEAAAABAYYKIAAAAAEFVwAA7xoAIFgAAI4bACCDCgAA8BoAIIQKAACNGwAgiQoAAAoAIAtXAACyDgAwWAAAtw4AMIMKAACzDgAwhAoAALQOADCFCgAAtQ4AIIYKAAC2DgAwhwoAALYOADCICgAAtg4AMIkKAAC2DgAwigoAALgOADCLCgAAuQ4AMCYGAADpDgAgFAAA6g4AIBYAAOsOACAZAADsDgAgpgcCAAAAAasHQAAAAAG6BwIAAAABvQcBAAAAAeEHEAAAAAH8B0AAAAAB_gcBAAAAAY0IAAAA0AgCyQgQAAAAAcoIAQAAAAHMCAIAAAABzQgBAAAAAc4IAQAAAAHRCAAAANEIAtMIAAAA0wgC1QgAAADVCALXCAAAANcIAtkIAAAA2QgD2ggCAAAAAdsIAQAAAAHcCAEAAAAB3QgBAAAAAd8IAQAAAAHgCAEAAAAB4QgBAAAAAeIIAQAAAAHjCBAAAAAB5AgQAAAAAeUIIAAAAAHmCCAAAAAB5wggAAAAAegIIAAAAAHpCEAAAAAB6ghAAAAAAQIAAAA2ACBXAADoDgAgAwAAADYAIFcAAOgOACBYAADDDgAgAVAAAIwbADAtBgAA-wsAIBQAAOINACAVAADjDQAgFgAA5A0AIBkAAOUNACCjBwAA2w0AMKQHAAA0ABClBwAA2w0AMKYHAgCeDAAhqwdAAPoLACG6BwIAAAABvQcBAKoMACHhBxAA-gwAIfwHQAD6CwAh_gcBAPgLACGNCAAA3A3QCCLJCBAA-gwAIcoIAQCqDAAhzAgCAJ4MACHNCAEA-AsAIc4IAQAAAAHRCAAA3Q3RCCLTCAAA3g3TCCLVCAAA3w3VCCLXCAAA4A3XCCLZCAAA4Q3ZCCPaCAIA6wwAIdsIAQD4CwAh3AgBAKoMACHdCAEAqgwAId4IAgDrDAAh3wgBAKoMACHgCAEAqgwAIeEIAQCqDAAh4ggBAKoMACHjCBAA-gwAIeQIEAD6DAAh5QggAO0MACHmCCAA7QwAIecIIADtDAAh6AggAO0MACHpCEAA-QsAIeoIQAD5CwAh-wkAANoNACD-CQAA2Q0AIAIAAAA2ACBQAADDDgAgAgAAALoOACBQAAC7DgAgJqMHAAC5DgAwpAcAALoOABClBwAAuQ4AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIb0HAQCqDAAh4QcQAPoMACH8B0AA-gsAIf4HAQD4CwAhjQgAANwN0AgiyQgQAPoMACHKCAEAqgwAIcwIAgCeDAAhzQgBAPgLACHOCAEA-AsAIdEIAADdDdEIItMIAADeDdMIItUIAADfDdUIItcIAADgDdcIItkIAADhDdkII9oIAgDrDAAh2wgBAPgLACHcCAEAqgwAId0IAQCqDAAh3ggCAOsMACHfCAEAqgwAIeAIAQCqDAAh4QgBAKoMACHiCAEAqgwAIeMIEAD6DAAh5AgQAPoMACHlCCAA7QwAIeYIIADtDAAh5wggAO0MACHoCCAA7QwAIekIQAD5CwAh6ghAAPkLACEmowcAALkOADCkBwAAug4AEKUHAAC5DgAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhvQcBAKoMACHhBxAA-gwAIfwHQAD6CwAh_gcBAPgLACGNCAAA3A3QCCLJCBAA-gwAIcoIAQCqDAAhzAgCAJ4MACHNCAEA-AsAIc4IAQD4CwAh0QgAAN0N0Qgi0wgAAN4N0wgi1QgAAN8N1Qgi1wgAAOAN1wgi2QgAAOEN2Qgj2ggCAOsMACHbCAEA-AsAIdwIAQCqDAAh3QgBAKoMACHeCAIA6wwAId8IAQCqDAAh4AgBAKoMACHhCAEAqgwAIeIIAQCqDAAh4wgQAPoMACHkCBAA-gwAIeUIIADtDAAh5gggAO0MACHnCCAA7QwAIegIIADtDAAh6QhAAPkLACHqCEAA-QsAISKmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG9BwEArg4AIeEHEADCDgAh_AdAAJwOACH-BwEAmg4AIY0IAAC8DtAIIskIEADCDgAhyggBAK4OACHMCAIAnQ4AIc0IAQCaDgAhzggBAJoOACHRCAAAvQ7RCCLTCAAAvg7TCCLVCAAAvw7VCCLXCAAAwA7XCCLZCAAAwQ7ZCCPaCAIApg4AIdsIAQCaDgAh3AgBAK4OACHdCAEArg4AId8IAQCuDgAh4AgBAK4OACHhCAEArg4AIeIIAQCuDgAh4wgQAMIOACHkCBAAwg4AIeUIIACvDgAh5gggAK8OACHnCCAArw4AIegIIACvDgAh6QhAAJsOACHqCEAAmw4AIQGGCgAAANAIAgGGCgAAANEIAgGGCgAAANMIAgGGCgAAANUIAgGGCgAAANcIAgGGCgAAANkIAwWGChAAAAABjQoQAAAAAY4KEAAAAAGPChAAAAABkAoQAAAAASYGAADEDgAgFAAAxQ4AIBYAAMYOACAZAADHDgAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhvQcBAK4OACHhBxAAwg4AIfwHQACcDgAh_gcBAJoOACGNCAAAvA7QCCLJCBAAwg4AIcoIAQCuDgAhzAgCAJ0OACHNCAEAmg4AIc4IAQCaDgAh0QgAAL0O0Qgi0wgAAL4O0wgi1QgAAL8O1Qgi1wgAAMAO1wgi2QgAAMEO2Qgj2ggCAKYOACHbCAEAmg4AIdwIAQCuDgAh3QgBAK4OACHfCAEArg4AIeAIAQCuDgAh4QgBAK4OACHiCAEArg4AIeMIEADCDgAh5AgQAMIOACHlCCAArw4AIeYIIACvDgAh5wggAK8OACHoCCAArw4AIekIQACbDgAh6ghAAJsOACEFVwAA8xoAIFgAAIobACCDCgAA9BoAIIQKAACJGwAgiQoAAAoAIAdXAADxGgAgWAAAhxsAIIMKAADyGgAghAoAAIYbACCHCgAAMgAgiAoAADIAIIkKAACKAQAgC1cAANYOADBYAADbDgAwgwoAANcOADCECgAA2A4AMIUKAADZDgAghgoAANoOADCHCgAA2g4AMIgKAADaDgAwiQoAANoOADCKCgAA3A4AMIsKAADdDgAwC1cAAMgOADBYAADNDgAwgwoAAMkOADCECgAAyg4AMIUKAADLDgAghgoAAMwOADCHCgAAzA4AMIgKAADMDgAwiQoAAMwOADCKCgAAzg4AMIsKAADPDgAwBhgAANUOACBQgAAAAAG6BwIAAAABkQhAAAAAAZMIAQAAAAHACAIAAAABAgAAAEAAIFcAANQOACADAAAAQAAgVwAA1A4AIFgAANIOACABUAAAhRsAMAsXAADYDQAgGAAAqQ0AIFAAAI8NACCjBwAA1w0AMKQHAAA-ABClBwAA1w0AMLoHAgAAAAGRCEAA-gsAIZMIAQD4CwAhvwgCAJ4MACHACAIA6wwAIQIAAABAACBQAADSDgAgAgAAANAOACBQAADRDgAgCVAAAI8NACCjBwAAzw4AMKQHAADQDgAQpQcAAM8OADC6BwIAngwAIZEIQAD6CwAhkwgBAPgLACG_CAIAngwAIcAIAgDrDAAhCVAAAI8NACCjBwAAzw4AMKQHAADQDgAQpQcAAM8OADC6BwIAngwAIZEIQAD6CwAhkwgBAPgLACG_CAIAngwAIcAIAgDrDAAhBVCAAAAAAboHAgCdDgAhkQhAAJwOACGTCAEAmg4AIcAIAgCmDgAhBhgAANMOACBQgAAAAAG6BwIAnQ4AIZEIQACcDgAhkwgBAJoOACHACAIApg4AIQdXAACAGwAgWAAAgxsAIIMKAACBGwAghAoAAIIbACCHCgAABQAgiAoAAAUAIIkKAAABACAGGAAA1Q4AIFCAAAAAAboHAgAAAAGRCEAAAAABkwgBAAAAAcAIAgAAAAEDVwAAgBsAIIMKAACBGwAgiQoAAAEAIA8PAADmDgAgGgAA5w4AILoHAgAAAAG7BwEAAAABiwgCAAAAAcEIAgAAAAHCCAEAAAABwwgBAAAAAcQIAQAAAAHGCAAAAMYIAscIEAAAAAHICBAAAAAByQgQAAAAAcoIAQAAAAHLCAIAAAABAgAAADAAIFcAAOUOACADAAAAMAAgVwAA5Q4AIFgAAOIOACABUAAA_xoAMBQPAADoDQAgFwAA2A0AIBoAANYNACCjBwAA5g0AMKQHAAAuABClBwAA5g0AMLoHAgAAAAG7BwEA-AsAIYsIAgDrDAAhvwgCAJ4MACHBCAIA6wwAIcIIAQCqDAAhwwgBAKoMACHECAEAqgwAIcYIAADnDcYIIscIEAD-DAAhyAgQAPoMACHJCBAA_gwAIcoIAQCqDAAhywgCAJ4MACECAAAAMAAgUAAA4g4AIAIAAADeDgAgUAAA3w4AIBGjBwAA3Q4AMKQHAADeDgAQpQcAAN0OADC6BwIAngwAIbsHAQD4CwAhiwgCAOsMACG_CAIAngwAIcEIAgDrDAAhwggBAKoMACHDCAEAqgwAIcQIAQCqDAAhxggAAOcNxggixwgQAP4MACHICBAA-gwAIckIEAD-DAAhyggBAKoMACHLCAIAngwAIRGjBwAA3Q4AMKQHAADeDgAQpQcAAN0OADC6BwIAngwAIbsHAQD4CwAhiwgCAOsMACG_CAIAngwAIcEIAgDrDAAhwggBAKoMACHDCAEAqgwAIcQIAQCqDAAhxggAAOcNxggixwgQAP4MACHICBAA-gwAIckIEAD-DAAhyggBAKoMACHLCAIAngwAIQ26BwIAnQ4AIbsHAQCaDgAhiwgCAKYOACHBCAIApg4AIcIIAQCuDgAhwwgBAK4OACHECAEArg4AIcYIAADgDsYIIscIEADhDgAhyAgQAMIOACHJCBAA4Q4AIcoIAQCuDgAhywgCAJ0OACEBhgoAAADGCAIFhgoQAAAAAY0KEAAAAAGOChAAAAABjwoQAAAAAZAKEAAAAAEPDwAA4w4AIBoAAOQOACC6BwIAnQ4AIbsHAQCaDgAhiwgCAKYOACHBCAIApg4AIcIIAQCuDgAhwwgBAK4OACHECAEArg4AIcYIAADgDsYIIscIEADhDgAhyAgQAMIOACHJCBAA4Q4AIcoIAQCuDgAhywgCAJ0OACEHVwAA9xoAIFgAAP0aACCDCgAA-BoAIIQKAAD8GgAghwoAAB0AIIgKAAAdACCJCgAAHwAgB1cAAPUaACBYAAD6GgAggwoAAPYaACCECgAA-RoAIIcKAAAqACCICgAAKgAgiQoAACwAIA8PAADmDgAgGgAA5w4AILoHAgAAAAG7BwEAAAABiwgCAAAAAcEIAgAAAAHCCAEAAAABwwgBAAAAAcQIAQAAAAHGCAAAAMYIAscIEAAAAAHICBAAAAAByQgQAAAAAcoIAQAAAAHLCAIAAAABA1cAAPcaACCDCgAA-BoAIIkKAAAfACADVwAA9RoAIIMKAAD2GgAgiQoAACwAICYGAADpDgAgFAAA6g4AIBYAAOsOACAZAADsDgAgpgcCAAAAAasHQAAAAAG6BwIAAAABvQcBAAAAAeEHEAAAAAH8B0AAAAAB_gcBAAAAAY0IAAAA0AgCyQgQAAAAAcoIAQAAAAHMCAIAAAABzQgBAAAAAc4IAQAAAAHRCAAAANEIAtMIAAAA0wgC1QgAAADVCALXCAAAANcIAtkIAAAA2QgD2ggCAAAAAdsIAQAAAAHcCAEAAAAB3QgBAAAAAd8IAQAAAAHgCAEAAAAB4QgBAAAAAeIIAQAAAAHjCBAAAAAB5AgQAAAAAeUIIAAAAAHmCCAAAAAB5wggAAAAAegIIAAAAAHpCEAAAAAB6ghAAAAAAQNXAADzGgAggwoAAPQaACCJCgAACgAgA1cAAPEaACCDCgAA8hoAIIkKAACKAQAgBFcAANYOADCDCgAA1w4AMIUKAADZDgAgiQoAANoOADAEVwAAyA4AMIMKAADJDgAwhQoAAMsOACCJCgAAzA4AMANXAADvGgAggwoAAPAaACCJCgAACgAgBFcAALIOADCDCgAAsw4AMIUKAAC1DgAgiQoAALYOADAAAAAAAAVXAADYGQAgWAAA7RoAIIMKAADZGQAghAoAAOwaACCJCgAAAQAgBVcAANYZACBYAADqGgAggwoAANcZACCECgAA6RoAIIkKAADvCgAgB1cAANQZACBYAADnGgAggwoAANUZACCECgAA5hoAIIcKAAAMACCICgAADAAgiQoAAHAAIAdXAADRGQAgWAAA5BoAIIMKAADSGQAghAoAAOMaACCHCgAADAAgiAoAAAwAIIkKAABwACALVwAAqRIAMFgAAK4SADCDCgAAqhIAMIQKAACrEgAwhQoAAKwSACCGCgAArRIAMIcKAACtEgAwiAoAAK0SADCJCgAArRIAMIoKAACvEgAwiwoAALASADALVwAAnRIAMFgAAKISADCDCgAAnhIAMIQKAACfEgAwhQoAAKASACCGCgAAoRIAMIcKAAChEgAwiAoAAKESADCJCgAAoRIAMIoKAACjEgAwiwoAAKQSADALVwAAkRIAMFgAAJYSADCDCgAAkhIAMIQKAACTEgAwhQoAAJQSACCGCgAAlRIAMIcKAACVEgAwiAoAAJUSADCJCgAAlRIAMIoKAACXEgAwiwoAAJgSADAHVwAAjBIAIFgAAI8SACCDCgAAjRIAIIQKAACOEgAghwoAAHoAIIgKAAB6ACCJCgAAzwsAIAtXAADkEQAwWAAA6REAMIMKAADlEQAwhAoAAOYRADCFCgAA5xEAIIYKAADoEQAwhwoAAOgRADCICgAA6BEAMIkKAADoEQAwigoAAOoRADCLCgAA6xEAMAtXAADWEQAwWAAA2xEAMIMKAADXEQAwhAoAANgRADCFCgAA2REAIIYKAADaEQAwhwoAANoRADCICgAA2hEAMIkKAADaEQAwigoAANwRADCLCgAA3REAMAtXAADoEAAwWAAA7RAAMIMKAADpEAAwhAoAAOoQADCFCgAA6xAAIIYKAADsEAAwhwoAAOwQADCICgAA7BAAMIkKAADsEAAwigoAAO4QADCLCgAA7xAAMAtXAADaEAAwWAAA3xAAMIMKAADbEAAwhAoAANwQADCFCgAA3RAAIIYKAADeEAAwhwoAAN4QADCICgAA3hAAMIkKAADeEAAwigoAAOAQADCLCgAA4RAAMAtXAADOEAAwWAAA0xAAMIMKAADPEAAwhAoAANAQADCFCgAA0RAAIIYKAADSEAAwhwoAANIQADCICgAA0hAAMIkKAADSEAAwigoAANQQADCLCgAA1RAAMAtXAADFEAAwWAAAyRAAMIMKAADGEAAwhAoAAMcQADCFCgAAyBAAIIYKAAC2DgAwhwoAALYOADCICgAAtg4AMIkKAAC2DgAwigoAAMoQADCLCgAAuQ4AMAtXAACsEAAwWAAAsRAAMIMKAACtEAAwhAoAAK4QADCFCgAArxAAIIYKAACwEAAwhwoAALAQADCICgAAsBAAMIkKAACwEAAwigoAALIQADCLCgAAsxAAMAtXAACgEAAwWAAApRAAMIMKAAChEAAwhAoAAKIQADCFCgAAoxAAIIYKAACkEAAwhwoAAKQQADCICgAApBAAMIkKAACkEAAwigoAAKYQADCLCgAApxAAMAtXAACHEAAwWAAAjBAAMIMKAACIEAAwhAoAAIkQADCFCgAAihAAIIYKAACLEAAwhwoAAIsQADCICgAAixAAMIkKAACLEAAwigoAAI0QADCLCgAAjhAAMAtXAAD5DwAwWAAA_g8AMIMKAAD6DwAwhAoAAPsPADCFCgAA_A8AIIYKAAD9DwAwhwoAAP0PADCICgAA_Q8AMIkKAAD9DwAwigoAAP8PADCLCgAAgBAAMAtXAADtDwAwWAAA8g8AMIMKAADuDwAwhAoAAO8PADCFCgAA8A8AIIYKAADxDwAwhwoAAPEPADCICgAA8Q8AMIkKAADxDwAwigoAAPMPADCLCgAA9A8AMAtXAADhDwAwWAAA5g8AMIMKAADiDwAwhAoAAOMPADCFCgAA5A8AIIYKAADlDwAwhwoAAOUPADCICgAA5Q8AMIkKAADlDwAwigoAAOcPADCLCgAA6A8AMAtXAADVDwAwWAAA2g8AMIMKAADWDwAwhAoAANcPADCFCgAA2A8AIIYKAADZDwAwhwoAANkPADCICgAA2Q8AMIkKAADZDwAwigoAANsPADCLCgAA3A8AMAtXAADFDwAwWAAAyg8AMIMKAADGDwAwhAoAAMcPADCFCgAAyA8AIIYKAADJDwAwhwoAAMkPADCICgAAyQ8AMIkKAADJDwAwigoAAMsPADCLCgAAzA8AMAtXAAC3DwAwWAAAvA8AMIMKAAC4DwAwhAoAALkPADCFCgAAug8AIIYKAAC7DwAwhwoAALsPADCICgAAuw8AMIkKAAC7DwAwigoAAL0PADCLCgAAvg8AMAtXAACrDwAwWAAAsA8AMIMKAACsDwAwhAoAAK0PADCFCgAArg8AIIYKAACvDwAwhwoAAK8PADCICgAArw8AMIkKAACvDwAwigoAALEPADCLCgAAsg8AMAtXAACeDwAwWAAAow8AMIMKAACfDwAwhAoAAKAPADCFCgAAoQ8AIIYKAACiDwAwhwoAAKIPADCICgAAog8AMIkKAACiDwAwigoAAKQPADCLCgAApQ8AMAtXAACODwAwWAAAkw8AMIMKAACPDwAwhAoAAJAPADCFCgAAkQ8AIIYKAACSDwAwhwoAAJIPADCICgAAkg8AMIkKAACSDwAwigoAAJQPADCLCgAAlQ8AMAsjAACcDwAgOAAAnQ8AIKsHQAAAAAG6BwEAAAABvQcBAAAAAbMIAgAAAAHkCUAAAAAB5wkCAAAAAegJQAAAAAHqCQEAAAAB6wlAAAAAAQIAAAC1AQAgVwAAmw8AIAMAAAC1AQAgVwAAmw8AIFgAAJgPACABUAAA4hoAMBAjAACvDAAgOAAAqQ0AIDkAAKoNACCjBwAAqA0AMKQHAACzAQAQpQcAAKgNADCrB0AA-gsAIboHAQAAAAG9BwEAqgwAIbMIAgCeDAAh5AlAAPoLACHnCQIA6wwAIegJQAD5CwAh6QkCAOsMACHqCQEAqgwAIesJQAD6CwAhAgAAALUBACBQAACYDwAgAgAAAJYPACBQAACXDwAgDaMHAACVDwAwpAcAAJYPABClBwAAlQ8AMKsHQAD6CwAhugcBAPgLACG9BwEAqgwAIbMIAgCeDAAh5AlAAPoLACHnCQIA6wwAIegJQAD5CwAh6QkCAOsMACHqCQEAqgwAIesJQAD6CwAhDaMHAACVDwAwpAcAAJYPABClBwAAlQ8AMKsHQAD6CwAhugcBAPgLACG9BwEAqgwAIbMIAgCeDAAh5AlAAPoLACHnCQIA6wwAIegJQAD5CwAh6QkCAOsMACHqCQEAqgwAIesJQAD6CwAhCasHQACcDgAhugcBAJoOACG9BwEArg4AIbMIAgCdDgAh5AlAAJwOACHnCQIApg4AIegJQACbDgAh6gkBAK4OACHrCUAAnA4AIQsjAACZDwAgOAAAmg8AIKsHQACcDgAhugcBAJoOACG9BwEArg4AIbMIAgCdDgAh5AlAAJwOACHnCQIApg4AIegJQACbDgAh6gkBAK4OACHrCUAAnA4AIQVXAADaGgAgWAAA4BoAIIMKAADbGgAghAoAAN8aACCJCgAAAQAgB1cAANgaACBYAADdGgAggwoAANkaACCECgAA3BoAIIcKAAAFACCICgAABQAgiQoAAAEAIAsjAACcDwAgOAAAnQ8AIKsHQAAAAAG6BwEAAAABvQcBAAAAAbMIAgAAAAHkCUAAAAAB5wkCAAAAAegJQAAAAAHqCQEAAAAB6wlAAAAAAQNXAADaGgAggwoAANsaACCJCgAAAQAgA1cAANgaACCDCgAA2RoAIIkKAAABACAJqwdAAAAAAboHAgAAAAHJCAIAAAAB0QgAAADtCALtCIAAAAAB7ggCAAAAAe8IAQAAAAHwCAEAAAAB8QhAAAAAAQIAAACxAQAgVwAAqg8AIAMAAACxAQAgVwAAqg8AIFgAAKkPACABUAAA1xoAMA4GAAD7CwAgowcAAKsNADCkBwAArwEAEKUHAACrDQAwpgcCAJ4MACGrB0AA-gsAIboHAgAAAAHJCAIAngwAIdEIAACsDe0IIu0IAADyDAAg7ggCAJ4MACHvCAEAqgwAIfAIAQCqDAAh8QhAAPkLACECAAAAsQEAIFAAAKkPACACAAAApg8AIFAAAKcPACANowcAAKUPADCkBwAApg8AEKUHAAClDwAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhyQgCAJ4MACHRCAAArA3tCCLtCAAA8gwAIO4IAgCeDAAh7wgBAKoMACHwCAEAqgwAIfEIQAD5CwAhDaMHAAClDwAwpAcAAKYPABClBwAApQ8AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIckIAgCeDAAh0QgAAKwN7Qgi7QgAAPIMACDuCAIAngwAIe8IAQCqDAAh8AgBAKoMACHxCEAA-QsAIQmrB0AAnA4AIboHAgCdDgAhyQgCAJ0OACHRCAAAqA_tCCLtCIAAAAAB7ggCAJ0OACHvCAEArg4AIfAIAQCuDgAh8QhAAJsOACEBhgoAAADtCAIJqwdAAJwOACG6BwIAnQ4AIckIAgCdDgAh0QgAAKgP7Qgi7QiAAAAAAe4IAgCdDgAh7wgBAK4OACHwCAEArg4AIfEIQACbDgAhCasHQAAAAAG6BwIAAAAByQgCAAAAAdEIAAAA7QgC7QiAAAAAAe4IAgAAAAHvCAEAAAAB8AgBAAAAAfEIQAAAAAEEhQhAAAAAAYYIAQAAAAGHCAIAAAABiAgCAAAAAQIAAACtAQAgVwAAtg8AIAMAAACtAQAgVwAAtg8AIFgAALUPACABUAAA1hoAMAoGAAD7CwAgowcAAK4NADCkBwAAqwEAEKUHAACuDQAwpgcCAJ4MACGFCEAA-gsAIYYIAQD4CwAhhwgCAJ4MACGICAIAngwAIfQJAACtDQAgAgAAAK0BACBQAAC1DwAgAgAAALMPACBQAAC0DwAgCKMHAACyDwAwpAcAALMPABClBwAAsg8AMKYHAgCeDAAhhQhAAPoLACGGCAEA-AsAIYcIAgCeDAAhiAgCAJ4MACEIowcAALIPADCkBwAAsw8AEKUHAACyDwAwpgcCAJ4MACGFCEAA-gsAIYYIAQD4CwAhhwgCAJ4MACGICAIAngwAIQSFCEAAnA4AIYYIAQCaDgAhhwgCAJ0OACGICAIAnQ4AIQSFCEAAnA4AIYYIAQCaDgAhhwgCAJ0OACGICAIAnQ4AIQSFCEAAAAABhggBAAAAAYcIAgAAAAGICAIAAAABBC4AAMQPACCFCEAAAAABiQgCAAAAAYoIAgAAAAECAAAAlgEAIFcAAMMPACADAAAAlgEAIFcAAMMPACBYAADBDwAgAVAAANUaADAKBgAA-wsAIC4AALkNACCjBwAAuA0AMKQHAACUAQAQpQcAALgNADCmBwIAngwAIYUIQAD6CwAhiQgCAJ4MACGKCAIAngwAIfgJAAC3DQAgAgAAAJYBACBQAADBDwAgAgAAAL8PACBQAADADwAgB6MHAAC-DwAwpAcAAL8PABClBwAAvg8AMKYHAgCeDAAhhQhAAPoLACGJCAIAngwAIYoIAgCeDAAhB6MHAAC-DwAwpAcAAL8PABClBwAAvg8AMKYHAgCeDAAhhQhAAPoLACGJCAIAngwAIYoIAgCeDAAhA4UIQACcDgAhiQgCAJ0OACGKCAIAnQ4AIQQuAADCDwAghQhAAJwOACGJCAIAnQ4AIYoIAgCdDgAhBVcAANAaACBYAADTGgAggwoAANEaACCECgAA0hoAIIkKAACSAQAgBC4AAMQPACCFCEAAAAABiQgCAAAAAYoIAgAAAAEDVwAA0BoAIIMKAADRGgAgiQoAAJIBACAJDwAA0w8AIBoAANQPACCrB0AAAAABugcCAAAAAYsIAgAAAAHBCAIAAAAB6wgBAAAAAYAJAQAAAAGBCUAAAAABAgAAAEkAIFcAANIPACADAAAASQAgVwAA0g8AIFgAAM8PACABUAAAzxoAMA4GAAD7CwAgDwAA1Q0AIBoAANYNACCjBwAA1A0AMKQHAABHABClBwAA1A0AMKYHAgCeDAAhqwdAAPoLACG6BwIAAAABiwgCAJ4MACHBCAIA6wwAIesIAQD4CwAhgAkBAPgLACGBCUAA-QsAIQIAAABJACBQAADPDwAgAgAAAM0PACBQAADODwAgC6MHAADMDwAwpAcAAM0PABClBwAAzA8AMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIYsIAgCeDAAhwQgCAOsMACHrCAEA-AsAIYAJAQD4CwAhgQlAAPkLACELowcAAMwPADCkBwAAzQ8AEKUHAADMDwAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhiwgCAJ4MACHBCAIA6wwAIesIAQD4CwAhgAkBAPgLACGBCUAA-QsAIQerB0AAnA4AIboHAgCdDgAhiwgCAJ0OACHBCAIApg4AIesIAQCaDgAhgAkBAJoOACGBCUAAmw4AIQkPAADQDwAgGgAA0Q8AIKsHQACcDgAhugcCAJ0OACGLCAIAnQ4AIcEIAgCmDgAh6wgBAJoOACGACQEAmg4AIYEJQACbDgAhBVcAAMcaACBYAADNGgAggwoAAMgaACCECgAAzBoAIIkKAAAfACAHVwAAxRoAIFgAAMoaACCDCgAAxhoAIIQKAADJGgAghwoAACoAIIgKAAAqACCJCgAALAAgCQ8AANMPACAaAADUDwAgqwdAAAAAAboHAgAAAAGLCAIAAAABwQgCAAAAAesIAQAAAAGACQEAAAABgQlAAAAAAQNXAADHGgAggwoAAMgaACCJCgAAHwAgA1cAAMUaACCDCgAAxhoAIIkKAAAsACAEJAIAAAABhQhAAAAAAYsIAgAAAAGMCAIAAAABAgAAAKcBACBXAADgDwAgAwAAAKcBACBXAADgDwAgWAAA3w8AIAFQAADEGgAwCgYAAPsLACAkAgCeDAAhowcAALANADCkBwAApQEAEKUHAACwDQAwpgcCAJ4MACGFCEAA-gsAIYsIAgCeDAAhjAgCAJ4MACH1CQAArw0AIAIAAACnAQAgUAAA3w8AIAIAAADdDwAgUAAA3g8AIAgkAgCeDAAhowcAANwPADCkBwAA3Q8AEKUHAADcDwAwpgcCAJ4MACGFCEAA-gsAIYsIAgCeDAAhjAgCAJ4MACEIJAIAngwAIaMHAADcDwAwpAcAAN0PABClBwAA3A8AMKYHAgCeDAAhhQhAAPoLACGLCAIAngwAIYwIAgCeDAAhBCQCAJ0OACGFCEAAnA4AIYsIAgCdDgAhjAgCAJ0OACEEJAIAnQ4AIYUIQACcDgAhiwgCAJ0OACGMCAIAnQ4AIQQkAgAAAAGFCEAAAAABiwgCAAAAAYwIAgAAAAEDOgIAAAABhQhAAAAAAY0IAQAAAAECAAAAowEAIFcAAOwPACADAAAAowEAIFcAAOwPACBYAADrDwAgAVAAAMMaADAJBgAA-wsAIDoCAJ4MACGjBwAAsg0AMKQHAAChAQAQpQcAALINADCmBwIAngwAIYUIQAD6CwAhjQgBAPgLACH2CQAAsQ0AIAIAAACjAQAgUAAA6w8AIAIAAADpDwAgUAAA6g8AIAc6AgCeDAAhowcAAOgPADCkBwAA6Q8AEKUHAADoDwAwpgcCAJ4MACGFCEAA-gsAIY0IAQD4CwAhBzoCAJ4MACGjBwAA6A8AMKQHAADpDwAQpQcAAOgPADCmBwIAngwAIYUIQAD6CwAhjQgBAPgLACEDOgIAnQ4AIYUIQACcDgAhjQgBAJoOACEDOgIAnQ4AIYUIQACcDgAhjQgBAJoOACEDOgIAAAABhQhAAAAAAY0IAQAAAAEGMQIAAAABOgIAAAABhQhAAAAAAYwIAgAAAAGOCAIAAAABjwgCAAAAAQIAAACfAQAgVwAA-A8AIAMAAACfAQAgVwAA-A8AIFgAAPcPACABUAAAwhoAMAwGAAD7CwAgMQIAngwAIToCAJ4MACGjBwAAtA0AMKQHAACdAQAQpQcAALQNADCmBwIAngwAIYUIQAD6CwAhjAgCAJ4MACGOCAIAngwAIY8IAgCeDAAh9wkAALMNACACAAAAnwEAIFAAAPcPACACAAAA9Q8AIFAAAPYPACAKMQIAngwAIToCAJ4MACGjBwAA9A8AMKQHAAD1DwAQpQcAAPQPADCmBwIAngwAIYUIQAD6CwAhjAgCAJ4MACGOCAIAngwAIY8IAgCeDAAhCjECAJ4MACE6AgCeDAAhowcAAPQPADCkBwAA9Q8AEKUHAAD0DwAwpgcCAJ4MACGFCEAA-gsAIYwIAgCeDAAhjggCAJ4MACGPCAIAngwAIQYxAgCdDgAhOgIAnQ4AIYUIQACcDgAhjAgCAJ0OACGOCAIAnQ4AIY8IAgCdDgAhBjECAJ0OACE6AgCdDgAhhQhAAJwOACGMCAIAnQ4AIY4IAgCdDgAhjwgCAJ0OACEGMQIAAAABOgIAAAABhQhAAAAAAYwIAgAAAAGOCAIAAAABjwgCAAAAAQW6BwQAAAABiwgCAAAAAY0IAQAAAAGRCEAAAAABkwgAAACTCAICAAAAmwEAIFcAAIYQACADAAAAmwEAIFcAAIYQACBYAACFEAAgAVAAAMEaADAKBgAA-wsAIKMHAAC1DQAwpAcAAJkBABClBwAAtQ0AMKYHAgCeDAAhugcEAAAAAYsIAgDrDAAhjQgBAKoMACGRCEAA-gsAIZMIAAC2DZMIIgIAAACbAQAgUAAAhRAAIAIAAACBEAAgUAAAghAAIAmjBwAAgBAAMKQHAACBEAAQpQcAAIAQADCmBwIAngwAIboHBACfDAAhiwgCAOsMACGNCAEAqgwAIZEIQAD6CwAhkwgAALYNkwgiCaMHAACAEAAwpAcAAIEQABClBwAAgBAAMKYHAgCeDAAhugcEAJ8MACGLCAIA6wwAIY0IAQCqDAAhkQhAAPoLACGTCAAAtg2TCCIFugcEAIMQACGLCAIApg4AIY0IAQCuDgAhkQhAAJwOACGTCAAAhBCTCCIFhgoEAAAAAY0KBAAAAAGOCgQAAAABjwoEAAAAAZAKBAAAAAEBhgoAAACTCAIFugcEAIMQACGLCAIApg4AIY0IAQCuDgAhkQhAAJwOACGTCAAAhBCTCCIFugcEAAAAAYsIAgAAAAGNCAEAAAABkQhAAAAAAZMIAAAAkwgCBxcCAAAAAS8AAJ8QACC6BwIAAAABuwcBAAAAAbwIAQAAAAG9CAEAAAABvgggAAAAAQIAAACSAQAgVwAAnhAAIAMAAACSAQAgVwAAnhAAIFgAAJEQACABUAAAwBoAMA0GAAD7CwAgFwIAngwAIS8AALwNACCjBwAAuw0AMKQHAACQAQAQpQcAALsNADCmBwIAngwAIboHAgAAAAG7BwEA-AsAIbwIAQCqDAAhvQgBAKoMACG-CCAA7QwAIfkJAAC6DQAgAgAAAJIBACBQAACREAAgAgAAAI8QACBQAACQEAAgChcCAJ4MACGjBwAAjhAAMKQHAACPEAAQpQcAAI4QADCmBwIAngwAIboHAgCeDAAhuwcBAPgLACG8CAEAqgwAIb0IAQCqDAAhvgggAO0MACEKFwIAngwAIaMHAACOEAAwpAcAAI8QABClBwAAjhAAMKYHAgCeDAAhugcCAJ4MACG7BwEA-AsAIbwIAQCqDAAhvQgBAKoMACG-CCAA7QwAIQYXAgCdDgAhugcCAJ0OACG7BwEAmg4AIbwIAQCuDgAhvQgBAK4OACG-CCAArw4AIQcXAgCdDgAhLwAAkhAAILoHAgCdDgAhuwcBAJoOACG8CAEArg4AIb0IAQCuDgAhvgggAK8OACELVwAAkxAAMFgAAJcQADCDCgAAlBAAMIQKAACVEAAwhQoAAJYQACCGCgAAuw8AMIcKAAC7DwAwiAoAALsPADCJCgAAuw8AMIoKAACYEAAwiwoAAL4PADAEBgAAnRAAIKYHAgAAAAGFCEAAAAABiggCAAAAAQIAAACWAQAgVwAAnBAAIAMAAACWAQAgVwAAnBAAIFgAAJoQACABUAAAvxoAMAIAAACWAQAgUAAAmhAAIAIAAAC_DwAgUAAAmRAAIAOmBwIAnQ4AIYUIQACcDgAhiggCAJ0OACEEBgAAmxAAIKYHAgCdDgAhhQhAAJwOACGKCAIAnQ4AIQVXAAC6GgAgWAAAvRoAIIMKAAC7GgAghAoAALwaACCJCgAACgAgBAYAAJ0QACCmBwIAAAABhQhAAAAAAYoIAgAAAAEDVwAAuhoAIIMKAAC7GgAgiQoAAAoAIAcXAgAAAAEvAACfEAAgugcCAAAAAbsHAQAAAAG8CAEAAAABvQgBAAAAAb4IIAAAAAEEVwAAkxAAMIMKAACUEAAwhQoAAJYQACCJCgAAuw8AMAQXAgAAAAG6BwIAAAABuwcBAAAAAcMHAQAAAAECAAAAjgEAIFcAAKsQACADAAAAjgEAIFcAAKsQACBYAACqEAAgAVAAALkaADAJBgAA-wsAIBcCAJ4MACGjBwAAvQ0AMKQHAACMAQAQpQcAAL0NADCmBwIAngwAIboHAgAAAAG7BwEA-AsAIcMHAQD4CwAhAgAAAI4BACBQAACqEAAgAgAAAKgQACBQAACpEAAgCBcCAJ4MACGjBwAApxAAMKQHAACoEAAQpQcAAKcQADCmBwIAngwAIboHAgCeDAAhuwcBAPgLACHDBwEA-AsAIQgXAgCeDAAhowcAAKcQADCkBwAAqBAAEKUHAACnEAAwpgcCAJ4MACG6BwIAngwAIbsHAQD4CwAhwwcBAPgLACEEFwIAnQ4AIboHAgCdDgAhuwcBAJoOACHDBwEAmg4AIQQXAgCdDgAhugcCAJ0OACG7BwEAmg4AIcMHAQCaDgAhBBcCAAAAAboHAgAAAAG7BwEAAAABwwcBAAAAAQYSAADEEAAgqwdAAAAAAboHAgAAAAG7BwEAAAAByggBAAAAAesIAQAAAAECAAAAigEAIFcAAMMQACADAAAAigEAIFcAAMMQACBYAAC2EAAgAVAAALgaADAMBgAA-wsAIBIAAMANACCjBwAAvw0AMKQHAAAyABClBwAAvw0AMKYHAgCeDAAhqwdAAPoLACG6BwIAAAABuwcBAPgLACHKCAEAqgwAIesIAQCqDAAh-gkAAL4NACACAAAAigEAIFAAALYQACACAAAAtBAAIFAAALUQACAJowcAALMQADCkBwAAtBAAEKUHAACzEAAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHKCAEAqgwAIesIAQCqDAAhCaMHAACzEAAwpAcAALQQABClBwAAsxAAMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIbsHAQD4CwAhyggBAKoMACHrCAEAqgwAIQWrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHKCAEArg4AIesIAQCuDgAhBhIAALcQACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHKCAEArg4AIesIAQCuDgAhC1cAALgQADBYAAC8EAAwgwoAALkQADCECgAAuhAAMIUKAAC7EAAghgoAALYOADCHCgAAtg4AMIgKAAC2DgAwiQoAALYOADCKCgAAvRAAMIsKAAC5DgAwJgYAAOkOACAVAADCEAAgFgAA6w4AIBkAAOwOACCmBwIAAAABqwdAAAAAAboHAgAAAAG9BwEAAAAB4QcQAAAAAfwHQAAAAAH-BwEAAAABjQgAAADQCALJCBAAAAAByggBAAAAAcwIAgAAAAHNCAEAAAABzggBAAAAAdEIAAAA0QgC0wgAAADTCALVCAAAANUIAtcIAAAA1wgC2QgAAADZCAPbCAEAAAAB3AgBAAAAAd0IAQAAAAHeCAIAAAAB3wgBAAAAAeAIAQAAAAHhCAEAAAAB4ggBAAAAAeMIEAAAAAHkCBAAAAAB5QggAAAAAeYIIAAAAAHnCCAAAAAB6AggAAAAAekIQAAAAAHqCEAAAAABAgAAADYAIFcAAMEQACADAAAANgAgVwAAwRAAIFgAAL8QACABUAAAtxoAMAIAAAA2ACBQAAC_EAAgAgAAALoOACBQAAC-EAAgIqYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIb0HAQCuDgAh4QcQAMIOACH8B0AAnA4AIf4HAQCaDgAhjQgAALwO0AgiyQgQAMIOACHKCAEArg4AIcwIAgCdDgAhzQgBAJoOACHOCAEAmg4AIdEIAAC9DtEIItMIAAC-DtMIItUIAAC_DtUIItcIAADADtcIItkIAADBDtkII9sIAQCaDgAh3AgBAK4OACHdCAEArg4AId4IAgCmDgAh3wgBAK4OACHgCAEArg4AIeEIAQCuDgAh4ggBAK4OACHjCBAAwg4AIeQIEADCDgAh5QggAK8OACHmCCAArw4AIecIIACvDgAh6AggAK8OACHpCEAAmw4AIeoIQACbDgAhJgYAAMQOACAVAADAEAAgFgAAxg4AIBkAAMcOACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG9BwEArg4AIeEHEADCDgAh_AdAAJwOACH-BwEAmg4AIY0IAAC8DtAIIskIEADCDgAhyggBAK4OACHMCAIAnQ4AIc0IAQCaDgAhzggBAJoOACHRCAAAvQ7RCCLTCAAAvg7TCCLVCAAAvw7VCCLXCAAAwA7XCCLZCAAAwQ7ZCCPbCAEAmg4AIdwIAQCuDgAh3QgBAK4OACHeCAIApg4AId8IAQCuDgAh4AgBAK4OACHhCAEArg4AIeIIAQCuDgAh4wgQAMIOACHkCBAAwg4AIeUIIACvDgAh5gggAK8OACHnCCAArw4AIegIIACvDgAh6QhAAJsOACHqCEAAmw4AIQdXAACyGgAgWAAAtRoAIIMKAACzGgAghAoAALQaACCHCgAAOQAgiAoAADkAIIkKAABzACAmBgAA6Q4AIBUAAMIQACAWAADrDgAgGQAA7A4AIKYHAgAAAAGrB0AAAAABugcCAAAAAb0HAQAAAAHhBxAAAAAB_AdAAAAAAf4HAQAAAAGNCAAAANAIAskIEAAAAAHKCAEAAAABzAgCAAAAAc0IAQAAAAHOCAEAAAAB0QgAAADRCALTCAAAANMIAtUIAAAA1QgC1wgAAADXCALZCAAAANkIA9sIAQAAAAHcCAEAAAAB3QgBAAAAAd4IAgAAAAHfCAEAAAAB4AgBAAAAAeEIAQAAAAHiCAEAAAAB4wgQAAAAAeQIEAAAAAHlCCAAAAAB5gggAAAAAecIIAAAAAHoCCAAAAAB6QhAAAAAAeoIQAAAAAEDVwAAshoAIIMKAACzGgAgiQoAAHMAIAYSAADEEAAgqwdAAAAAAboHAgAAAAG7BwEAAAAByggBAAAAAesIAQAAAAEEVwAAuBAAMIMKAAC5EAAwhQoAALsQACCJCgAAtg4AMCYUAADqDgAgFQAAwhAAIBYAAOsOACAZAADsDgAgqwdAAAAAAboHAgAAAAG9BwEAAAAB4QcQAAAAAfwHQAAAAAH-BwEAAAABjQgAAADQCALJCBAAAAAByggBAAAAAcwIAgAAAAHNCAEAAAABzggBAAAAAdEIAAAA0QgC0wgAAADTCALVCAAAANUIAtcIAAAA1wgC2QgAAADZCAPaCAIAAAAB2wgBAAAAAdwIAQAAAAHdCAEAAAAB3ggCAAAAAd8IAQAAAAHgCAEAAAAB4QgBAAAAAeIIAQAAAAHjCBAAAAAB5AgQAAAAAeUIIAAAAAHmCCAAAAAB5wggAAAAAegIIAAAAAHpCEAAAAAB6ghAAAAAAQIAAAA2ACBXAADNEAAgAwAAADYAIFcAAM0QACBYAADMEAAgAVAAALEaADACAAAANgAgUAAAzBAAIAIAAAC6DgAgUAAAyxAAICKrB0AAnA4AIboHAgCdDgAhvQcBAK4OACHhBxAAwg4AIfwHQACcDgAh_gcBAJoOACGNCAAAvA7QCCLJCBAAwg4AIcoIAQCuDgAhzAgCAJ0OACHNCAEAmg4AIc4IAQCaDgAh0QgAAL0O0Qgi0wgAAL4O0wgi1QgAAL8O1Qgi1wgAAMAO1wgi2QgAAMEO2Qgj2ggCAKYOACHbCAEAmg4AIdwIAQCuDgAh3QgBAK4OACHeCAIApg4AId8IAQCuDgAh4AgBAK4OACHhCAEArg4AIeIIAQCuDgAh4wgQAMIOACHkCBAAwg4AIeUIIACvDgAh5gggAK8OACHnCCAArw4AIegIIACvDgAh6QhAAJsOACHqCEAAmw4AISYUAADFDgAgFQAAwBAAIBYAAMYOACAZAADHDgAgqwdAAJwOACG6BwIAnQ4AIb0HAQCuDgAh4QcQAMIOACH8B0AAnA4AIf4HAQCaDgAhjQgAALwO0AgiyQgQAMIOACHKCAEArg4AIcwIAgCdDgAhzQgBAJoOACHOCAEAmg4AIdEIAAC9DtEIItMIAAC-DtMIItUIAAC_DtUIItcIAADADtcIItkIAADBDtkII9oIAgCmDgAh2wgBAJoOACHcCAEArg4AId0IAQCuDgAh3ggCAKYOACHfCAEArg4AIeAIAQCuDgAh4QgBAK4OACHiCAEArg4AIeMIEADCDgAh5AgQAMIOACHlCCAArw4AIeYIIACvDgAh5wggAK8OACHoCCAArw4AIekIQACbDgAh6ghAAJsOACEmFAAA6g4AIBUAAMIQACAWAADrDgAgGQAA7A4AIKsHQAAAAAG6BwIAAAABvQcBAAAAAeEHEAAAAAH8B0AAAAAB_gcBAAAAAY0IAAAA0AgCyQgQAAAAAcoIAQAAAAHMCAIAAAABzQgBAAAAAc4IAQAAAAHRCAAAANEIAtMIAAAA0wgC1QgAAADVCALXCAAAANcIAtkIAAAA2QgD2ggCAAAAAdsIAQAAAAHcCAEAAAAB3QgBAAAAAd4IAgAAAAHfCAEAAAAB4AgBAAAAAeEIAQAAAAHiCAEAAAAB4wgQAAAAAeQIEAAAAAHlCCAAAAAB5gggAAAAAecIIAAAAAHoCCAAAAAB6QhAAAAAAeoIQAAAAAEPqwdAAAAAAboHAgAAAAHJCAIAAAAB0QgAAADtCALuCAIAAAAB8QhAAAAAAfIIAQAAAAHzCIAAAAAB9AiAAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfgIgAAAAAH5CEAAAAAB-ghAAAAAAQIAAACGAQAgVwAA2RAAIAMAAACGAQAgVwAA2RAAIFgAANgQACABUAAAsBoAMBQGAAD7CwAgowcAAMENADCkBwAAhAEAEKUHAADBDQAwpgcCAJ4MACGrB0AA-gsAIboHAgAAAAHJCAIAngwAIdEIAACsDe0IIu4IAgCeDAAh8QhAAPkLACHyCAEA-AsAIfMIAADyDAAg9AgAAPIMACD1CAIAngwAIfYIAgCeDAAh9wgCAJ4MACH4CAAA8gwAIPkIQAD5CwAh-ghAAPkLACECAAAAhgEAIFAAANgQACACAAAA1hAAIFAAANcQACATowcAANUQADCkBwAA1hAAEKUHAADVEAAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhyQgCAJ4MACHRCAAArA3tCCLuCAIAngwAIfEIQAD5CwAh8ggBAPgLACHzCAAA8gwAIPQIAADyDAAg9QgCAJ4MACH2CAIAngwAIfcIAgCeDAAh-AgAAPIMACD5CEAA-QsAIfoIQAD5CwAhE6MHAADVEAAwpAcAANYQABClBwAA1RAAMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIckIAgCeDAAh0QgAAKwN7Qgi7ggCAJ4MACHxCEAA-QsAIfIIAQD4CwAh8wgAAPIMACD0CAAA8gwAIPUIAgCeDAAh9ggCAJ4MACH3CAIAngwAIfgIAADyDAAg-QhAAPkLACH6CEAA-QsAIQ-rB0AAnA4AIboHAgCdDgAhyQgCAJ0OACHRCAAAqA_tCCLuCAIAnQ4AIfEIQACbDgAh8ggBAJoOACHzCIAAAAAB9AiAAAAAAfUIAgCdDgAh9ggCAJ0OACH3CAIAnQ4AIfgIgAAAAAH5CEAAmw4AIfoIQACbDgAhD6sHQACcDgAhugcCAJ0OACHJCAIAnQ4AIdEIAACoD-0IIu4IAgCdDgAh8QhAAJsOACHyCAEAmg4AIfMIgAAAAAH0CIAAAAAB9QgCAJ0OACH2CAIAnQ4AIfcIAgCdDgAh-AiAAAAAAfkIQACbDgAh-ghAAJsOACEPqwdAAAAAAboHAgAAAAHJCAIAAAAB0QgAAADtCALuCAIAAAAB8QhAAAAAAfIIAQAAAAHzCIAAAAAB9AiAAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfgIgAAAAAH5CEAAAAAB-ghAAAAAAQoYAADnEAAgqwdAAAAAAboHAgAAAAHACAIAAAABzQgBAAAAAfsIgAAAAAH8CAIAAAAB_QiAAAAAAf4IQAAAAAH_CAIAAAABAgAAAIEBACBXAADmEAAgAwAAAIEBACBXAADmEAAgWAAA5BAAIAFQAACvGgAwEAYAAPsLACAYAACpDQAgowcAAMMNADCkBwAAfwAQpQcAAMMNADCmBwIAngwAIasHQAD6CwAhugcCAAAAAcAIAgDrDAAhzQgBAOkMACH7CAAA8gwAIPwIAgCeDAAh_QgAAPIMACD-CEAA-QsAIf8IAgDrDAAh-wkAAMINACACAAAAgQEAIFAAAOQQACACAAAA4hAAIFAAAOMQACANowcAAOEQADCkBwAA4hAAEKUHAADhEAAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhwAgCAOsMACHNCAEA6QwAIfsIAADyDAAg_AgCAJ4MACH9CAAA8gwAIP4IQAD5CwAh_wgCAOsMACENowcAAOEQADCkBwAA4hAAEKUHAADhEAAwpgcCAJ4MACGrB0AA-gsAIboHAgCeDAAhwAgCAOsMACHNCAEA6QwAIfsIAADyDAAg_AgCAJ4MACH9CAAA8gwAIP4IQAD5CwAh_wgCAOsMACEJqwdAAJwOACG6BwIAnQ4AIcAIAgCmDgAhzQgBAJoOACH7CIAAAAAB_AgCAJ0OACH9CIAAAAAB_ghAAJsOACH_CAIApg4AIQoYAADlEAAgqwdAAJwOACG6BwIAnQ4AIcAIAgCmDgAhzQgBAJoOACH7CIAAAAAB_AgCAJ0OACH9CIAAAAAB_ghAAJsOACH_CAIApg4AIQdXAACqGgAgWAAArRoAIIMKAACrGgAghAoAAKwaACCHCgAABQAgiAoAAAUAIIkKAAABACAKGAAA5xAAIKsHQAAAAAG6BwIAAAABwAgCAAAAAc0IAQAAAAH7CIAAAAAB_AgCAAAAAf0IgAAAAAH-CEAAAAAB_wgCAAAAAQNXAACqGgAggwoAAKsaACCJCgAAAQAgGQ4AANARACAQAADREQAgEQAA0hEAIBcCAAAAARsAANQRACAcAADVEQAgHQAA0xEAIKsHQAAAAAG6BwIAAAABuwcBAAAAAc0HAQAAAAH8B0AAAAABvgggAAAAAcMIAQAAAAHGCAAAAMYIAscIEAAAAAGDCRAAAAABhwkCAAAAAYgJEAAAAAGJCSAAAAABigkQAAAAAYsJEAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAECAAAAHwAgVwAAzxEAIAMAAAAfACBXAADPEQAgWAAA8hAAIAFQAACpGgAwHgYAAPsLACAOAADxDQAgEAAAyQ0AIBEAAPINACAXAgCeDAAhGwAA5A0AIBwAAOsNACAdAADzDQAgowcAAPANADCkBwAAHQAQpQcAAPANADCmBwIAngwAIasHQAD6CwAhugcCAAAAAbsHAQD4CwAhzQcBAPgLACH8B0AA-gsAIb4IIADtDAAhwwgBAKoMACHGCAAA5w3GCCLHCBAA_gwAIYMJEAD-DAAhhwkCAOsMACGICRAA_gwAIYkJIADtDAAhigkQAPoMACGLCRAA-gwAIYwJAQD4CwAhjQlAAPkLACGOCUAA-QsAIQIAAAAfACBQAADyEAAgAgAAAPAQACBQAADxEAAgFxcCAJ4MACGjBwAA7xAAMKQHAADwEAAQpQcAAO8QADCmBwIAngwAIasHQAD6CwAhugcCAJ4MACG7BwEA-AsAIc0HAQD4CwAh_AdAAPoLACG-CCAA7QwAIcMIAQCqDAAhxggAAOcNxggixwgQAP4MACGDCRAA_gwAIYcJAgDrDAAhiAkQAP4MACGJCSAA7QwAIYoJEAD6DAAhiwkQAPoMACGMCQEA-AsAIY0JQAD5CwAhjglAAPkLACEXFwIAngwAIaMHAADvEAAwpAcAAPAQABClBwAA7xAAMKYHAgCeDAAhqwdAAPoLACG6BwIAngwAIbsHAQD4CwAhzQcBAPgLACH8B0AA-gsAIb4IIADtDAAhwwgBAKoMACHGCAAA5w3GCCLHCBAA_gwAIYMJEAD-DAAhhwkCAOsMACGICRAA_gwAIYkJIADtDAAhigkQAPoMACGLCRAA-gwAIYwJAQD4CwAhjQlAAPkLACGOCUAA-QsAIRMXAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzQcBAJoOACH8B0AAnA4AIb4IIACvDgAhwwgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIYMJEADhDgAhhwkCAKYOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIRkOAADzEAAgEAAA9BAAIBEAAPUQACAXAgCdDgAhGwAA9xAAIBwAAPgQACAdAAD2EAAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzQcBAJoOACH8B0AAnA4AIb4IIACvDgAhwwgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIYMJEADhDgAhhwkCAKYOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIQdXAACOGgAgWAAApxoAIIMKAACPGgAghAoAAKYaACCHCgAAGAAgiAoAABgAIIkKAAAaACALVwAAwREAMFgAAMYRADCDCgAAwhEAMIQKAADDEQAwhQoAAMQRACCGCgAAxREAMIcKAADFEQAwiAoAAMURADCJCgAAxREAMIoKAADHEQAwiwoAAMgRADALVwAAsxEAMFgAALgRADCDCgAAtBEAMIQKAAC1EQAwhQoAALYRACCGCgAAtxEAMIcKAAC3EQAwiAoAALcRADCJCgAAtxEAMIoKAAC5EQAwiwoAALoRADALVwAAjxEAMFgAAJQRADCDCgAAkBEAMIQKAACREQAwhQoAAJIRACCGCgAAkxEAMIcKAACTEQAwiAoAAJMRADCJCgAAkxEAMIoKAACVEQAwiwoAAJYRADALVwAAhBEAMFgAAIgRADCDCgAAhREAMIQKAACGEQAwhQoAAIcRACCGCgAA2g4AMIcKAADaDgAwiAoAANoOADCJCgAA2g4AMIoKAACJEQAwiwoAAN0OADALVwAA-RAAMFgAAP0QADCDCgAA-hAAMIQKAAD7EAAwhQoAAPwQACCGCgAAyQ8AMIcKAADJDwAwiAoAAMkPADCJCgAAyQ8AMIoKAAD-EAAwiwoAAMwPADAJBgAAgxEAIBoAANQPACCmBwIAAAABqwdAAAAAAboHAgAAAAHBCAIAAAAB6wgBAAAAAYAJAQAAAAGBCUAAAAABAgAAAEkAIFcAAIIRACADAAAASQAgVwAAghEAIFgAAIARACABUAAApRoAMAIAAABJACBQAACAEQAgAgAAAM0PACBQAAD_EAAgB6YHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIcEIAgCmDgAh6wgBAJoOACGACQEAmg4AIYEJQACbDgAhCQYAAIERACAaAADRDwAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhwQgCAKYOACHrCAEAmg4AIYAJAQCaDgAhgQlAAJsOACEFVwAAoBoAIFgAAKMaACCDCgAAoRoAIIQKAACiGgAgiQoAAAoAIAkGAACDEQAgGgAA1A8AIKYHAgAAAAGrB0AAAAABugcCAAAAAcEIAgAAAAHrCAEAAAABgAkBAAAAAYEJQAAAAAEDVwAAoBoAIIMKAAChGgAgiQoAAAoAIA8XAACOEQAgGgAA5w4AILoHAgAAAAG7BwEAAAABvwgCAAAAAcEIAgAAAAHCCAEAAAABwwgBAAAAAcQIAQAAAAHGCAAAAMYIAscIEAAAAAHICBAAAAAByQgQAAAAAcoIAQAAAAHLCAIAAAABAgAAADAAIFcAAI0RACADAAAAMAAgVwAAjREAIFgAAIsRACABUAAAnxoAMAIAAAAwACBQAACLEQAgAgAAAN4OACBQAACKEQAgDboHAgCdDgAhuwcBAJoOACG_CAIAnQ4AIcEIAgCmDgAhwggBAK4OACHDCAEArg4AIcQIAQCuDgAhxggAAOAOxggixwgQAOEOACHICBAAwg4AIckIEADhDgAhyggBAK4OACHLCAIAnQ4AIQ8XAACMEQAgGgAA5A4AILoHAgCdDgAhuwcBAJoOACG_CAIAnQ4AIcEIAgCmDgAhwggBAK4OACHDCAEArg4AIcQIAQCuDgAhxggAAOAOxggixwgQAOEOACHICBAAwg4AIckIEADhDgAhyggBAK4OACHLCAIAnQ4AIQVXAACaGgAgWAAAnRoAIIMKAACbGgAghAoAAJwaACCJCgAANgAgDxcAAI4RACAaAADnDgAgugcCAAAAAbsHAQAAAAG_CAIAAAABwQgCAAAAAcIIAQAAAAHDCAEAAAABxAgBAAAAAcYIAAAAxggCxwgQAAAAAcgIEAAAAAHJCBAAAAAByggBAAAAAcsIAgAAAAEDVwAAmhoAIIMKAACbGgAgiQoAADYAIAkbAACxEQAgHAAAshEAILoHAgAAAAG-CCAAAAABwwgBAAAAAccIEAAAAAHLCAIAAAABggkAALARACCDCRAAAAABAgAAACwAIFcAAK8RACADAAAALAAgVwAArxEAIFgAAJoRACABUAAAmRoAMA8PAADVDQAgGwAA5A0AIBwAAOsNACCjBwAA6g0AMKQHAAAqABClBwAA6g0AMLoHAgAAAAGLCAIAngwAIb4IIADtDAAhwwgBAKoMACHHCBAA_gwAIcsIAgCeDAAhggkAANoMACCDCRAA_gwAIf8JAADpDQAgAgAAACwAIFAAAJoRACACAAAAlxEAIFAAAJgRACALowcAAJYRADCkBwAAlxEAEKUHAACWEQAwugcCAJ4MACGLCAIAngwAIb4IIADtDAAhwwgBAKoMACHHCBAA_gwAIcsIAgCeDAAhggkAANoMACCDCRAA_gwAIQujBwAAlhEAMKQHAACXEQAQpQcAAJYRADC6BwIAngwAIYsIAgCeDAAhvgggAO0MACHDCAEAqgwAIccIEAD-DAAhywgCAJ4MACGCCQAA2gwAIIMJEAD-DAAhB7oHAgCdDgAhvgggAK8OACHDCAEArg4AIccIEADhDgAhywgCAJ0OACGCCQAAmREAIIMJEADhDgAhAoYKAQAAAASMCgEAAAAFCRsAAJsRACAcAACcEQAgugcCAJ0OACG-CCAArw4AIcMIAQCuDgAhxwgQAOEOACHLCAIAnQ4AIYIJAACZEQAggwkQAOEOACELVwAAphEAMFgAAKoRADCDCgAApxEAMIQKAACoEQAwhQoAAKkRACCGCgAA2g4AMIcKAADaDgAwiAoAANoOADCJCgAA2g4AMIoKAACrEQAwiwoAAN0OADALVwAAnREAMFgAAKERADCDCgAAnhEAMIQKAACfEQAwhQoAAKARACCGCgAAyQ8AMIcKAADJDwAwiAoAAMkPADCJCgAAyQ8AMIoKAACiEQAwiwoAAMwPADAJBgAAgxEAIA8AANMPACCmBwIAAAABqwdAAAAAAboHAgAAAAGLCAIAAAAB6wgBAAAAAYAJAQAAAAGBCUAAAAABAgAAAEkAIFcAAKURACADAAAASQAgVwAApREAIFgAAKQRACABUAAAmBoAMAIAAABJACBQAACkEQAgAgAAAM0PACBQAACjEQAgB6YHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIYsIAgCdDgAh6wgBAJoOACGACQEAmg4AIYEJQACbDgAhCQYAAIERACAPAADQDwAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhiwgCAJ0OACHrCAEAmg4AIYAJAQCaDgAhgQlAAJsOACEJBgAAgxEAIA8AANMPACCmBwIAAAABqwdAAAAAAboHAgAAAAGLCAIAAAAB6wgBAAAAAYAJAQAAAAGBCUAAAAABDw8AAOYOACAXAACOEQAgugcCAAAAAbsHAQAAAAGLCAIAAAABvwgCAAAAAcIIAQAAAAHDCAEAAAABxAgBAAAAAcYIAAAAxggCxwgQAAAAAcgIEAAAAAHJCBAAAAAByggBAAAAAcsIAgAAAAECAAAAMAAgVwAArhEAIAMAAAAwACBXAACuEQAgWAAArREAIAFQAACXGgAwAgAAADAAIFAAAK0RACACAAAA3g4AIFAAAKwRACANugcCAJ0OACG7BwEAmg4AIYsIAgCmDgAhvwgCAJ0OACHCCAEArg4AIcMIAQCuDgAhxAgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIcgIEADCDgAhyQgQAOEOACHKCAEArg4AIcsIAgCdDgAhDw8AAOMOACAXAACMEQAgugcCAJ0OACG7BwEAmg4AIYsIAgCmDgAhvwgCAJ0OACHCCAEArg4AIcMIAQCuDgAhxAgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIcgIEADCDgAhyQgQAOEOACHKCAEArg4AIcsIAgCdDgAhDw8AAOYOACAXAACOEQAgugcCAAAAAbsHAQAAAAGLCAIAAAABvwgCAAAAAcIIAQAAAAHDCAEAAAABxAgBAAAAAcYIAAAAxggCxwgQAAAAAcgIEAAAAAHJCBAAAAAByggBAAAAAcsIAgAAAAEJGwAAsREAIBwAALIRACC6BwIAAAABvgggAAAAAcMIAQAAAAHHCBAAAAABywgCAAAAAYIJAACwEQAggwkQAAAAAQGGCgEAAAAEBFcAAKYRADCDCgAApxEAMIUKAACpEQAgiQoAANoOADAEVwAAnREAMIMKAACeEQAwhQoAAKARACCJCgAAyQ8AMAS6BwIAAAABuwcBAAAAAcsIAgAAAAGCCQAAwBEAIAIAAAAoACBXAAC_EQAgAwAAACgAIFcAAL8RACBYAAC-EQAgAVAAAJYaADAKDwAA1Q0AIKMHAADtDQAwpAcAACYAEKUHAADtDQAwugcCAAAAAbsHAQD4CwAhiwgCAJ4MACHLCAIAngwAIYIJAADaDAAggAoAAOwNACACAAAAKAAgUAAAvhEAIAIAAAC7EQAgUAAAvBEAIAijBwAAuhEAMKQHAAC7EQAQpQcAALoRADC6BwIAngwAIbsHAQD4CwAhiwgCAJ4MACHLCAIAngwAIYIJAADaDAAgCKMHAAC6EQAwpAcAALsRABClBwAAuhEAMLoHAgCeDAAhuwcBAPgLACGLCAIAngwAIcsIAgCeDAAhggkAANoMACAEugcCAJ0OACG7BwEAmg4AIcsIAgCdDgAhggkAAL0RACAChgoBAAAABIwKAQAAAAUEugcCAJ0OACG7BwEAmg4AIcsIAgCdDgAhggkAAL0RACAEugcCAAAAAbsHAQAAAAHLCAIAAAABggkAAMARACABhgoBAAAABAQNAADOEQAgFwIAAAABugcCAAAAAbsIAgAAAAECAAAAJAAgVwAAzREAIAMAAAAkACBXAADNEQAgWAAAyxEAIAFQAACVGgAwCQ0AAO8NACAPAADVDQAgFwIAngwAIaMHAADuDQAwpAcAACIAEKUHAADuDQAwugcCAAAAAYsIAgCeDAAhuwgCAJ4MACECAAAAJAAgUAAAyxEAIAIAAADJEQAgUAAAyhEAIAcXAgCeDAAhowcAAMgRADCkBwAAyREAEKUHAADIEQAwugcCAJ4MACGLCAIAngwAIbsIAgCeDAAhBxcCAJ4MACGjBwAAyBEAMKQHAADJEQAQpQcAAMgRADC6BwIAngwAIYsIAgCeDAAhuwgCAJ4MACEDFwIAnQ4AIboHAgCdDgAhuwgCAJ0OACEEDQAAzBEAIBcCAJ0OACG6BwIAnQ4AIbsIAgCdDgAhBVcAAJAaACBYAACTGgAggwoAAJEaACCECgAAkhoAIIkKAABwACAEDQAAzhEAIBcCAAAAAboHAgAAAAG7CAIAAAABA1cAAJAaACCDCgAAkRoAIIkKAABwACAZDgAA0BEAIBAAANERACARAADSEQAgFwIAAAABGwAA1BEAIBwAANURACAdAADTEQAgqwdAAAAAAboHAgAAAAG7BwEAAAABzQcBAAAAAfwHQAAAAAG-CCAAAAABwwgBAAAAAcYIAAAAxggCxwgQAAAAAYMJEAAAAAGHCQIAAAABiAkQAAAAAYkJIAAAAAGKCRAAAAABiwkQAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAQNXAACOGgAggwoAAI8aACCJCgAAGgAgBFcAAMERADCDCgAAwhEAMIUKAADEEQAgiQoAAMURADAEVwAAsxEAMIMKAAC0EQAwhQoAALYRACCJCgAAtxEAMARXAACPEQAwgwoAAJARADCFCgAAkhEAIIkKAACTEQAwBFcAAIQRADCDCgAAhREAMIUKAACHEQAgiQoAANoOADAEVwAA-RAAMIMKAAD6EAAwhQoAAPwQACCJCgAAyQ8AMAMOAADjEQAgzgcBAAAAAYcJAgAAAAECAAAAVwAgVwAA4hEAIAMAAABXACBXAADiEQAgWAAA4BEAIAFQAACNGgAwCQYAAPsLACAOAADTDQAgowcAANINADCkBwAAVQAQpQcAANINADCmBwIAngwAIc4HAQD4CwAhhwkCAJ4MACH9CQAA0Q0AIAIAAABXACBQAADgEQAgAgAAAN4RACBQAADfEQAgBqMHAADdEQAwpAcAAN4RABClBwAA3REAMKYHAgCeDAAhzgcBAPgLACGHCQIAngwAIQajBwAA3REAMKQHAADeEQAQpQcAAN0RADCmBwIAngwAIc4HAQD4CwAhhwkCAJ4MACECzgcBAJoOACGHCQIAnQ4AIQMOAADhEQAgzgcBAJoOACGHCQIAnQ4AIQVXAACIGgAgWAAAixoAIIMKAACJGgAghAoAAIoaACCJCgAAGgAgAw4AAOMRACDOBwEAAAABhwkCAAAAAQNXAACIGgAggwoAAIkaACCJCgAAGgAgCw0AAIkSACAXAgAAAAEeAACKEgAgHwAAixIAIKsHQAAAAAG6BwIAAAABuwcBAAAAAc4HAQAAAAH8B0AAAAABuwgCAAAAAb4IIAAAAAECAAAAGgAgVwAAiBIAIAMAAAAaACBXAACIEgAgWAAA7hEAIAFQAACHGgAwEQYAAPsLACANAADODQAgFwIAngwAIR4AAPYNACAfAAD3DQAgowcAAPUNADCkBwAAGAAQpQcAAPUNADCmBwIAngwAIasHQAD6CwAhugcCAAAAAbsHAQD4CwAhzgcBAPgLACH8B0AA-gsAIbsIAgDrDAAhvgggAO0MACH9CQAA9A0AIAIAAAAaACBQAADuEQAgAgAAAOwRACBQAADtEQAgDBcCAJ4MACGjBwAA6xEAMKQHAADsEQAQpQcAAOsRADCmBwIAngwAIasHQAD6CwAhugcCAJ4MACG7BwEA-AsAIc4HAQD4CwAh_AdAAPoLACG7CAIA6wwAIb4IIADtDAAhDBcCAJ4MACGjBwAA6xEAMKQHAADsEQAQpQcAAOsRADCmBwIAngwAIasHQAD6CwAhugcCAJ4MACG7BwEA-AsAIc4HAQD4CwAh_AdAAPoLACG7CAIA6wwAIb4IIADtDAAhCBcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHOBwEAmg4AIfwHQACcDgAhuwgCAKYOACG-CCAArw4AIQsNAADvEQAgFwIAnQ4AIR4AAPARACAfAADxEQAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzgcBAJoOACH8B0AAnA4AIbsIAgCmDgAhvgggAK8OACEHVwAA9hkAIFgAAIUaACCDCgAA9xkAIIQKAACEGgAghwoAAAwAIIgKAAAMACCJCgAAcAAgC1cAAP0RADBYAACBEgAwgwoAAP4RADCECgAA_xEAMIUKAACAEgAghgoAAOwQADCHCgAA7BAAMIgKAADsEAAwiQoAAOwQADCKCgAAghIAMIsKAADvEAAwC1cAAPIRADBYAAD2EQAwgwoAAPMRADCECgAA9BEAMIUKAAD1EQAghgoAANoRADCHCgAA2hEAMIgKAADaEQAwiQoAANoRADCKCgAA9xEAMIsKAADdEQAwAwYAAPwRACCmBwIAAAABzgcBAAAAAQIAAABXACBXAAD7EQAgAwAAAFcAIFcAAPsRACBYAAD5EQAgAVAAAIMaADACAAAAVwAgUAAA-REAIAIAAADeEQAgUAAA-BEAIAKmBwIAnQ4AIc4HAQCaDgAhAwYAAPoRACCmBwIAnQ4AIc4HAQCaDgAhBVcAAP4ZACBYAACBGgAggwoAAP8ZACCECgAAgBoAIIkKAAAKACADBgAA_BEAIKYHAgAAAAHOBwEAAAABA1cAAP4ZACCDCgAA_xkAIIkKAAAKACAZBgAAhxIAIBAAANERACARAADSEQAgFwIAAAABGwAA1BEAIBwAANURACAdAADTEQAgpgcCAAAAAasHQAAAAAG6BwIAAAABuwcBAAAAAc0HAQAAAAH8B0AAAAABvgggAAAAAcMIAQAAAAHGCAAAAMYIAscIEAAAAAGDCRAAAAABiAkQAAAAAYkJIAAAAAGKCRAAAAABiwkQAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAQIAAAAfACBXAACGEgAgAwAAAB8AIFcAAIYSACBYAACEEgAgAVAAAP0ZADACAAAAHwAgUAAAhBIAIAIAAADwEAAgUAAAgxIAIBMXAgCdDgAhpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHNBwEAmg4AIfwHQACcDgAhvgggAK8OACHDCAEArg4AIcYIAADgDsYIIscIEADhDgAhgwkQAOEOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIRkGAACFEgAgEAAA9BAAIBEAAPUQACAXAgCdDgAhGwAA9xAAIBwAAPgQACAdAAD2EAAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHNBwEAmg4AIfwHQACcDgAhvgggAK8OACHDCAEArg4AIcYIAADgDsYIIscIEADhDgAhgwkQAOEOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIQVXAAD4GQAgWAAA-xkAIIMKAAD5GQAghAoAAPoZACCJCgAACgAgGQYAAIcSACAQAADREQAgEQAA0hEAIBcCAAAAARsAANQRACAcAADVEQAgHQAA0xEAIKYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHNBwEAAAAB_AdAAAAAAb4IIAAAAAHDCAEAAAABxggAAADGCALHCBAAAAABgwkQAAAAAYgJEAAAAAGJCSAAAAABigkQAAAAAYsJEAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAEDVwAA-BkAIIMKAAD5GQAgiQoAAAoAIAsNAACJEgAgFwIAAAABHgAAihIAIB8AAIsSACCrB0AAAAABugcCAAAAAbsHAQAAAAHOBwEAAAAB_AdAAAAAAbsIAgAAAAG-CCAAAAABA1cAAPYZACCDCgAA9xkAIIkKAABwACAEVwAA_REAMIMKAAD-EQAwhQoAAIASACCJCgAA7BAAMARXAADyEQAwgwoAAPMRADCFCgAA9REAIIkKAADaEQAwBikBAAAAAacHAQAAAAGoB0AAAAABqQdAAAAAAaoHQAAAAAGrB0AAAAABAgAAAM8LACBXAACMEgAgAwAAAHoAIFcAAIwSACBYAACQEgAgCAAAAHoAICkBAJoOACFQAACQEgAgpwcBAJoOACGoB0AAmw4AIakHQACbDgAhqgdAAJsOACGrB0AAnA4AIQYpAQCaDgAhpwcBAJoOACGoB0AAmw4AIakHQACbDgAhqgdAAJsOACGrB0AAnA4AIQK4BwEAAAABuQdAAAAAAQIAAAB3ACBXAACcEgAgAwAAAHcAIFcAAJwSACBYAACbEgAgAVAAAPUZADAHBgAAqg0AIKMHAADEDQAwpAcAAHUAEKUHAADEDQAwpgcCAOsMACG4BwEAAAABuQdAAPoLACECAAAAdwAgUAAAmxIAIAIAAACZEgAgUAAAmhIAIAajBwAAmBIAMKQHAACZEgAQpQcAAJgSADCmBwIA6wwAIbgHAQD4CwAhuQdAAPoLACEGowcAAJgSADCkBwAAmRIAEKUHAACYEgAwpgcCAOsMACG4BwEA-AsAIbkHQAD6CwAhArgHAQCaDgAhuQdAAJwOACECuAcBAJoOACG5B0AAnA4AIQK4BwEAAAABuQdAAAAAAQ0SAADuDgAgFwIAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAQAAAAG_BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABwwcBAAAAAcQHgAAAAAECAAAAcwAgVwAAqBIAIAMAAABzACBXAACoEgAgWAAApxIAIAFQAAD0GQAwEgYAAPsLACASAADADQAgFwIAngwAIaMHAADFDQAwpAcAADkAEKUHAADFDQAwpgcCAJ4MACG6BwIAAAABuwcBAPgLACG8BwEAqgwAIb0HAQCqDAAhvgcBAKoMACG_BwEAqgwAIcAHAQCqDAAhwQcBAKoMACHCByAA7QwAIcMHAQCqDAAhxAcAAI8NACACAAAAcwAgUAAApxIAIAIAAAClEgAgUAAAphIAIBAXAgCeDAAhowcAAKQSADCkBwAApRIAEKUHAACkEgAwpgcCAJ4MACG6BwIAngwAIbsHAQD4CwAhvAcBAKoMACG9BwEAqgwAIb4HAQCqDAAhvwcBAKoMACHABwEAqgwAIcEHAQCqDAAhwgcgAO0MACHDBwEAqgwAIcQHAACPDQAgEBcCAJ4MACGjBwAApBIAMKQHAAClEgAQpQcAAKQSADCmBwIAngwAIboHAgCeDAAhuwcBAPgLACG8BwEAqgwAIb0HAQCqDAAhvgcBAKoMACG_BwEAqgwAIcAHAQCqDAAhwQcBAKoMACHCByAA7QwAIcMHAQCqDAAhxAcAAI8NACAMFwIAnQ4AIboHAgCdDgAhuwcBAJoOACG8BwEArg4AIb0HAQCuDgAhvgcBAK4OACG_BwEArg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcMHAQCuDgAhxAeAAAAAAQ0SAACxDgAgFwIAnQ4AIboHAgCdDgAhuwcBAJoOACG8BwEArg4AIb0HAQCuDgAhvgcBAK4OACG_BwEArg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcMHAQCuDgAhxAeAAAAAAQ0SAADuDgAgFwIAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAQAAAAG_BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABwwcBAAAAAcQHgAAAAAEOCQAAuBMAIAoAALkTACALAAC6EwAgDAAAuxMAICAAALwTACAhAAC9EwAgIgAAvhMAIKsHQAAAAAG6BwIAAAABmAgBAAAAAY8JAgAAAAGQCQIAAAABkQkCAAAAAZIJAQAAAAECAAAAcAAgVwAAtxMAIAMAAABwACBXAAC3EwAgWAAAsxIAIAFQAADzGQAwEwYAAKoNACAJAADHDQAgCgAAxw0AIAsAAJIMACAMAACSDAAgIAAAyA0AICEAAMkNACAiAACTDAAgowcAAMYNADCkBwAADAAQpQcAAMYNADCmBwIA6wwAIasHQAD6CwAhugcCAAAAAZgIAQD4CwAhjwkCAJ4MACGQCQIAngwAIZEJAgCeDAAhkgkBAPgLACECAAAAcAAgUAAAsxIAIAIAAACxEgAgUAAAshIAIAujBwAAsBIAMKQHAACxEgAQpQcAALASADCmBwIA6wwAIasHQAD6CwAhugcCAJ4MACGYCAEA-AsAIY8JAgCeDAAhkAkCAJ4MACGRCQIAngwAIZIJAQD4CwAhC6MHAACwEgAwpAcAALESABClBwAAsBIAMKYHAgDrDAAhqwdAAPoLACG6BwIAngwAIZgIAQD4CwAhjwkCAJ4MACGQCQIAngwAIZEJAgCeDAAhkgkBAPgLACEHqwdAAJwOACG6BwIAnQ4AIZgIAQCaDgAhjwkCAJ0OACGQCQIAnQ4AIZEJAgCdDgAhkgkBAJoOACEOCQAAtBIAIAoAALUSACALAAC2EgAgDAAAtxIAICAAALgSACAhAAC5EgAgIgAAuhIAIKsHQACcDgAhugcCAJ0OACGYCAEAmg4AIY8JAgCdDgAhkAkCAJ0OACGRCQIAnQ4AIZIJAQCaDgAhC1cAAKwTADBYAACwEwAwgwoAAK0TADCECgAArhMAMIUKAACvEwAghgoAAKITADCHCgAAohMAMIgKAACiEwAwiQoAAKITADCKCgAAsRMAMIsKAAClEwAwC1cAAJ4TADBYAACjEwAwgwoAAJ8TADCECgAAoBMAMIUKAAChEwAghgoAAKITADCHCgAAohMAMIgKAACiEwAwiQoAAKITADCKCgAApBMAMIsKAAClEwAwC1cAAJQTADBYAACYEwAwgwoAAJUTADCECgAAlhMAMIUKAACXEwAghgoAAPMSADCHCgAA8xIAMIgKAADzEgAwiQoAAPMSADCKCgAAmRMAMIsKAAD2EgAwC1cAAO8SADBYAAD0EgAwgwoAAPASADCECgAA8RIAMIUKAADyEgAghgoAAPMSADCHCgAA8xIAMIgKAADzEgAwiQoAAPMSADCKCgAA9RIAMIsKAAD2EgAwC1cAAOQSADBYAADoEgAwgwoAAOUSADCECgAA5hIAMIUKAADnEgAghgoAAOgRADCHCgAA6BEAMIgKAADoEQAwiQoAAOgRADCKCgAA6RIAMIsKAADrEQAwC1cAANkSADBYAADdEgAwgwoAANoSADCECgAA2xIAMIUKAADcEgAghgoAAMURADCHCgAAxREAMIgKAADFEQAwiQoAAMURADCKCgAA3hIAMIsKAADIEQAwC1cAALsSADBYAADAEgAwgwoAALwSADCECgAAvRIAMIUKAAC-EgAghgoAAL8SADCHCgAAvxIAMIgKAAC_EgAwiQoAAL8SADCKCgAAwRIAMIsKAADCEgAwCQUAANcSACAkAADYEgAgqwdAAAAAAboHAgAAAAHDBwEAAAAB0QcCAAAAAbMIAgAAAAG6CAEAAAABvAgBAAAAAQIAAABeACBXAADWEgAgAwAAAF4AIFcAANYSACBYAADFEgAgAVAAAPIZADAOBQAAzw0AIA0AAM4NACAkAADQDQAgowcAAM0NADCkBwAAXAAQpQcAAM0NADCrB0AA-gsAIboHAgAAAAHDBwEA-AsAIdEHAgDrDAAhswgCAOsMACG6CAEA-AsAIbsIAgDrDAAhvAgBAKoMACECAAAAXgAgUAAAxRIAIAIAAADDEgAgUAAAxBIAIAujBwAAwhIAMKQHAADDEgAQpQcAAMISADCrB0AA-gsAIboHAgCeDAAhwwcBAPgLACHRBwIA6wwAIbMIAgDrDAAhuggBAPgLACG7CAIA6wwAIbwIAQCqDAAhC6MHAADCEgAwpAcAAMMSABClBwAAwhIAMKsHQAD6CwAhugcCAJ4MACHDBwEA-AsAIdEHAgDrDAAhswgCAOsMACG6CAEA-AsAIbsIAgDrDAAhvAgBAKoMACEHqwdAAJwOACG6BwIAnQ4AIcMHAQCaDgAh0QcCAKYOACGzCAIApg4AIboIAQCaDgAhvAgBAK4OACEJBQAAxhIAICQAAMcSACCrB0AAnA4AIboHAgCdDgAhwwcBAJoOACHRBwIApg4AIbMIAgCmDgAhuggBAJoOACG8CAEArg4AIQdXAADnGQAgWAAA8BkAIIMKAADoGQAghAoAAO8ZACCHCgAAAwAgiAoAAAMAIIkKAADvCgAgC1cAAMgSADBYAADNEgAwgwoAAMkSADCECgAAyhIAMIUKAADLEgAghgoAAMwSADCHCgAAzBIAMIgKAADMEgAwiQoAAMwSADCKCgAAzhIAMIsKAADPEgAwAyMAANUSACCzCAIAAAABuQhAAAAAAQIAAABkACBXAADUEgAgAwAAAGQAIFcAANQSACBYAADSEgAgAVAAAO4ZADAJIgAAzA0AICMAAK8MACCjBwAAyw0AMKQHAABiABClBwAAyw0AMLMIAgCeDAAhuAgCAJ4MACG5CEAA-gsAIfwJAADKDQAgAgAAAGQAIFAAANISACACAAAA0BIAIFAAANESACAGowcAAM8SADCkBwAA0BIAEKUHAADPEgAwswgCAJ4MACG4CAIAngwAIbkIQAD6CwAhBqMHAADPEgAwpAcAANASABClBwAAzxIAMLMIAgCeDAAhuAgCAJ4MACG5CEAA-gsAIQKzCAIAnQ4AIbkIQACcDgAhAyMAANMSACCzCAIAnQ4AIbkIQACcDgAhBVcAAOkZACBYAADsGQAggwoAAOoZACCECgAA6xkAIIkKAAABACADIwAA1RIAILMIAgAAAAG5CEAAAAABA1cAAOkZACCDCgAA6hkAIIkKAAABACAJBQAA1xIAICQAANgSACCrB0AAAAABugcCAAAAAcMHAQAAAAHRBwIAAAABswgCAAAAAboIAQAAAAG8CAEAAAABA1cAAOcZACCDCgAA6BkAIIkKAADvCgAgBFcAAMgSADCDCgAAyRIAMIUKAADLEgAgiQoAAMwSADAEDwAA4xIAIBcCAAAAAboHAgAAAAGLCAIAAAABAgAAACQAIFcAAOISACADAAAAJAAgVwAA4hIAIFgAAOASACABUAAA5hkAMAIAAAAkACBQAADgEgAgAgAAAMkRACBQAADfEgAgAxcCAJ0OACG6BwIAnQ4AIYsIAgCdDgAhBA8AAOESACAXAgCdDgAhugcCAJ0OACGLCAIAnQ4AIQVXAADhGQAgWAAA5BkAIIMKAADiGQAghAoAAOMZACCJCgAAHwAgBA8AAOMSACAXAgAAAAG6BwIAAAABiwgCAAAAAQNXAADhGQAggwoAAOIZACCJCgAAHwAgCwYAAO4SACAXAgAAAAEeAACKEgAgHwAAixIAIKYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHOBwEAAAAB_AdAAAAAAb4IIAAAAAECAAAAGgAgVwAA7RIAIAMAAAAaACBXAADtEgAgWAAA6xIAIAFQAADgGQAwAgAAABoAIFAAAOsSACACAAAA7BEAIFAAAOoSACAIFwIAnQ4AIaYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzgcBAJoOACH8B0AAnA4AIb4IIACvDgAhCwYAAOwSACAXAgCdDgAhHgAA8BEAIB8AAPERACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG7BwEAmg4AIc4HAQCaDgAh_AdAAJwOACG-CCAArw4AIQVXAADbGQAgWAAA3hkAIIMKAADcGQAghAoAAN0ZACCJCgAACgAgCwYAAO4SACAXAgAAAAEeAACKEgAgHwAAixIAIKYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHOBwEAAAAB_AdAAAAAAb4IIAAAAAEDVwAA2xkAIIMKAADcGQAgiQoAAAoAIFIEAAD7EgAgBQAA_BIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAAPoSACADAAAACgAgVwAA-hIAIFgAAPkSACABUAAA2hkAMFcEAACvDAAgBQAA-g0AIBAAAPsNACASAADADQAgHAAA6w0AIB4AAPYNACAfAAD3DQAgIAAAyA0AICUAAM4NACAmAADODQAgJwAA_A0AICgAAP0NACApAAD-DQAgKgAA_w0AICsAAIAOACAsAACBDgAgLQAAgg4AIDAAAIMOACAxAACEDgAgMgAAhQ4AIDMAAIYOACA0AACHDgAgNQAAvA0AIDYAAIgOACA3AACJDgAgOgAAig4AIKMHAAD5DQAwpAcAAAgAEKUHAAD5DQAwqwdAAPoLACG4BwEAAAABugcCAAAAAbsHAQD4CwAhwAcBAKoMACHBBwEAqgwAIcIHIADtDAAhxAcAAI8NACDLBwIAngwAIcwHAQCqDAAhzQcBAKoMACHOBwEAAAABzwcCAOsMACHQBwIA6wwAIdEHAgCeDAAh0gcCAJ4MACHTByAA7QwAIdQHQAD5CwAh1QcgAO0MACHWByAA7QwAIdcHAQCqDAAh2AcBAKoMACHZBwEAqgwAIdoHAQCqDAAh2wcBAKoMACHcBwEAqgwAId0HAQCqDAAh3gcQAP4MACHfBwEAqgwAIeAHIADtDAAh4QcQAP4MACHiBwEAqgwAIeMHAADyDAAg5AcQAP4MACHlByAA7QwAIeYHAQCqDAAh5wcCAJ4MACHoBwEAqgwAIekHAQCqDAAh6gcBAKoMACHrBwEAqgwAIewHAQCqDAAh7QcgAO0MACHuBwEAqgwAIe8HQAD5CwAh8AdAAPkLACHxBwEAqgwAIfIHAQCqDAAh8wcBAKoMACH0BwEAqgwAIfUHIADtDAAh9gcgAO0MACH3BwEAqgwAIfgHAQCqDAAh-QcBAKoMACH6BwIAngwAIfsHAgCeDAAh_AdAAPoLACECAAAACgAgUAAA-RIAIAIAAAD3EgAgUAAA-BIAID2jBwAA9hIAMKQHAAD3EgAQpQcAAPYSADCrB0AA-gsAIbgHAQD4CwAhugcCAJ4MACG7BwEA-AsAIcAHAQCqDAAhwQcBAKoMACHCByAA7QwAIcQHAACPDQAgywcCAJ4MACHMBwEAqgwAIc0HAQCqDAAhzgcBAPgLACHPBwIA6wwAIdAHAgDrDAAh0QcCAJ4MACHSBwIAngwAIdMHIADtDAAh1AdAAPkLACHVByAA7QwAIdYHIADtDAAh1wcBAKoMACHYBwEAqgwAIdkHAQCqDAAh2gcBAKoMACHbBwEAqgwAIdwHAQCqDAAh3QcBAKoMACHeBxAA_gwAId8HAQCqDAAh4AcgAO0MACHhBxAA_gwAIeIHAQCqDAAh4wcAAPIMACDkBxAA_gwAIeUHIADtDAAh5gcBAKoMACHnBwIAngwAIegHAQCqDAAh6QcBAKoMACHqBwEAqgwAIesHAQCqDAAh7AcBAKoMACHtByAA7QwAIe4HAQCqDAAh7wdAAPkLACHwB0AA-QsAIfEHAQCqDAAh8gcBAKoMACHzBwEAqgwAIfQHAQCqDAAh9QcgAO0MACH2ByAA7QwAIfcHAQCqDAAh-AcBAKoMACH5BwEAqgwAIfoHAgCeDAAh-wcCAJ4MACH8B0AA-gsAIT2jBwAA9hIAMKQHAAD3EgAQpQcAAPYSADCrB0AA-gsAIbgHAQD4CwAhugcCAJ4MACG7BwEA-AsAIcAHAQCqDAAhwQcBAKoMACHCByAA7QwAIcQHAACPDQAgywcCAJ4MACHMBwEAqgwAIc0HAQCqDAAhzgcBAPgLACHPBwIA6wwAIdAHAgDrDAAh0QcCAJ4MACHSBwIAngwAIdMHIADtDAAh1AdAAPkLACHVByAA7QwAIdYHIADtDAAh1wcBAKoMACHYBwEAqgwAIdkHAQCqDAAh2gcBAKoMACHbBwEAqgwAIdwHAQCqDAAh3QcBAKoMACHeBxAA_gwAId8HAQCqDAAh4AcgAO0MACHhBxAA_gwAIeIHAQCqDAAh4wcAAPIMACDkBxAA_gwAIeUHIADtDAAh5gcBAKoMACHnBwIAngwAIegHAQCqDAAh6QcBAKoMACHqBwEAqgwAIesHAQCqDAAh7AcBAKoMACHtByAA7QwAIe4HAQCqDAAh7wdAAPkLACHwB0AA-QsAIfEHAQCqDAAh8gcBAKoMACHzBwEAqgwAIfQHAQCqDAAh9QcgAO0MACH2ByAA7QwAIfcHAQCqDAAh-AcBAKoMACH5BwEAqgwAIfoHAgCeDAAh-wcCAJ4MACH8B0AA-gsAITmrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUgQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUgQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICcAAP8SACAoAACAEwAgKQAAgRMAICoAAIUTACArAACGEwAgLAAAiBMAIC0AAIkTACAwAACKEwAgMQAAixMAIDIAAIwTACAzAACNEwAgNAAAjhMAIDUAAJATACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAEDVwAA2BkAIIMKAADZGQAgiQoAAAEAIANXAADWGQAggwoAANcZACCJCgAA7woAIANXAADUGQAggwoAANUZACCJCgAAcAAgBFcAAKkSADCDCgAAqhIAMIUKAACsEgAgiQoAAK0SADAEVwAAnRIAMIMKAACeEgAwhQoAAKASACCJCgAAoRIAMARXAACREgAwgwoAAJISADCFCgAAlBIAIIkKAACVEgAwA1cAAIwSACCDCgAAjRIAIIkKAADPCwAgBFcAAOQRADCDCgAA5REAMIUKAADnEQAgiQoAAOgRADAEVwAA1hEAMIMKAADXEQAwhQoAANkRACCJCgAA2hEAMARXAADoEAAwgwoAAOkQADCFCgAA6xAAIIkKAADsEAAwBFcAANoQADCDCgAA2xAAMIUKAADdEAAgiQoAAN4QADAEVwAAzhAAMIMKAADPEAAwhQoAANEQACCJCgAA0hAAMARXAADFEAAwgwoAAMYQADCFCgAAyBAAIIkKAAC2DgAwBFcAAKwQADCDCgAArRAAMIUKAACvEAAgiQoAALAQADAEVwAAoBAAMIMKAAChEAAwhQoAAKMQACCJCgAApBAAMARXAACHEAAwgwoAAIgQADCFCgAAihAAIIkKAACLEAAwBFcAAPkPADCDCgAA-g8AMIUKAAD8DwAgiQoAAP0PADAEVwAA7Q8AMIMKAADuDwAwhQoAAPAPACCJCgAA8Q8AMARXAADhDwAwgwoAAOIPADCFCgAA5A8AIIkKAADlDwAwBFcAANUPADCDCgAA1g8AMIUKAADYDwAgiQoAANkPADAEVwAAxQ8AMIMKAADGDwAwhQoAAMgPACCJCgAAyQ8AMARXAAC3DwAwgwoAALgPADCFCgAAug8AIIkKAAC7DwAwBFcAAKsPADCDCgAArA8AMIUKAACuDwAgiQoAAK8PADAEVwAAng8AMIMKAACfDwAwhQoAAKEPACCJCgAAog8AMARXAACODwAwgwoAAI8PADCFCgAAkQ8AIIkKAACSDwAwUgQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJgAAnRMAICcAAP8SACAoAACAEwAgKQAAgRMAICoAAIUTACArAACGEwAgLAAAiBMAIC0AAIkTACAwAACKEwAgMQAAixMAIDIAAIwTACAzAACNEwAgNAAAjhMAIDUAAJATACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAAnBMAIAMAAAAKACBXAACcEwAgWAAAmxMAIAFQAADTGQAwAgAAAAoAIFAAAJsTACACAAAA9xIAIFAAAJoTACA5qwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVIEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVIEAAD7EgAgBQAA_BIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABA1cAANEZACCDCgAA0hkAIIkKAABwACAXBwAAqxMAICUBAAAAAboHAgAAAAHBBwEAAAAB-gcCAAAAAfwHQAAAAAGhCAEAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCAEAAAABrggCAAAAAbAIIAAAAAGxCAEAAAABsgggAAAAAQIAAAARACBXAACqEwAgAwAAABEAIFcAAKoTACBYAACoEwAgAVAAANAZADAcBwAAzg0AIAgAAM4NACAlAQCqDAAhowcAAPgNADCkBwAADwAQpQcAAPgNADC6BwIAAAABwQcBAKoMACH6BwIAngwAIfwHQAD6CwAhoQgBAKoMACGiCAEAqgwAIaMIAQCqDAAhpAgBAKoMACGlCAEA-AsAIaYIAQD4CwAhpwgBAPgLACGoCAEAqgwAIakIAQCqDAAhqggBAPgLACGrCAEA-AsAIawIAQCqDAAhrQgBAKoMACGuCAIA6wwAIa8IAgDrDAAhsAggAO0MACGxCAEAqgwAIbIIIADtDAAhAgAAABEAIFAAAKgTACACAAAAphMAIFAAAKcTACAaJQEAqgwAIaMHAAClEwAwpAcAAKYTABClBwAApRMAMLoHAgCeDAAhwQcBAKoMACH6BwIAngwAIfwHQAD6CwAhoQgBAKoMACGiCAEAqgwAIaMIAQCqDAAhpAgBAKoMACGlCAEA-AsAIaYIAQD4CwAhpwgBAPgLACGoCAEAqgwAIakIAQCqDAAhqggBAPgLACGrCAEA-AsAIawIAQCqDAAhrQgBAKoMACGuCAIA6wwAIa8IAgDrDAAhsAggAO0MACGxCAEAqgwAIbIIIADtDAAhGiUBAKoMACGjBwAApRMAMKQHAACmEwAQpQcAAKUTADC6BwIAngwAIcEHAQCqDAAh-gcCAJ4MACH8B0AA-gsAIaEIAQCqDAAhoggBAKoMACGjCAEAqgwAIaQIAQCqDAAhpQgBAPgLACGmCAEA-AsAIacIAQD4CwAhqAgBAKoMACGpCAEAqgwAIaoIAQD4CwAhqwgBAPgLACGsCAEAqgwAIa0IAQCqDAAhrggCAOsMACGvCAIA6wwAIbAIIADtDAAhsQgBAKoMACGyCCAA7QwAIRYlAQCuDgAhugcCAJ0OACHBBwEArg4AIfoHAgCdDgAh_AdAAJwOACGhCAEArg4AIaIIAQCuDgAhowgBAK4OACGkCAEArg4AIaUIAQCaDgAhpggBAJoOACGnCAEAmg4AIagIAQCuDgAhqQgBAK4OACGqCAEAmg4AIasIAQCaDgAhrAgBAK4OACGtCAEArg4AIa4IAgCmDgAhsAggAK8OACGxCAEArg4AIbIIIACvDgAhFwcAAKkTACAlAQCuDgAhugcCAJ0OACHBBwEArg4AIfoHAgCdDgAh_AdAAJwOACGhCAEArg4AIaIIAQCuDgAhowgBAK4OACGkCAEArg4AIaUIAQCaDgAhpggBAJoOACGnCAEAmg4AIagIAQCuDgAhqQgBAK4OACGqCAEAmg4AIasIAQCaDgAhrAgBAK4OACGtCAEArg4AIa4IAgCmDgAhsAggAK8OACGxCAEArg4AIbIIIACvDgAhB1cAAMsZACBYAADOGQAggwoAAMwZACCECgAAzRkAIIcKAAAMACCICgAADAAgiQoAAHAAIBcHAACrEwAgJQEAAAABugcCAAAAAcEHAQAAAAH6BwIAAAAB_AdAAAAAAaEIAQAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IAQAAAAGuCAIAAAABsAggAAAAAbEIAQAAAAGyCCAAAAABA1cAAMsZACCDCgAAzBkAIIkKAABwACAXCAAAthMAICUBAAAAAboHAgAAAAHBBwEAAAAB-gcCAAAAAfwHQAAAAAGhCAEAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCAEAAAABrwgCAAAAAbAIIAAAAAGxCAEAAAABsgggAAAAAQIAAAARACBXAAC1EwAgAwAAABEAIFcAALUTACBYAACzEwAgAVAAAMoZADACAAAAEQAgUAAAsxMAIAIAAACmEwAgUAAAshMAIBYlAQCuDgAhugcCAJ0OACHBBwEArg4AIfoHAgCdDgAh_AdAAJwOACGhCAEArg4AIaIIAQCuDgAhowgBAK4OACGkCAEArg4AIaUIAQCaDgAhpggBAJoOACGnCAEAmg4AIagIAQCuDgAhqQgBAK4OACGqCAEAmg4AIasIAQCaDgAhrAgBAK4OACGtCAEArg4AIa8IAgCmDgAhsAggAK8OACGxCAEArg4AIbIIIACvDgAhFwgAALQTACAlAQCuDgAhugcCAJ0OACHBBwEArg4AIfoHAgCdDgAh_AdAAJwOACGhCAEArg4AIaIIAQCuDgAhowgBAK4OACGkCAEArg4AIaUIAQCaDgAhpggBAJoOACGnCAEAmg4AIagIAQCuDgAhqQgBAK4OACGqCAEAmg4AIasIAQCaDgAhrAgBAK4OACGtCAEArg4AIa8IAgCmDgAhsAggAK8OACGxCAEArg4AIbIIIACvDgAhB1cAAMUZACBYAADIGQAggwoAAMYZACCECgAAxxkAIIcKAAAMACCICgAADAAgiQoAAHAAIBcIAAC2EwAgJQEAAAABugcCAAAAAcEHAQAAAAH6BwIAAAAB_AdAAAAAAaEIAQAAAAGiCAEAAAABowgBAAAAAaQIAQAAAAGlCAEAAAABpggBAAAAAacIAQAAAAGoCAEAAAABqQgBAAAAAaoIAQAAAAGrCAEAAAABrAgBAAAAAa0IAQAAAAGvCAIAAAABsAggAAAAAbEIAQAAAAGyCCAAAAABA1cAAMUZACCDCgAAxhkAIIkKAABwACAOCQAAuBMAIAoAALkTACALAAC6EwAgDAAAuxMAICAAALwTACAhAAC9EwAgIgAAvhMAIKsHQAAAAAG6BwIAAAABmAgBAAAAAY8JAgAAAAGQCQIAAAABkQkCAAAAAZIJAQAAAAEEVwAArBMAMIMKAACtEwAwhQoAAK8TACCJCgAAohMAMARXAACeEwAwgwoAAJ8TADCFCgAAoRMAIIkKAACiEwAwBFcAAJQTADCDCgAAlRMAMIUKAACXEwAgiQoAAPMSADAEVwAA7xIAMIMKAADwEgAwhQoAAPISACCJCgAA8xIAMARXAADkEgAwgwoAAOUSADCFCgAA5xIAIIkKAADoEQAwBFcAANkSADCDCgAA2hIAMIUKAADcEgAgiQoAAMURADAEVwAAuxIAMIMKAAC8EgAwhQoAAL4SACCJCgAAvxIAMAAAAAAAC1cAANsTADBYAADgEwAwgwoAANwTADCECgAA3RMAMIUKAADeEwAghgoAAN8TADCHCgAA3xMAMIgKAADfEwAwiQoAAN8TADCKCgAA4RMAMIsKAADiEwAwC1cAANITADBYAADWEwAwgwoAANMTADCECgAA1BMAMIUKAADVEwAghgoAAPMSADCHCgAA8xIAMIgKAADzEgAwiQoAAPMSADCKCgAA1xMAMIsKAAD2EgAwC1cAAMcTADBYAADLEwAwgwoAAMgTADCECgAAyRMAMIUKAADKEwAghgoAAL8SADCHCgAAvxIAMIgKAAC_EgAwiQoAAL8SADCKCgAAzBMAMIsKAADCEgAwCQ0AANETACAkAADYEgAgqwdAAAAAAboHAgAAAAHDBwEAAAABswgCAAAAAboIAQAAAAG7CAIAAAABvAgBAAAAAQIAAABeACBXAADQEwAgAwAAAF4AIFcAANATACBYAADOEwAgAVAAAMQZADACAAAAXgAgUAAAzhMAIAIAAADDEgAgUAAAzRMAIAerB0AAnA4AIboHAgCdDgAhwwcBAJoOACGzCAIApg4AIboIAQCaDgAhuwgCAKYOACG8CAEArg4AIQkNAADPEwAgJAAAxxIAIKsHQACcDgAhugcCAJ0OACHDBwEAmg4AIbMIAgCmDgAhuggBAJoOACG7CAIApg4AIbwIAQCuDgAhB1cAAL8ZACBYAADCGQAggwoAAMAZACCECgAAwRkAIIcKAAAMACCICgAADAAgiQoAAHAAIAkNAADREwAgJAAA2BIAIKsHQAAAAAG6BwIAAAABwwcBAAAAAbMIAgAAAAG6CAEAAAABuwgCAAAAAbwIAQAAAAEDVwAAvxkAIIMKAADAGQAgiQoAAHAAIFIEAAD7EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAANoTACADAAAACgAgVwAA2hMAIFgAANkTACABUAAAvhkAMAIAAAAKACBQAADZEwAgAgAAAPcSACBQAADYEwAgOasHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFSBAAA9A4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFSBAAA-xIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0gcCAAAAAdMHIAAAAAHUB0AAAAAB1QcgAAAAAdYHIAAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcQAAAAAd8HAQAAAAHgByAAAAAB4QcQAAAAAeIHAQAAAAHjB4AAAAAB5AcQAAAAAeUHIAAAAAHmBwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcgAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1ByAAAAAB9gcgAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AdAAAAAARoqAACnFQAgOgAAnRUAIDsAAKMVACA8AACeFQAgPQAAnxUAID4AAKAVACA_AAChFQAgQQAAohUAIEYAAKQVACBHAAClFQAgSAAAphUAIEkAAKgVACBKAACpFQAgqwdAAAAAAboHAgAAAAG7BwEAAAAB_AdAAAAAAesIAQAAAAGXCQEAAAAB2QkgAAAAAe0JAAAA7QkC7gkBAAAAAe8JQAAAAAHwCUAAAAAB8QkgAAAAAfIJQAAAAAECAAAAAQAgVwAAnBUAIAMAAAABACBXAACcFQAgWAAA5hMAIAFQAAC9GQAwHwUAAM8NACAqAAD_DQAgOgAAig4AIDsAAJIMACA8AACNDgAgPQAAjg4AID4AAI8OACA_AACQDgAgQQAAkQ4AIEYAANANACBHAACSDgAgSAAA5Q0AIEkAAIoOACBKAACTDgAgowcAAIsOADCkBwAABQAQpQcAAIsOADCrB0AA-gsAIboHAgAAAAG7BwEA-AsAIdEHAgDrDAAh_AdAAPoLACHrCAEAqgwAIZcJAQAAAAHZCSAA7QwAIe0JAACMDu0JIu4JAQD4CwAh7wlAAPkLACHwCUAA-QsAIfEJIADtDAAh8glAAPkLACECAAAAAQAgUAAA5hMAIAIAAADjEwAgUAAA5BMAIBGjBwAA4hMAMKQHAADjEwAQpQcAAOITADCrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHRBwIA6wwAIfwHQAD6CwAh6wgBAKoMACGXCQEA-AsAIdkJIADtDAAh7QkAAIwO7Qki7gkBAPgLACHvCUAA-QsAIfAJQAD5CwAh8QkgAO0MACHyCUAA-QsAIRGjBwAA4hMAMKQHAADjEwAQpQcAAOITADCrB0AA-gsAIboHAgCeDAAhuwcBAPgLACHRBwIA6wwAIfwHQAD6CwAh6wgBAKoMACGXCQEA-AsAIdkJIADtDAAh7QkAAIwO7Qki7gkBAPgLACHvCUAA-QsAIfAJQAD5CwAh8QkgAO0MACHyCUAA-QsAIQ2rB0AAnA4AIboHAgCdDgAhuwcBAJoOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEBhgoAAADtCQIaKgAA8RMAIDoAAOcTACA7AADtEwAgPAAA6BMAID0AAOkTACA-AADqEwAgPwAA6xMAIEEAAOwTACBGAADuEwAgRwAA7xMAIEgAAPATACBJAADyEwAgSgAA8xMAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIQtXAACTFQAwWAAAlxUAMIMKAACUFQAwhAoAAJUVADCFCgAAlhUAIIYKAACSDwAwhwoAAJIPADCICgAAkg8AMIkKAACSDwAwigoAAJgVADCLCgAAlQ8AMAtXAACHFQAwWAAAjBUAMIMKAACIFQAwhAoAAIkVADCFCgAAihUAIIYKAACLFQAwhwoAAIsVADCICgAAixUAMIkKAACLFQAwigoAAI0VADCLCgAAjhUAMAtXAAD7FAAwWAAAgBUAMIMKAAD8FAAwhAoAAP0UADCFCgAA_hQAIIYKAAD_FAAwhwoAAP8UADCICgAA_xQAMIkKAAD_FAAwigoAAIEVADCLCgAAghUAMAtXAADvFAAwWAAA9BQAMIMKAADwFAAwhAoAAPEUADCFCgAA8hQAIIYKAADzFAAwhwoAAPMUADCICgAA8xQAMIkKAADzFAAwigoAAPUUADCLCgAA9hQAMAtXAADjFAAwWAAA6BQAMIMKAADkFAAwhAoAAOUUADCFCgAA5hQAIIYKAADnFAAwhwoAAOcUADCICgAA5xQAMIkKAADnFAAwigoAAOkUADCLCgAA6hQAMAdXAAC6FAAgWAAAvRQAIIMKAAC7FAAghAoAALwUACCHCgAA4wEAIIgKAADjAQAgiQoAAOYBACALVwAAsRQAMFgAALUUADCDCgAAshQAMIQKAACzFAAwhQoAALQUACCGCgAA8xIAMIcKAADzEgAwiAoAAPMSADCJCgAA8xIAMIoKAAC2FAAwiwoAAPYSADALVwAAphQAMFgAAKoUADCDCgAApxQAMIQKAACoFAAwhQoAAKkUACCGCgAAzBIAMIcKAADMEgAwiAoAAMwSADCJCgAAzBIAMIoKAACrFAAwiwoAAM8SADAHVwAAoRQAIFgAAKQUACCDCgAAohQAIIQKAACjFAAghwoAAPcBACCICgAA9wEAIIkKAAC_CAAgC1cAAJYUADBYAACaFAAwgwoAAJcUADCECgAAmBQAMIUKAACZFAAghgoAAMwOADCHCgAAzA4AMIgKAADMDgAwiQoAAMwOADCKCgAAmxQAMIsKAADPDgAwC1cAAIsUADBYAACPFAAwgwoAAIwUADCECgAAjRQAMIUKAACOFAAghgoAAN4QADCHCgAA3hAAMIgKAADeEAAwiQoAAN4QADCKCgAAkBQAMIsKAADhEAAwC1cAAIAUADBYAACEFAAwgwoAAIEUADCECgAAghQAMIUKAACDFAAghgoAAJIPADCHCgAAkg8AMIgKAACSDwAwiQoAAJIPADCKCgAAhRQAMIsKAACVDwAwC1cAAPQTADBYAAD5EwAwgwoAAPUTADCECgAA9hMAMIUKAAD3EwAghgoAAPgTADCHCgAA-BMAMIgKAAD4EwAwiQoAAPgTADCKCgAA-hMAMIsKAAD7EwAwA6sHQAAAAAG6BwIAAAABwwcBAAAAAQIAAAD-AQAgVwAA_xMAIAMAAAD-AQAgVwAA_xMAIFgAAP4TACABUAAAvBkAMAgjAACvDAAgowcAAJkNADCkBwAA_AEAEKUHAACZDQAwqwdAAPoLACG6BwIAAAABwwcBAPgLACGzCAIAngwAIQIAAAD-AQAgUAAA_hMAIAIAAAD8EwAgUAAA_RMAIAejBwAA-xMAMKQHAAD8EwAQpQcAAPsTADCrB0AA-gsAIboHAgCeDAAhwwcBAPgLACGzCAIAngwAIQejBwAA-xMAMKQHAAD8EwAQpQcAAPsTADCrB0AA-gsAIboHAgCeDAAhwwcBAPgLACGzCAIAngwAIQOrB0AAnA4AIboHAgCdDgAhwwcBAJoOACEDqwdAAJwOACG6BwIAnQ4AIcMHAQCaDgAhA6sHQAAAAAG6BwIAAAABwwcBAAAAAQsjAACcDwAgOQAAihQAIKsHQAAAAAG6BwEAAAABvQcBAAAAAbMIAgAAAAHkCUAAAAAB6AlAAAAAAekJAgAAAAHqCQEAAAAB6wlAAAAAAQIAAAC1AQAgVwAAiRQAIAMAAAC1AQAgVwAAiRQAIFgAAIcUACABUAAAuxkAMAIAAAC1AQAgUAAAhxQAIAIAAACWDwAgUAAAhhQAIAmrB0AAnA4AIboHAQCaDgAhvQcBAK4OACGzCAIAnQ4AIeQJQACcDgAh6AlAAJsOACHpCQIApg4AIeoJAQCuDgAh6wlAAJwOACELIwAAmQ8AIDkAAIgUACCrB0AAnA4AIboHAQCaDgAhvQcBAK4OACGzCAIAnQ4AIeQJQACcDgAh6AlAAJsOACHpCQIApg4AIeoJAQCuDgAh6wlAAJwOACEHVwAAthkAIFgAALkZACCDCgAAtxkAIIQKAAC4GQAghwoAAAgAIIgKAAAIACCJCgAACgAgCyMAAJwPACA5AACKFAAgqwdAAAAAAboHAQAAAAG9BwEAAAABswgCAAAAAeQJQAAAAAHoCUAAAAAB6QkCAAAAAeoJAQAAAAHrCUAAAAABA1cAALYZACCDCgAAtxkAIIkKAAAKACAKBgAAlRQAIKYHAgAAAAGrB0AAAAABugcCAAAAAc0IAQAAAAH7CIAAAAAB_AgCAAAAAf0IgAAAAAH-CEAAAAAB_wgCAAAAAQIAAACBAQAgVwAAlBQAIAMAAACBAQAgVwAAlBQAIFgAAJIUACABUAAAtRkAMAIAAACBAQAgUAAAkhQAIAIAAADiEAAgUAAAkRQAIAmmBwIAnQ4AIasHQACcDgAhugcCAJ0OACHNCAEAmg4AIfsIgAAAAAH8CAIAnQ4AIf0IgAAAAAH-CEAAmw4AIf8IAgCmDgAhCgYAAJMUACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACHNCAEAmg4AIfsIgAAAAAH8CAIAnQ4AIf0IgAAAAAH-CEAAmw4AIf8IAgCmDgAhBVcAALAZACBYAACzGQAggwoAALEZACCECgAAshkAIIkKAAAKACAKBgAAlRQAIKYHAgAAAAGrB0AAAAABugcCAAAAAc0IAQAAAAH7CIAAAAAB_AgCAAAAAf0IgAAAAAH-CEAAAAAB_wgCAAAAAQNXAACwGQAggwoAALEZACCJCgAACgAgBhcAAKAUACBQgAAAAAG6BwIAAAABkQhAAAAAAZMIAQAAAAG_CAIAAAABAgAAAEAAIFcAAJ8UACADAAAAQAAgVwAAnxQAIFgAAJ0UACABUAAArxkAMAIAAABAACBQAACdFAAgAgAAANAOACBQAACcFAAgBVCAAAAAAboHAgCdDgAhkQhAAJwOACGTCAEAmg4AIb8IAgCdDgAhBhcAAJ4UACBQgAAAAAG6BwIAnQ4AIZEIQACcDgAhkwgBAJoOACG_CAIAnQ4AIQVXAACqGQAgWAAArRkAIIMKAACrGQAghAoAAKwZACCJCgAANgAgBhcAAKAUACBQgAAAAAG6BwIAAAABkQhAAAAAAZMIAQAAAAG_CAIAAAABA1cAAKoZACCDCgAAqxkAIIkKAAA2ACAGqwdAAAAAAboHAgAAAAG0CAEAAAABtQgBAAAAAbYIAQAAAAG3CAEAAAABAgAAAL8IACBXAAChFAAgAwAAAPcBACBXAAChFAAgWAAApRQAIAgAAAD3AQAgUAAApRQAIKsHQACcDgAhugcCAJ0OACG0CAEAmg4AIbUIAQCaDgAhtggBAJoOACG3CAEArg4AIQarB0AAnA4AIboHAgCdDgAhtAgBAJoOACG1CAEAmg4AIbYIAQCaDgAhtwgBAK4OACEDIgAAsBQAILgIAgAAAAG5CEAAAAABAgAAAGQAIFcAAK8UACADAAAAZAAgVwAArxQAIFgAAK0UACABUAAAqRkAMAIAAABkACBQAACtFAAgAgAAANASACBQAACsFAAgArgIAgCdDgAhuQhAAJwOACEDIgAArhQAILgIAgCdDgAhuQhAAJwOACEFVwAApBkAIFgAAKcZACCDCgAApRkAIIQKAACmGQAgiQoAAF4AIAMiAACwFAAguAgCAAAAAbkIQAAAAAEDVwAApBkAIIMKAAClGQAgiQoAAF4AIFIFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAALkUACADAAAACgAgVwAAuRQAIFgAALgUACABUAAAoxkAMAIAAAAKACBQAAC4FAAgAgAAAPcSACBQAAC3FAAgOasHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFSBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFSBQAA_BIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHRBwIAAAAB0gcCAAAAAdMHIAAAAAHUB0AAAAAB1QcgAAAAAdYHIAAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcQAAAAAd8HAQAAAAHgByAAAAAB4QcQAAAAAeIHAQAAAAHjB4AAAAAB5AcQAAAAAeUHIAAAAAHmBwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcgAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1ByAAAAAB9gcgAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AdAAAAAAQ1CAADhFAAgRQAA4hQAIKsHQAAAAAG6BwIAAAAB_AdAAAAAAbIJQAAAAAG3CQIAAAABzglAAAAAAc8JAQAAAAHQCUAAAAAB0QlAAAAAAdIJIAAAAAHTCQAA4BQAIAIAAADmAQAgVwAAuhQAIAMAAADjAQAgVwAAuhQAIFgAAL4UACAPAAAA4wEAIEIAAMAUACBFAADBFAAgUAAAvhQAIKsHQACcDgAhugcCAJ0OACH8B0AAnA4AIbIJQACbDgAhtwkCAJ0OACHOCUAAnA4AIc8JAQCuDgAh0AlAAJsOACHRCUAAmw4AIdIJIACvDgAh0wkAAL8UACANQgAAwBQAIEUAAMEUACCrB0AAnA4AIboHAgCdDgAh_AdAAJwOACGyCUAAmw4AIbcJAgCdDgAhzglAAJwOACHPCQEArg4AIdAJQACbDgAh0QlAAJsOACHSCSAArw4AIdMJAAC_FAAgAoYKAgAAAASMCgIAAAAFBVcAAJcZACBYAAChGQAggwoAAJgZACCECgAAoBkAIIkKAADGAwAgC1cAAMIUADBYAADHFAAwgwoAAMMUADCECgAAxBQAMIUKAADFFAAghgoAAMYUADCHCgAAxhQAMIgKAADGFAAwiQoAAMYUADCKCgAAyBQAMIsKAADJFAAwIkIAAN4UACBEAADfFAAgqwdAAAAAAboHAgAAAAH8B0AAAAAB_gcBAAAAAdEIAAAAvwkClAkAAACUCQKVCQEAAAABqwkQAAAAAa8JAQAAAAGzCUAAAAABtwkCAAAAAbgJAgAAAAG5CUAAAAABugkCAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb8JAgAAAAHACQEAAAABwQkQAAAAAcIJQAAAAAHDCQEAAAABxAkBAAAAAcUJQAAAAAHGCQEAAAABxwkCAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAcsJQAAAAAHMCUAAAAABzQlAAAAAAQIAAADqAQAgVwAA3RQAIAMAAADqAQAgVwAA3RQAIFgAAM4UACABUAAAnxkAMChBAACgDQAgQgAAoQ0AIEQAAKINACCjBwAAng0AMKQHAADoAQAQpQcAAJ4NADCrB0AA-gsAIboHAgAAAAH8B0AA-gsAIf4HAQCqDAAh0QgAAJ8NvwkilAkAAOoMlAkilQkBAKoMACGgCQAAnQ0AIKcJAgCeDAAhqwkQAP4MACGvCQEAqgwAIbMJQAD5CwAhtwkCAJ4MACG4CQIA6wwAIbkJQAD5CwAhugkCAOsMACG7CUAA-QsAIbwJQAD5CwAhvQlAAPkLACG_CQIA6wwAIcAJAQCqDAAhwQkQAP4MACHCCUAA-QsAIcMJAQAAAAHECQEAqgwAIcUJQAD5CwAhxgkBAKoMACHHCQIAngwAIcgJQAD5CwAhyQlAAPkLACHKCUAA-QsAIcsJQAD5CwAhzAlAAPkLACHNCUAA-QsAIQIAAADqAQAgUAAAzhQAIAIAAADKFAAgUAAAyxQAICSjBwAAyRQAMKQHAADKFAAQpQcAAMkUADCrB0AA-gsAIboHAgCeDAAh_AdAAPoLACH-BwEAqgwAIdEIAACfDb8JIpQJAADqDJQJIpUJAQCqDAAhpwkCAJ4MACGrCRAA_gwAIa8JAQCqDAAhswlAAPkLACG3CQIAngwAIbgJAgDrDAAhuQlAAPkLACG6CQIA6wwAIbsJQAD5CwAhvAlAAPkLACG9CUAA-QsAIb8JAgDrDAAhwAkBAKoMACHBCRAA_gwAIcIJQAD5CwAhwwkBAPgLACHECQEAqgwAIcUJQAD5CwAhxgkBAKoMACHHCQIAngwAIcgJQAD5CwAhyQlAAPkLACHKCUAA-QsAIcsJQAD5CwAhzAlAAPkLACHNCUAA-QsAISSjBwAAyRQAMKQHAADKFAAQpQcAAMkUADCrB0AA-gsAIboHAgCeDAAh_AdAAPoLACH-BwEAqgwAIdEIAACfDb8JIpQJAADqDJQJIpUJAQCqDAAhpwkCAJ4MACGrCRAA_gwAIa8JAQCqDAAhswlAAPkLACG3CQIAngwAIbgJAgDrDAAhuQlAAPkLACG6CQIA6wwAIbsJQAD5CwAhvAlAAPkLACG9CUAA-QsAIb8JAgDrDAAhwAkBAKoMACHBCRAA_gwAIcIJQAD5CwAhwwkBAPgLACHECQEAqgwAIcUJQAD5CwAhxgkBAKoMACHHCQIAngwAIcgJQAD5CwAhyQlAAPkLACHKCUAA-QsAIcsJQAD5CwAhzAlAAPkLACHNCUAA-QsAISCrB0AAnA4AIboHAgCdDgAh_AdAAJwOACH-BwEArg4AIdEIAADNFL8JIpQJAADMFJQJIpUJAQCuDgAhqwkQAOEOACGvCQEArg4AIbMJQACbDgAhtwkCAJ0OACG4CQIApg4AIbkJQACbDgAhugkCAKYOACG7CUAAmw4AIbwJQACbDgAhvQlAAJsOACG_CQIApg4AIcAJAQCuDgAhwQkQAOEOACHCCUAAmw4AIcMJAQCaDgAhxAkBAK4OACHFCUAAmw4AIcYJAQCuDgAhxwkCAJ0OACHICUAAmw4AIckJQACbDgAhyglAAJsOACHLCUAAmw4AIcwJQACbDgAhzQlAAJsOACEBhgoAAACUCQIBhgoAAAC_CQIiQgAAzxQAIEQAANAUACCrB0AAnA4AIboHAgCdDgAh_AdAAJwOACH-BwEArg4AIdEIAADNFL8JIpQJAADMFJQJIpUJAQCuDgAhqwkQAOEOACGvCQEArg4AIbMJQACbDgAhtwkCAJ0OACG4CQIApg4AIbkJQACbDgAhugkCAKYOACG7CUAAmw4AIbwJQACbDgAhvQlAAJsOACG_CQIApg4AIcAJAQCuDgAhwQkQAOEOACHCCUAAmw4AIcMJAQCaDgAhxAkBAK4OACHFCUAAmw4AIcYJAQCuDgAhxwkCAJ0OACHICUAAmw4AIckJQACbDgAhyglAAJsOACHLCUAAmw4AIcwJQACbDgAhzQlAAJsOACEFVwAAmRkAIFgAAJ0ZACCDCgAAmhkAIIQKAACcGQAgiQoAAMYDACALVwAA0RQAMFgAANYUADCDCgAA0hQAMIQKAADTFAAwhQoAANQUACCGCgAA1RQAMIcKAADVFAAwiAoAANUUADCJCgAA1RQAMIoKAADXFAAwiwoAANgUADACtQlAAAAAAbYJQAAAAAECAAAA7gEAIFcAANwUACADAAAA7gEAIFcAANwUACBYAADbFAAgAVAAAJsZADAIQwAAnA0AIKMHAACbDQAwpAcAAOwBABClBwAAmw0AMKgJAgCeDAAhtQlAAPoLACG2CUAA-gsAIfMJAACaDQAgAgAAAO4BACBQAADbFAAgAgAAANkUACBQAADaFAAgBqMHAADYFAAwpAcAANkUABClBwAA2BQAMKgJAgCeDAAhtQlAAPoLACG2CUAA-gsAIQajBwAA2BQAMKQHAADZFAAQpQcAANgUADCoCQIAngwAIbUJQAD6CwAhtglAAPoLACECtQlAAJwOACG2CUAAnA4AIQK1CUAAnA4AIbYJQACcDgAhArUJQAAAAAG2CUAAAAABIkIAAN4UACBEAADfFAAgqwdAAAAAAboHAgAAAAH8B0AAAAAB_gcBAAAAAdEIAAAAvwkClAkAAACUCQKVCQEAAAABqwkQAAAAAa8JAQAAAAGzCUAAAAABtwkCAAAAAbgJAgAAAAG5CUAAAAABugkCAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb8JAgAAAAHACQEAAAABwQkQAAAAAcIJQAAAAAHDCQEAAAABxAkBAAAAAcUJQAAAAAHGCQEAAAABxwkCAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAcsJQAAAAAHMCUAAAAABzQlAAAAAAQNXAACZGQAggwoAAJoZACCJCgAAxgMAIARXAADRFAAwgwoAANIUADCFCgAA1BQAIIkKAADVFAAwAYYKAgAAAAQDVwAAlxkAIIMKAACYGQAgiQoAAMYDACAEVwAAwhQAMIMKAADDFAAwhQoAAMUUACCJCgAAxhQAMAWrB0AAAAABugcCAAAAAZcJAQAAAAHjCQEAAAAB5AlAAAAAAQIAAADhAQAgVwAA7hQAIAMAAADhAQAgVwAA7hQAIFgAAO0UACABUAAAlhkAMAojAACvDAAgowcAAKQNADCkBwAA3wEAEKUHAACkDQAwqwdAAPoLACG6BwIAAAABswgCAJ4MACGXCQEA-AsAIeMJAQAAAAHkCUAA-gsAIQIAAADhAQAgUAAA7RQAIAIAAADrFAAgUAAA7BQAIAmjBwAA6hQAMKQHAADrFAAQpQcAAOoUADCrB0AA-gsAIboHAgCeDAAhswgCAJ4MACGXCQEA-AsAIeMJAQD4CwAh5AlAAPoLACEJowcAAOoUADCkBwAA6xQAEKUHAADqFAAwqwdAAPoLACG6BwIAngwAIbMIAgCeDAAhlwkBAPgLACHjCQEA-AsAIeQJQAD6CwAhBasHQACcDgAhugcCAJ0OACGXCQEAmg4AIeMJAQCaDgAh5AlAAJwOACEFqwdAAJwOACG6BwIAnQ4AIZcJAQCaDgAh4wkBAJoOACHkCUAAnA4AIQWrB0AAAAABugcCAAAAAZcJAQAAAAHjCQEAAAAB5AlAAAAAAQarB0AAAAABugcCAAAAAZcJAQAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAECAAAA3QEAIFcAAPoUACADAAAA3QEAIFcAAPoUACBYAAD5FAAgAVAAAJUZADALIwAArwwAIKMHAAClDQAwpAcAANsBABClBwAApQ0AMKsHQAD6CwAhugcCAAAAAbMIAgCeDAAhlwkBAPgLACHjCQEAAAAB5AlAAPoLACHlCUAA-QsAIQIAAADdAQAgUAAA-RQAIAIAAAD3FAAgUAAA-BQAIAqjBwAA9hQAMKQHAAD3FAAQpQcAAPYUADCrB0AA-gsAIboHAgCeDAAhswgCAJ4MACGXCQEA-AsAIeMJAQD4CwAh5AlAAPoLACHlCUAA-QsAIQqjBwAA9hQAMKQHAAD3FAAQpQcAAPYUADCrB0AA-gsAIboHAgCeDAAhswgCAJ4MACGXCQEA-AsAIeMJAQD4CwAh5AlAAPoLACHlCUAA-QsAIQarB0AAnA4AIboHAgCdDgAhlwkBAJoOACHjCQEAmg4AIeQJQACcDgAh5QlAAJsOACEGqwdAAJwOACG6BwIAnQ4AIZcJAQCaDgAh4wkBAJoOACHkCUAAnA4AIeUJQACbDgAhBqsHQAAAAAG6BwIAAAABlwkBAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAQWrB0AAAAABugcCAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAQIAAADZAQAgVwAAhhUAIAMAAADZAQAgVwAAhhUAIFgAAIUVACABUAAAlBkAMAojAACvDAAgowcAAKYNADCkBwAA1wEAEKUHAACmDQAwqwdAAPoLACG6BwIAAAABswgCAJ4MACHjCQEAAAAB5AlAAPoLACHlCUAA-QsAIQIAAADZAQAgUAAAhRUAIAIAAACDFQAgUAAAhBUAIAmjBwAAghUAMKQHAACDFQAQpQcAAIIVADCrB0AA-gsAIboHAgCeDAAhswgCAJ4MACHjCQEA-AsAIeQJQAD6CwAh5QlAAPkLACEJowcAAIIVADCkBwAAgxUAEKUHAACCFQAwqwdAAPoLACG6BwIAngwAIbMIAgCeDAAh4wkBAPgLACHkCUAA-gsAIeUJQAD5CwAhBasHQACcDgAhugcCAJ0OACHjCQEAmg4AIeQJQACcDgAh5QlAAJsOACEFqwdAAJwOACG6BwIAnQ4AIeMJAQCaDgAh5AlAAJwOACHlCUAAmw4AIQWrB0AAAAABugcCAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAQarB0AAAAABugcCAAAAAbsHAQAAAAHjCQEAAAAB5AlAAAAAAeYJQAAAAAECAAAA1QEAIFcAAJIVACADAAAA1QEAIFcAAJIVACBYAACRFQAgAVAAAJMZADALIwAArwwAIKMHAACnDQAwpAcAANMBABClBwAApw0AMKsHQAD6CwAhugcCAAAAAbsHAQCqDAAhswgCAJ4MACHjCQEAAAAB5AlAAPoLACHmCUAA-QsAIQIAAADVAQAgUAAAkRUAIAIAAACPFQAgUAAAkBUAIAqjBwAAjhUAMKQHAACPFQAQpQcAAI4VADCrB0AA-gsAIboHAgCeDAAhuwcBAKoMACGzCAIAngwAIeMJAQD4CwAh5AlAAPoLACHmCUAA-QsAIQqjBwAAjhUAMKQHAACPFQAQpQcAAI4VADCrB0AA-gsAIboHAgCeDAAhuwcBAKoMACGzCAIAngwAIeMJAQD4CwAh5AlAAPoLACHmCUAA-QsAIQarB0AAnA4AIboHAgCdDgAhuwcBAK4OACHjCQEAmg4AIeQJQACcDgAh5glAAJsOACEGqwdAAJwOACG6BwIAnQ4AIbsHAQCuDgAh4wkBAJoOACHkCUAAnA4AIeYJQACbDgAhBqsHQAAAAAG6BwIAAAABuwcBAAAAAeMJAQAAAAHkCUAAAAAB5glAAAAAAQs4AACdDwAgOQAAihQAIKsHQAAAAAG6BwEAAAABvQcBAAAAAeQJQAAAAAHnCQIAAAAB6AlAAAAAAekJAgAAAAHqCQEAAAAB6wlAAAAAAQIAAAC1AQAgVwAAmxUAIAMAAAC1AQAgVwAAmxUAIFgAAJoVACABUAAAkhkAMAIAAAC1AQAgUAAAmhUAIAIAAACWDwAgUAAAmRUAIAmrB0AAnA4AIboHAQCaDgAhvQcBAK4OACHkCUAAnA4AIecJAgCmDgAh6AlAAJsOACHpCQIApg4AIeoJAQCuDgAh6wlAAJwOACELOAAAmg8AIDkAAIgUACCrB0AAnA4AIboHAQCaDgAhvQcBAK4OACHkCUAAnA4AIecJAgCmDgAh6AlAAJsOACHpCQIApg4AIeoJAQCuDgAh6wlAAJwOACELOAAAnQ8AIDkAAIoUACCrB0AAAAABugcBAAAAAb0HAQAAAAHkCUAAAAAB5wkCAAAAAegJQAAAAAHpCQIAAAAB6gkBAAAAAesJQAAAAAEaKgAApxUAIDoAAJ0VACA7AACjFQAgPAAAnhUAID0AAJ8VACA-AACgFQAgPwAAoRUAIEEAAKIVACBGAACkFQAgRwAApRUAIEgAAKYVACBJAACoFQAgSgAAqRUAIKsHQAAAAAG6BwIAAAABuwcBAAAAAfwHQAAAAAHrCAEAAAABlwkBAAAAAdkJIAAAAAHtCQAAAO0JAu4JAQAAAAHvCUAAAAAB8AlAAAAAAfEJIAAAAAHyCUAAAAABBFcAAJMVADCDCgAAlBUAMIUKAACWFQAgiQoAAJIPADAEVwAAhxUAMIMKAACIFQAwhQoAAIoVACCJCgAAixUAMARXAAD7FAAwgwoAAPwUADCFCgAA_hQAIIkKAAD_FAAwBFcAAO8UADCDCgAA8BQAMIUKAADyFAAgiQoAAPMUADAEVwAA4xQAMIMKAADkFAAwhQoAAOYUACCJCgAA5xQAMANXAAC6FAAggwoAALsUACCJCgAA5gEAIARXAACxFAAwgwoAALIUADCFCgAAtBQAIIkKAADzEgAwBFcAAKYUADCDCgAApxQAMIUKAACpFAAgiQoAAMwSADADVwAAoRQAIIMKAACiFAAgiQoAAL8IACAEVwAAlhQAMIMKAACXFAAwhQoAAJkUACCJCgAAzA4AMARXAACLFAAwgwoAAIwUADCFCgAAjhQAIIkKAADeEAAwBFcAAIAUADCDCgAAgRQAMIUKAACDFAAgiQoAAJIPADAEVwAA9BMAMIMKAAD1EwAwhQoAAPcTACCJCgAA-BMAMARXAADbEwAwgwoAANwTADCFCgAA3hMAIIkKAADfEwAwBFcAANITADCDCgAA0xMAMIUKAADVEwAgiQoAAPMSADAEVwAAxxMAMIMKAADIEwAwhQoAAMoTACCJCgAAvxIAMAAAAAAAAAAABVcAAI0ZACBYAACQGQAggwoAAI4ZACCECgAAjxkAIIkKAAAKACADVwAAjRkAIIMKAACOGQAgiQoAAAoAIAAAAAAAAAAAAAAFVwAAiBkAIFgAAIsZACCDCgAAiRkAIIQKAACKGQAgiQoAAAoAIANXAACIGQAggwoAAIkZACCJCgAACgAgAAAAAAAFVwAAgxkAIFgAAIYZACCDCgAAhBkAIIQKAACFGQAgiQoAAAoAIANXAACDGQAggwoAAIQZACCJCgAACgAgAAAAAAAFVwAA_hgAIFgAAIEZACCDCgAA_xgAIIQKAACAGQAgiQoAAAoAIANXAAD-GAAggwoAAP8YACCJCgAACgAgAAAAAAAAAAAAAAVXAAD5GAAgWAAA_BgAIIMKAAD6GAAghAoAAPsYACCJCgAACgAgA1cAAPkYACCDCgAA-hgAIIkKAAAKACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABVcAAPQYACBYAAD3GAAggwoAAPUYACCECgAA9hgAIIkKAAABACADVwAA9BgAIIMKAAD1GAAgiQoAAAEAIAAAAAAABVcAAO8YACBYAADyGAAggwoAAPAYACCECgAA8RgAIIkKAAABACADVwAA7xgAIIMKAADwGAAgiQoAAAEAIBMFAAD4FwAgKgAAixgAIDoAAJYYACA7AACuFQAgPAAAlxgAID0AAJgYACA-AACZGAAgPwAAmhgAIEEAAO0XACBGAAD5FwAgRwAAmxgAIEgAAIEYACBJAACWGAAgSgAAnBgAINEHAACUDgAg6wgAAJQOACDvCQAAlA4AIPAJAACUDgAg8gkAAJQOACAAAAAAAAAAAAAAAAAAAAAFVwAA6hgAIFgAAO0YACCDCgAA6xgAIIQKAADsGAAgiQoAAAoAIANXAADqGAAggwoAAOsYACCJCgAACgAgAAAAAAAFVwAA5RgAIFgAAOgYACCDCgAA5hgAIIQKAADnGAAgiQoAAAoAIANXAADlGAAggwoAAOYYACCJCgAACgAgAAAAAAAAAAAAAAAAAAAAAAAAAAAFVwAA4BgAIFgAAOMYACCDCgAA4RgAIIQKAADiGAAgiQoAAAoAIANXAADgGAAggwoAAOEYACCJCgAACgAgAAAAAAAFVwAA2xgAIFgAAN4YACCDCgAA3BgAIIQKAADdGAAgiQoAAAoAIANXAADbGAAggwoAANwYACCJCgAACgAgAAAAAAAFVwAA1hgAIFgAANkYACCDCgAA1xgAIIQKAADYGAAgiQoAAAoAIANXAADWGAAggwoAANcYACCJCgAACgAgAAAAAAAAAAAAAAAAAAAABVcAANEYACBYAADUGAAggwoAANIYACCECgAA0xgAIIkKAAAfACADVwAA0RgAIIMKAADSGAAgiQoAAB8AIAAAAAAABVcAAMwYACBYAADPGAAggwoAAM0YACCECgAAzhgAIIkKAAAfACADVwAAzBgAIIMKAADNGAAgiQoAAB8AIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHVwAAxxgAIFgAAMoYACCDCgAAyBgAIIQKAADJGAAghwoAAAgAIIgKAAAIACCJCgAACgAgA1cAAMcYACCDCgAAyBgAIIkKAAAKACAAAAAAAAGGCgAAAJkJAgAAAAAAAAAAAAABhgoAAACrCQIAAAAAAAAAAAAABVcAAMIYACBYAADFGAAggwoAAMMYACCECgAAxBgAIIkKAADqAQAgA1cAAMIYACCDCgAAwxgAIIkKAADqAQAgAAAAAAAFVwAAvRgAIFgAAMAYACCDCgAAvhgAIIQKAAC_GAAgiQoAAOYBACADVwAAvRgAIIMKAAC-GAAgiQoAAOYBACAAAAAAAAVXAAC4GAAgWAAAuxgAIIMKAAC5GAAghAoAALoYACCJCgAAAQAgA1cAALgYACCDCgAAuRgAIIkKAAABACAAAAAAAAtXAACqFwAwWAAArxcAMIMKAACrFwAwhAoAAKwXADCFCgAArRcAIIYKAACuFwAwhwoAAK4XADCICgAArhcAMIkKAACuFwAwigoAALAXADCLCgAAsRcAMAtXAAChFwAwWAAApRcAMIMKAACiFwAwhAoAAKMXADCFCgAApBcAIIYKAADGFAAwhwoAAMYUADCICgAAxhQAMIkKAADGFAAwigoAAKYXADCLCgAAyRQAMCJBAACSFwAgRAAA3xQAIKsHQAAAAAG6BwIAAAAB_AdAAAAAAf4HAQAAAAHRCAAAAL8JApQJAAAAlAkClQkBAAAAAacJAgAAAAGrCRAAAAABrwkBAAAAAbMJQAAAAAG4CQIAAAABuQlAAAAAAboJAgAAAAG7CUAAAAABvAlAAAAAAb0JQAAAAAG_CQIAAAABwAkBAAAAAcEJEAAAAAHCCUAAAAABwwkBAAAAAcQJAQAAAAHFCUAAAAABxgkBAAAAAccJAgAAAAHICUAAAAAByQlAAAAAAcoJQAAAAAHLCUAAAAABzAlAAAAAAc0JQAAAAAECAAAA6gEAIFcAAKkXACADAAAA6gEAIFcAAKkXACBYAACoFwAgAVAAALcYADACAAAA6gEAIFAAAKgXACACAAAAyhQAIFAAAKcXACAgqwdAAJwOACG6BwIAnQ4AIfwHQACcDgAh_gcBAK4OACHRCAAAzRS_CSKUCQAAzBSUCSKVCQEArg4AIacJAgCdDgAhqwkQAOEOACGvCQEArg4AIbMJQACbDgAhuAkCAKYOACG5CUAAmw4AIboJAgCmDgAhuwlAAJsOACG8CUAAmw4AIb0JQACbDgAhvwkCAKYOACHACQEArg4AIcEJEADhDgAhwglAAJsOACHDCQEAmg4AIcQJAQCuDgAhxQlAAJsOACHGCQEArg4AIccJAgCdDgAhyAlAAJsOACHJCUAAmw4AIcoJQACbDgAhywlAAJsOACHMCUAAmw4AIc0JQACbDgAhIkEAAJEXACBEAADQFAAgqwdAAJwOACG6BwIAnQ4AIfwHQACcDgAh_gcBAK4OACHRCAAAzRS_CSKUCQAAzBSUCSKVCQEArg4AIacJAgCdDgAhqwkQAOEOACGvCQEArg4AIbMJQACbDgAhuAkCAKYOACG5CUAAmw4AIboJAgCmDgAhuwlAAJsOACG8CUAAmw4AIb0JQACbDgAhvwkCAKYOACHACQEArg4AIcEJEADhDgAhwglAAJsOACHDCQEAmg4AIcQJAQCuDgAhxQlAAJsOACHGCQEArg4AIccJAgCdDgAhyAlAAJsOACHJCUAAmw4AIcoJQACbDgAhywlAAJsOACHMCUAAmw4AIc0JQACbDgAhIkEAAJIXACBEAADfFAAgqwdAAAAAAboHAgAAAAH8B0AAAAAB_gcBAAAAAdEIAAAAvwkClAkAAACUCQKVCQEAAAABpwkCAAAAAasJEAAAAAGvCQEAAAABswlAAAAAAbgJAgAAAAG5CUAAAAABugkCAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb8JAgAAAAHACQEAAAABwQkQAAAAAcIJQAAAAAHDCQEAAAABxAkBAAAAAcUJQAAAAAHGCQEAAAABxwkCAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAcsJQAAAAAHMCUAAAAABzQlAAAAAAQ0jAACZFwAgRQAA4hQAIKsHQAAAAAG6BwIAAAAB_AdAAAAAAbMIAgAAAAGyCUAAAAABzglAAAAAAc8JAQAAAAHQCUAAAAAB0QlAAAAAAdIJIAAAAAHTCQAA4BQAIAIAAADmAQAgVwAAtRcAIAMAAADmAQAgVwAAtRcAIFgAALQXACABUAAAthgAMBIjAACvDAAgQgAAoQ0AIEUAAIoNACCjBwAAow0AMKQHAADjAQAQpQcAAKMNADCrB0AA-gsAIboHAgAAAAH8B0AA-gsAIbMIAgAAAAGyCUAA-QsAIbcJAgCeDAAhzglAAPoLACHPCQEAAAAB0AlAAPkLACHRCUAA-QsAIdIJIADtDAAh0wkAAIYNACACAAAA5gEAIFAAALQXACACAAAAshcAIFAAALMXACAPowcAALEXADCkBwAAshcAEKUHAACxFwAwqwdAAPoLACG6BwIAngwAIfwHQAD6CwAhswgCAJ4MACGyCUAA-QsAIbcJAgCeDAAhzglAAPoLACHPCQEAqgwAIdAJQAD5CwAh0QlAAPkLACHSCSAA7QwAIdMJAACGDQAgD6MHAACxFwAwpAcAALIXABClBwAAsRcAMKsHQAD6CwAhugcCAJ4MACH8B0AA-gsAIbMIAgCeDAAhsglAAPkLACG3CQIAngwAIc4JQAD6CwAhzwkBAKoMACHQCUAA-QsAIdEJQAD5CwAh0gkgAO0MACHTCQAAhg0AIAurB0AAnA4AIboHAgCdDgAh_AdAAJwOACGzCAIAnQ4AIbIJQACbDgAhzglAAJwOACHPCQEArg4AIdAJQACbDgAh0QlAAJsOACHSCSAArw4AIdMJAAC_FAAgDSMAAJgXACBFAADBFAAgqwdAAJwOACG6BwIAnQ4AIfwHQACcDgAhswgCAJ0OACGyCUAAmw4AIc4JQACcDgAhzwkBAK4OACHQCUAAmw4AIdEJQACbDgAh0gkgAK8OACHTCQAAvxQAIA0jAACZFwAgRQAA4hQAIKsHQAAAAAG6BwIAAAAB_AdAAAAAAbMIAgAAAAGyCUAAAAABzglAAAAAAc8JAQAAAAHQCUAAAAAB0QlAAAAAAdIJIAAAAAHTCQAA4BQAIARXAACqFwAwgwoAAKsXADCFCgAArRcAIIkKAACuFwAwBFcAAKEXADCDCgAAohcAMIUKAACkFwAgiQoAAMYUADAAAAAAAAAAAAAAAAAAAAAAAAVXAACxGAAgWAAAtBgAIIMKAACyGAAghAoAALMYACCJCgAAAQAgA1cAALEYACCDCgAAshgAIIkKAAABACAAAAAAAAVXAACsGAAgWAAArxgAIIMKAACtGAAghAoAAK4YACCJCgAAAQAgA1cAAKwYACCDCgAArRgAIIkKAAABACAAAAAAAAVXAACnGAAgWAAAqhgAIIMKAACoGAAghAoAAKkYACCJCgAAAQAgA1cAAKcYACCDCgAAqBgAIIkKAAABACAAAAAAAAVXAACiGAAgWAAApRgAIIMKAACjGAAghAoAAKQYACCJCgAAAQAgA1cAAKIYACCDCgAAoxgAIIkKAAABACAAAAAAAAAAAAAAB1cAAJ0YACBYAACgGAAggwoAAJ4YACCECgAAnxgAIIcKAAADACCICgAAAwAgiQoAAO8KACADVwAAnRgAIIMKAACeGAAgiQoAAO8KACAbQQAA7RcAIEIAAO4XACBEAADvFwAg_gcAAJQOACCVCQAAlA4AIKsJAACUDgAgrwkAAJQOACCzCQAAlA4AILgJAACUDgAguQkAAJQOACC6CQAAlA4AILsJAACUDgAgvAkAAJQOACC9CQAAlA4AIL8JAACUDgAgwAkAAJQOACDBCQAAlA4AIMIJAACUDgAgxAkAAJQOACDFCQAAlA4AIMYJAACUDgAgyAkAAJQOACDJCQAAlA4AIMoJAACUDgAgywkAAJQOACDMCQAAlA4AIM0JAACUDgAgByMAAP8VACBCAADuFwAgRQAAuRcAILIJAACUDgAgzwkAAJQOACDQCQAAlA4AINEJAACUDgAgBkAAALgXACBFAAC5FwAg2gkAAJQOACDbCQAAlA4AINwJAACUDgAg3QkAAJQOACAABAYAAKAOACAvAADxFwAgvAgAAJQOACC9CAAAlA4AIAAAAAAABwUAAPgXACANAAD3FwAgJAAA-RcAINEHAACUDgAgswgAAJQOACC7CAAAlA4AILwIAACUDgAgCQYAAKAOACAJAADzFwAgCgAA8xcAIAsAAK4VACAMAACuFQAgIAAA9BcAICEAAPUXACAiAACvFQAgpgcAAJQOACADAwAArRUAICIAAK8VACA7AACuFQAgAAUGAACgDgAgDQAA9xcAIB4AAIUYACAfAACGGAAguwgAAJQOACAOBgAAoA4AIA4AAPoXACAQAAD1FwAgEQAAgxgAIBsAAIAYACAcAACCGAAgHQAAhBgAIMMIAACUDgAgxwgAAJQOACCDCQAAlA4AIIcJAACUDgAgiAkAAJQOACCNCQAAlA4AII4JAACUDgAgBg8AAPsXACAbAACAGAAgHAAAghgAIMMIAACUDgAgxwgAAJQOACCDCQAAlA4AIBIGAACgDgAgFAAA_hcAIBUAAP8XACAWAACAGAAgGQAAgRgAIL0HAACUDgAgyggAAJQOACDZCAAAlA4AINoIAACUDgAg3AgAAJQOACDdCAAAlA4AIN4IAACUDgAg3wgAAJQOACDgCAAAlA4AIOEIAACUDgAg4ggAAJQOACDpCAAAlA4AIOoIAACUDgAgBAYAAKAOACASAADyFwAgyggAAJQOACDrCAAAlA4AIAoGAACgDgAgEgAA8hcAILwHAACUDgAgvQcAAJQOACC-BwAAlA4AIL8HAACUDgAgwAcAAJQOACDBBwAAlA4AIMMHAACUDgAgxAcAAJQOACAAAAAAAAAAAAAABAYAAKAOACCoBwAAlA4AIKkHAACUDgAgqgcAAJQOACAAAAAAAAAAAAAAAAAAAAAAAiMAAP8VACC3CAAAlA4AIAAJIgAArBUAIDsAAKsVACC6BwIAAAABuwcBAAAAAf0HAQAAAAH-BwEAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABAgAAAO8KACBXAACdGAAgAwAAAAMAIFcAAJ0YACBYAAChGAAgCwAAAAMAICIAAMYTACA7AADFEwAgUAAAoRgAILoHAgCdDgAhuwcBAJoOACH9BwEAmg4AIf4HAQCaDgAh_wcBAJoOACGACAEAmg4AIYEIAQCaDgAhCSIAAMYTACA7AADFEwAgugcCAJ0OACG7BwEAmg4AIf0HAQCaDgAh_gcBAJoOACH_BwEAmg4AIYAIAQCaDgAhgQgBAJoOACEbBQAA6xcAICoAAKcVACA6AACdFQAgOwAAoxUAID0AAJ8VACA-AACgFQAgPwAAoRUAIEEAAKIVACBGAACkFQAgRwAApRUAIEgAAKYVACBJAACoFQAgSgAAqRUAIKsHQAAAAAG6BwIAAAABuwcBAAAAAdEHAgAAAAH8B0AAAAAB6wgBAAAAAZcJAQAAAAHZCSAAAAAB7QkAAADtCQLuCQEAAAAB7wlAAAAAAfAJQAAAAAHxCSAAAAAB8glAAAAAAQIAAAABACBXAACiGAAgAwAAAAUAIFcAAKIYACBYAACmGAAgHQAAAAUAIAUAAOoXACAqAADxEwAgOgAA5xMAIDsAAO0TACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSQAA8hMAIEoAAPMTACBQAACmGAAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEbBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAID0AAOkTACA-AADqEwAgPwAA6xMAIEEAAOwTACBGAADuEwAgRwAA7xMAIEgAAPATACBJAADyEwAgSgAA8xMAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIdEHAgCmDgAh_AdAAJwOACHrCAEArg4AIZcJAQCaDgAh2QkgAK8OACHtCQAA5RPtCSLuCQEAmg4AIe8JQACbDgAh8AlAAJsOACHxCSAArw4AIfIJQACbDgAhGwUAAOsXACAqAACnFQAgOgAAnRUAIDsAAKMVACA8AACeFQAgPgAAoBUAID8AAKEVACBBAACiFQAgRgAApBUAIEcAAKUVACBIAACmFQAgSQAAqBUAIEoAAKkVACCrB0AAAAABugcCAAAAAbsHAQAAAAHRBwIAAAAB_AdAAAAAAesIAQAAAAGXCQEAAAAB2QkgAAAAAe0JAAAA7QkC7gkBAAAAAe8JQAAAAAHwCUAAAAAB8QkgAAAAAfIJQAAAAAECAAAAAQAgVwAApxgAIAMAAAAFACBXAACnGAAgWAAAqxgAIB0AAAAFACAFAADqFwAgKgAA8RMAIDoAAOcTACA7AADtEwAgPAAA6BMAID4AAOoTACA_AADrEwAgQQAA7BMAIEYAAO4TACBHAADvEwAgSAAA8BMAIEkAAPITACBKAADzEwAgUAAAqxgAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIdEHAgCmDgAh_AdAAJwOACHrCAEArg4AIZcJAQCaDgAh2QkgAK8OACHtCQAA5RPtCSLuCQEAmg4AIe8JQACbDgAh8AlAAJsOACHxCSAArw4AIfIJQACbDgAhGwUAAOoXACAqAADxEwAgOgAA5xMAIDsAAO0TACA8AADoEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSQAA8hMAIEoAAPMTACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIRsFAADrFwAgKgAApxUAIDoAAJ0VACA7AACjFQAgPAAAnhUAID0AAJ8VACA_AAChFQAgQQAAohUAIEYAAKQVACBHAAClFQAgSAAAphUAIEkAAKgVACBKAACpFQAgqwdAAAAAAboHAgAAAAG7BwEAAAAB0QcCAAAAAfwHQAAAAAHrCAEAAAABlwkBAAAAAdkJIAAAAAHtCQAAAO0JAu4JAQAAAAHvCUAAAAAB8AlAAAAAAfEJIAAAAAHyCUAAAAABAgAAAAEAIFcAAKwYACADAAAABQAgVwAArBgAIFgAALAYACAdAAAABQAgBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPwAA6xMAIEEAAOwTACBGAADuEwAgRwAA7xMAIEgAAPATACBJAADyEwAgSgAA8xMAIFAAALAYACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIRsFAADqFwAgKgAA8RMAIDoAAOcTACA7AADtEwAgPAAA6BMAID0AAOkTACA_AADrEwAgQQAA7BMAIEYAAO4TACBHAADvEwAgSAAA8BMAIEkAAPITACBKAADzEwAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEbBQAA6xcAICoAAKcVACA6AACdFQAgOwAAoxUAIDwAAJ4VACA9AACfFQAgPgAAoBUAIEEAAKIVACBGAACkFQAgRwAApRUAIEgAAKYVACBJAACoFQAgSgAAqRUAIKsHQAAAAAG6BwIAAAABuwcBAAAAAdEHAgAAAAH8B0AAAAAB6wgBAAAAAZcJAQAAAAHZCSAAAAAB7QkAAADtCQLuCQEAAAAB7wlAAAAAAfAJQAAAAAHxCSAAAAAB8glAAAAAAQIAAAABACBXAACxGAAgAwAAAAUAIFcAALEYACBYAAC1GAAgHQAAAAUAIAUAAOoXACAqAADxEwAgOgAA5xMAIDsAAO0TACA8AADoEwAgPQAA6RMAID4AAOoTACBBAADsEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSQAA8hMAIEoAAPMTACBQAAC1GAAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEbBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPgAA6hMAIEEAAOwTACBGAADuEwAgRwAA7xMAIEgAAPATACBJAADyEwAgSgAA8xMAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIdEHAgCmDgAh_AdAAJwOACHrCAEArg4AIZcJAQCaDgAh2QkgAK8OACHtCQAA5RPtCSLuCQEAmg4AIe8JQACbDgAh8AlAAJsOACHxCSAArw4AIfIJQACbDgAhC6sHQAAAAAG6BwIAAAAB_AdAAAAAAbMIAgAAAAGyCUAAAAABzglAAAAAAc8JAQAAAAHQCUAAAAAB0QlAAAAAAdIJIAAAAAHTCQAA4BQAICCrB0AAAAABugcCAAAAAfwHQAAAAAH-BwEAAAAB0QgAAAC_CQKUCQAAAJQJApUJAQAAAAGnCQIAAAABqwkQAAAAAa8JAQAAAAGzCUAAAAABuAkCAAAAAbkJQAAAAAG6CQIAAAABuwlAAAAAAbwJQAAAAAG9CUAAAAABvwkCAAAAAcAJAQAAAAHBCRAAAAABwglAAAAAAcMJAQAAAAHECQEAAAABxQlAAAAAAcYJAQAAAAHHCQIAAAAByAlAAAAAAckJQAAAAAHKCUAAAAABywlAAAAAAcwJQAAAAAHNCUAAAAABGwUAAOsXACAqAACnFQAgOgAAnRUAIDsAAKMVACA8AACeFQAgPQAAnxUAID4AAKAVACA_AAChFQAgRgAApBUAIEcAAKUVACBIAACmFQAgSQAAqBUAIEoAAKkVACCrB0AAAAABugcCAAAAAbsHAQAAAAHRBwIAAAAB_AdAAAAAAesIAQAAAAGXCQEAAAAB2QkgAAAAAe0JAAAA7QkC7gkBAAAAAe8JQAAAAAHwCUAAAAAB8QkgAAAAAfIJQAAAAAECAAAAAQAgVwAAuBgAIAMAAAAFACBXAAC4GAAgWAAAvBgAIB0AAAAFACAFAADqFwAgKgAA8RMAIDoAAOcTACA7AADtEwAgPAAA6BMAID0AAOkTACA-AADqEwAgPwAA6xMAIEYAAO4TACBHAADvEwAgSAAA8BMAIEkAAPITACBKAADzEwAgUAAAvBgAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIdEHAgCmDgAh_AdAAJwOACHrCAEArg4AIZcJAQCaDgAh2QkgAK8OACHtCQAA5RPtCSLuCQEAmg4AIe8JQACbDgAh8AlAAJsOACHxCSAArw4AIfIJQACbDgAhGwUAAOoXACAqAADxEwAgOgAA5xMAIDsAAO0TACA8AADoEwAgPQAA6RMAID4AAOoTACA_AADrEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSQAA8hMAIEoAAPMTACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIQ4jAACZFwAgQgAA4RQAIKsHQAAAAAG6BwIAAAAB_AdAAAAAAbMIAgAAAAGyCUAAAAABtwkCAAAAAc4JQAAAAAHPCQEAAAAB0AlAAAAAAdEJQAAAAAHSCSAAAAAB0wkAAOAUACACAAAA5gEAIFcAAL0YACADAAAA4wEAIFcAAL0YACBYAADBGAAgEAAAAOMBACAjAACYFwAgQgAAwBQAIFAAAMEYACCrB0AAnA4AIboHAgCdDgAh_AdAAJwOACGzCAIAnQ4AIbIJQACbDgAhtwkCAJ0OACHOCUAAnA4AIc8JAQCuDgAh0AlAAJsOACHRCUAAmw4AIdIJIACvDgAh0wkAAL8UACAOIwAAmBcAIEIAAMAUACCrB0AAnA4AIboHAgCdDgAh_AdAAJwOACGzCAIAnQ4AIbIJQACbDgAhtwkCAJ0OACHOCUAAnA4AIc8JAQCuDgAh0AlAAJsOACHRCUAAmw4AIdIJIACvDgAh0wkAAL8UACAjQQAAkhcAIEIAAN4UACCrB0AAAAABugcCAAAAAfwHQAAAAAH-BwEAAAAB0QgAAAC_CQKUCQAAAJQJApUJAQAAAAGnCQIAAAABqwkQAAAAAa8JAQAAAAGzCUAAAAABtwkCAAAAAbgJAgAAAAG5CUAAAAABugkCAAAAAbsJQAAAAAG8CUAAAAABvQlAAAAAAb8JAgAAAAHACQEAAAABwQkQAAAAAcIJQAAAAAHDCQEAAAABxAkBAAAAAcUJQAAAAAHGCQEAAAABxwkCAAAAAcgJQAAAAAHJCUAAAAAByglAAAAAAcsJQAAAAAHMCUAAAAABzQlAAAAAAQIAAADqAQAgVwAAwhgAIAMAAADoAQAgVwAAwhgAIFgAAMYYACAlAAAA6AEAIEEAAJEXACBCAADPFAAgUAAAxhgAIKsHQACcDgAhugcCAJ0OACH8B0AAnA4AIf4HAQCuDgAh0QgAAM0UvwkilAkAAMwUlAkilQkBAK4OACGnCQIAnQ4AIasJEADhDgAhrwkBAK4OACGzCUAAmw4AIbcJAgCdDgAhuAkCAKYOACG5CUAAmw4AIboJAgCmDgAhuwlAAJsOACG8CUAAmw4AIb0JQACbDgAhvwkCAKYOACHACQEArg4AIcEJEADhDgAhwglAAJsOACHDCQEAmg4AIcQJAQCuDgAhxQlAAJsOACHGCQEArg4AIccJAgCdDgAhyAlAAJsOACHJCUAAmw4AIcoJQACbDgAhywlAAJsOACHMCUAAmw4AIc0JQACbDgAhI0EAAJEXACBCAADPFAAgqwdAAJwOACG6BwIAnQ4AIfwHQACcDgAh_gcBAK4OACHRCAAAzRS_CSKUCQAAzBSUCSKVCQEArg4AIacJAgCdDgAhqwkQAOEOACGvCQEArg4AIbMJQACbDgAhtwkCAJ0OACG4CQIApg4AIbkJQACbDgAhugkCAKYOACG7CUAAmw4AIbwJQACbDgAhvQlAAJsOACG_CQIApg4AIcAJAQCuDgAhwQkQAOEOACHCCUAAmw4AIcMJAQCaDgAhxAkBAK4OACHFCUAAmw4AIcYJAQCuDgAhxwkCAJ0OACHICUAAmw4AIckJQACbDgAhyglAAJsOACHLCUAAmw4AIcwJQACbDgAhzQlAAJsOACFTBAAA-xIAIAUAAPwSACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAAxxgAIAMAAAAIACBXAADHGAAgWAAAyxgAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgUAAAyxgAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhGgYAAIcSACAOAADQEQAgEAAA0REAIBcCAAAAARsAANQRACAcAADVEQAgHQAA0xEAIKYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHNBwEAAAAB_AdAAAAAAb4IIAAAAAHDCAEAAAABxggAAADGCALHCBAAAAABgwkQAAAAAYcJAgAAAAGICRAAAAABiQkgAAAAAYoJEAAAAAGLCRAAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABAgAAAB8AIFcAAMwYACADAAAAHQAgVwAAzBgAIFgAANAYACAcAAAAHQAgBgAAhRIAIA4AAPMQACAQAAD0EAAgFwIAnQ4AIRsAAPcQACAcAAD4EAAgHQAA9hAAIFAAANAYACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG7BwEAmg4AIc0HAQCaDgAh_AdAAJwOACG-CCAArw4AIcMIAQCuDgAhxggAAOAOxggixwgQAOEOACGDCRAA4Q4AIYcJAgCmDgAhiAkQAOEOACGJCSAArw4AIYoJEADCDgAhiwkQAMIOACGMCQEAmg4AIY0JQACbDgAhjglAAJsOACEaBgAAhRIAIA4AAPMQACAQAAD0EAAgFwIAnQ4AIRsAAPcQACAcAAD4EAAgHQAA9hAAIKYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzQcBAJoOACH8B0AAnA4AIb4IIACvDgAhwwgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIYMJEADhDgAhhwkCAKYOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIRoGAACHEgAgDgAA0BEAIBAAANERACARAADSEQAgFwIAAAABGwAA1BEAIBwAANURACCmBwIAAAABqwdAAAAAAboHAgAAAAG7BwEAAAABzQcBAAAAAfwHQAAAAAG-CCAAAAABwwgBAAAAAcYIAAAAxggCxwgQAAAAAYMJEAAAAAGHCQIAAAABiAkQAAAAAYkJIAAAAAGKCRAAAAABiwkQAAAAAYwJAQAAAAGNCUAAAAABjglAAAAAAQIAAAAfACBXAADRGAAgAwAAAB0AIFcAANEYACBYAADVGAAgHAAAAB0AIAYAAIUSACAOAADzEAAgEAAA9BAAIBEAAPUQACAXAgCdDgAhGwAA9xAAIBwAAPgQACBQAADVGAAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHNBwEAmg4AIfwHQACcDgAhvgggAK8OACHDCAEArg4AIcYIAADgDsYIIscIEADhDgAhgwkQAOEOACGHCQIApg4AIYgJEADhDgAhiQkgAK8OACGKCRAAwg4AIYsJEADCDgAhjAkBAJoOACGNCUAAmw4AIY4JQACbDgAhGgYAAIUSACAOAADzEAAgEAAA9BAAIBEAAPUQACAXAgCdDgAhGwAA9xAAIBwAAPgQACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG7BwEAmg4AIc0HAQCaDgAh_AdAAJwOACG-CCAArw4AIcMIAQCuDgAhxggAAOAOxggixwgQAOEOACGDCRAA4Q4AIYcJAgCmDgAhiAkQAOEOACGJCSAArw4AIYoJEADCDgAhiwkQAMIOACGMCQEAmg4AIY0JQACbDgAhjglAAJsOACFTBAAA-xIAIAUAAPwSACAQAAD-EgAgEgAAhxMAIBwAAI8TACAeAACEEwAgHwAAgxMAICAAAIITACAlAAD9EgAgJgAAnRMAICcAAP8SACAoAACAEwAgKQAAgRMAICoAAIUTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAA1hgAIAMAAAAIACBXAADWGAAgWAAA2hgAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgUAAA2hgAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAANsYACADAAAACAAgVwAA2xgAIFgAAN8YACBVAAAACAAgBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgOgAAjQ8AIFAAAN8YACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD7EgAgBQAA_BIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHRBwIAAAAB0gcCAAAAAdMHIAAAAAHUB0AAAAAB1QcgAAAAAdYHIAAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcQAAAAAd8HAQAAAAHgByAAAAAB4QcQAAAAAeIHAQAAAAHjB4AAAAAB5AcQAAAAAeUHIAAAAAHmBwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcgAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1ByAAAAAB9gcgAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AdAAAAAAQIAAAAKACBXAADgGAAgAwAAAAgAIFcAAOAYACBYAADkGAAgVQAAAAgAIAQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACBQAADkGAAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA-xIAIAUAAPwSACAQAAD-EgAgEgAAhxMAIBwAAI8TACAeAACEEwAgHwAAgxMAICAAAIITACAlAAD9EgAgJgAAnRMAICcAAP8SACAoAACAEwAgKQAAgRMAICoAAIUTACArAACGEwAgLAAAiBMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAA5RgAIAMAAAAIACBXAADlGAAgWAAA6RgAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgUAAA6RgAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMQAAixMAIDIAAIwTACAzAACNEwAgNAAAjhMAIDUAAJATACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAAOoYACADAAAACAAgVwAA6hgAIFgAAO4YACBVAAAACAAgBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIFAAAO4YACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIRsFAADrFwAgKgAApxUAIDoAAJ0VACA7AACjFQAgPAAAnhUAID0AAJ8VACA-AACgFQAgPwAAoRUAIEEAAKIVACBGAACkFQAgSAAAphUAIEkAAKgVACBKAACpFQAgqwdAAAAAAboHAgAAAAG7BwEAAAAB0QcCAAAAAfwHQAAAAAHrCAEAAAABlwkBAAAAAdkJIAAAAAHtCQAAAO0JAu4JAQAAAAHvCUAAAAAB8AlAAAAAAfEJIAAAAAHyCUAAAAABAgAAAAEAIFcAAO8YACADAAAABQAgVwAA7xgAIFgAAPMYACAdAAAABQAgBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEgAAPATACBJAADyEwAgSgAA8xMAIFAAAPMYACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIRsFAADqFwAgKgAA8RMAIDoAAOcTACA7AADtEwAgPAAA6BMAID0AAOkTACA-AADqEwAgPwAA6xMAIEEAAOwTACBGAADuEwAgSAAA8BMAIEkAAPITACBKAADzEwAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEbBQAA6xcAICoAAKcVACA6AACdFQAgOwAAoxUAIDwAAJ4VACA9AACfFQAgPgAAoBUAID8AAKEVACBBAACiFQAgRgAApBUAIEcAAKUVACBIAACmFQAgSQAAqBUAIKsHQAAAAAG6BwIAAAABuwcBAAAAAdEHAgAAAAH8B0AAAAAB6wgBAAAAAZcJAQAAAAHZCSAAAAAB7QkAAADtCQLuCQEAAAAB7wlAAAAAAfAJQAAAAAHxCSAAAAAB8glAAAAAAQIAAAABACBXAAD0GAAgAwAAAAUAIFcAAPQYACBYAAD4GAAgHQAAAAUAIAUAAOoXACAqAADxEwAgOgAA5xMAIDsAAO0TACA8AADoEwAgPQAA6RMAID4AAOoTACA_AADrEwAgQQAA7BMAIEYAAO4TACBHAADvEwAgSAAA8BMAIEkAAPITACBQAAD4GAAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEbBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSQAA8hMAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIdEHAgCmDgAh_AdAAJwOACHrCAEArg4AIZcJAQCaDgAh2QkgAK8OACHtCQAA5RPtCSLuCQEAmg4AIe8JQACbDgAh8AlAAJsOACHxCSAArw4AIfIJQACbDgAhUwQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDIAAIwTACAzAACNEwAgNAAAjhMAIDUAAJATACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAAPkYACADAAAACAAgVwAA-RgAIFgAAP0YACBVAAAACAAgBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIFAAAP0YACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD7EgAgBQAA_BIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHRBwIAAAAB0gcCAAAAAdMHIAAAAAHUB0AAAAAB1QcgAAAAAdYHIAAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcQAAAAAd8HAQAAAAHgByAAAAAB4QcQAAAAAeIHAQAAAAHjB4AAAAAB5AcQAAAAAeUHIAAAAAHmBwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcgAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1ByAAAAAB9gcgAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AdAAAAAAQIAAAAKACBXAAD-GAAgAwAAAAgAIFcAAP4YACBYAACCGQAgVQAAAAgAIAQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACBQAACCGQAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA-xIAIAUAAPwSACAQAAD-EgAgEgAAhxMAIBwAAI8TACAeAACEEwAgHwAAgxMAICAAAIITACAlAAD9EgAgJgAAnRMAICcAAP8SACAoAACAEwAgKQAAgRMAICoAAIUTACArAACGEwAgLAAAiBMAIC0AAIkTACAwAACKEwAgMQAAixMAIDIAAIwTACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAAgxkAIAMAAAAIACBXAACDGQAgWAAAhxkAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgUAAAhxkAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDUAAJATACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAAIgZACADAAAACAAgVwAAiBkAIFgAAIwZACBVAAAACAAgBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIFAAAIwZACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD7EgAgBQAA_BIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHRBwIAAAAB0gcCAAAAAdMHIAAAAAHUB0AAAAAB1QcgAAAAAdYHIAAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcQAAAAAd8HAQAAAAHgByAAAAAB4QcQAAAAAeIHAQAAAAHjB4AAAAAB5AcQAAAAAeUHIAAAAAHmBwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcgAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1ByAAAAAB9gcgAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AdAAAAAAQIAAAAKACBXAACNGQAgAwAAAAgAIFcAAI0ZACBYAACRGQAgVQAAAAgAIAQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNwAAjA8AIDoAAI0PACBQAACRGQAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNwAAjA8AIDoAAI0PACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACEJqwdAAAAAAboHAQAAAAG9BwEAAAAB5AlAAAAAAecJAgAAAAHoCUAAAAAB6QkCAAAAAeoJAQAAAAHrCUAAAAABBqsHQAAAAAG6BwIAAAABuwcBAAAAAeMJAQAAAAHkCUAAAAAB5glAAAAAAQWrB0AAAAABugcCAAAAAeMJAQAAAAHkCUAAAAAB5QlAAAAAAQarB0AAAAABugcCAAAAAZcJAQAAAAHjCQEAAAAB5AlAAAAAAeUJQAAAAAEFqwdAAAAAAboHAgAAAAGXCQEAAAAB4wkBAAAAAeQJQAAAAAETRQAAtxcAIKsHQAAAAAG6BwIAAAABuwcBAAAAAc0HAQAAAAH8B0AAAAAB_gcBAAAAAckIEAAAAAHLCAIAAAAB1AkBAAAAAdUJAgAAAAHWCQIAAAAB1wkCAAAAAdgJIAAAAAHZCSAAAAAB2gkBAAAAAdsJAQAAAAHcCQEAAAAB3QkBAAAAAQIAAADGAwAgVwAAlxkAIBNAAAC2FwAgqwdAAAAAAboHAgAAAAG7BwEAAAABzQcBAAAAAfwHQAAAAAH-BwEAAAAByQgQAAAAAcsIAgAAAAHUCQEAAAAB1QkCAAAAAdYJAgAAAAHXCQIAAAAB2AkgAAAAAdkJIAAAAAHaCQEAAAAB2wkBAAAAAdwJAQAAAAHdCQEAAAABAgAAAMYDACBXAACZGQAgArUJQAAAAAG2CUAAAAABAwAAAMkDACBXAACZGQAgWAAAnhkAIBUAAADJAwAgQAAAnxcAIFAAAJ4ZACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHNBwEAmg4AIfwHQACcDgAh_gcBAJoOACHJCBAAwg4AIcsIAgCdDgAh1AkBAJoOACHVCQIAnQ4AIdYJAgCdDgAh1wkCAJ0OACHYCSAArw4AIdkJIACvDgAh2gkBAK4OACHbCQEArg4AIdwJAQCuDgAh3QkBAK4OACETQAAAnxcAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIc0HAQCaDgAh_AdAAJwOACH-BwEAmg4AIckIEADCDgAhywgCAJ0OACHUCQEAmg4AIdUJAgCdDgAh1gkCAJ0OACHXCQIAnQ4AIdgJIACvDgAh2QkgAK8OACHaCQEArg4AIdsJAQCuDgAh3AkBAK4OACHdCQEArg4AISCrB0AAAAABugcCAAAAAfwHQAAAAAH-BwEAAAAB0QgAAAC_CQKUCQAAAJQJApUJAQAAAAGrCRAAAAABrwkBAAAAAbMJQAAAAAG3CQIAAAABuAkCAAAAAbkJQAAAAAG6CQIAAAABuwlAAAAAAbwJQAAAAAG9CUAAAAABvwkCAAAAAcAJAQAAAAHBCRAAAAABwglAAAAAAcMJAQAAAAHECQEAAAABxQlAAAAAAcYJAQAAAAHHCQIAAAAByAlAAAAAAckJQAAAAAHKCUAAAAABywlAAAAAAcwJQAAAAAHNCUAAAAABAwAAAMkDACBXAACXGQAgWAAAohkAIBUAAADJAwAgRQAAoBcAIFAAAKIZACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHNBwEAmg4AIfwHQACcDgAh_gcBAJoOACHJCBAAwg4AIcsIAgCdDgAh1AkBAJoOACHVCQIAnQ4AIdYJAgCdDgAh1wkCAJ0OACHYCSAArw4AIdkJIACvDgAh2gkBAK4OACHbCQEArg4AIdwJAQCuDgAh3QkBAK4OACETRQAAoBcAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIc0HAQCaDgAh_AdAAJwOACH-BwEAmg4AIckIEADCDgAhywgCAJ0OACHUCQEAmg4AIdUJAgCdDgAh1gkCAJ0OACHXCQIAnQ4AIdgJIACvDgAh2QkgAK8OACHaCQEArg4AIdsJAQCuDgAh3AkBAK4OACHdCQEArg4AITmrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAEKBQAA1xIAIA0AANETACCrB0AAAAABugcCAAAAAcMHAQAAAAHRBwIAAAABswgCAAAAAboIAQAAAAG7CAIAAAABvAgBAAAAAQIAAABeACBXAACkGQAgAwAAAFwAIFcAAKQZACBYAACoGQAgDAAAAFwAIAUAAMYSACANAADPEwAgUAAAqBkAIKsHQACcDgAhugcCAJ0OACHDBwEAmg4AIdEHAgCmDgAhswgCAKYOACG6CAEAmg4AIbsIAgCmDgAhvAgBAK4OACEKBQAAxhIAIA0AAM8TACCrB0AAnA4AIboHAgCdDgAhwwcBAJoOACHRBwIApg4AIbMIAgCmDgAhuggBAJoOACG7CAIApg4AIbwIAQCuDgAhArgIAgAAAAG5CEAAAAABJwYAAOkOACAUAADqDgAgFQAAwhAAIBYAAOsOACCmBwIAAAABqwdAAAAAAboHAgAAAAG9BwEAAAAB4QcQAAAAAfwHQAAAAAH-BwEAAAABjQgAAADQCALJCBAAAAAByggBAAAAAcwIAgAAAAHNCAEAAAABzggBAAAAAdEIAAAA0QgC0wgAAADTCALVCAAAANUIAtcIAAAA1wgC2QgAAADZCAPaCAIAAAAB2wgBAAAAAdwIAQAAAAHdCAEAAAAB3ggCAAAAAd8IAQAAAAHgCAEAAAAB4QgBAAAAAeIIAQAAAAHjCBAAAAAB5AgQAAAAAeUIIAAAAAHmCCAAAAAB5wggAAAAAegIIAAAAAHpCEAAAAAB6ghAAAAAAQIAAAA2ACBXAACqGQAgAwAAADQAIFcAAKoZACBYAACuGQAgKQAAADQAIAYAAMQOACAUAADFDgAgFQAAwBAAIBYAAMYOACBQAACuGQAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhvQcBAK4OACHhBxAAwg4AIfwHQACcDgAh_gcBAJoOACGNCAAAvA7QCCLJCBAAwg4AIcoIAQCuDgAhzAgCAJ0OACHNCAEAmg4AIc4IAQCaDgAh0QgAAL0O0Qgi0wgAAL4O0wgi1QgAAL8O1Qgi1wgAAMAO1wgi2QgAAMEO2Qgj2ggCAKYOACHbCAEAmg4AIdwIAQCuDgAh3QgBAK4OACHeCAIApg4AId8IAQCuDgAh4AgBAK4OACHhCAEArg4AIeIIAQCuDgAh4wgQAMIOACHkCBAAwg4AIeUIIACvDgAh5gggAK8OACHnCCAArw4AIegIIACvDgAh6QhAAJsOACHqCEAAmw4AIScGAADEDgAgFAAAxQ4AIBUAAMAQACAWAADGDgAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhvQcBAK4OACHhBxAAwg4AIfwHQACcDgAh_gcBAJoOACGNCAAAvA7QCCLJCBAAwg4AIcoIAQCuDgAhzAgCAJ0OACHNCAEAmg4AIc4IAQCaDgAh0QgAAL0O0Qgi0wgAAL4O0wgi1QgAAL8O1Qgi1wgAAMAO1wgi2QgAAMEO2Qgj2ggCAKYOACHbCAEAmg4AIdwIAQCuDgAh3QgBAK4OACHeCAIApg4AId8IAQCuDgAh4AgBAK4OACHhCAEArg4AIeIIAQCuDgAh4wgQAMIOACHkCBAAwg4AIeUIIACvDgAh5gggAK8OACHnCCAArw4AIegIIACvDgAh6QhAAJsOACHqCEAAmw4AIQVQgAAAAAG6BwIAAAABkQhAAAAAAZMIAQAAAAG_CAIAAAABUwQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACArAACGEwAgLAAAiBMAIC0AAIkTACAwAACKEwAgMQAAixMAIDIAAIwTACAzAACNEwAgNAAAjhMAIDUAAJATACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAALAZACADAAAACAAgVwAAsBkAIFgAALQZACBVAAAACAAgBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIFAAALQZACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIQmmBwIAAAABqwdAAAAAAboHAgAAAAHNCAEAAAAB-wiAAAAAAfwIAgAAAAH9CIAAAAAB_ghAAAAAAf8IAgAAAAFTBAAA-xIAIAUAAPwSACAQAAD-EgAgEgAAhxMAIBwAAI8TACAeAACEEwAgHwAAgxMAICAAAIITACAlAAD9EgAgJgAAnRMAICcAAP8SACAoAACAEwAgKQAAgRMAICoAAIUTACArAACGEwAgLAAAiBMAIC0AAIkTACAwAACKEwAgMQAAixMAIDIAAIwTACAzAACNEwAgNAAAjhMAIDUAAJATACA2AACREwAgNwAAkhMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAAthkAIAMAAAAIACBXAAC2GQAgWAAAuhkAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgUAAAuhkAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhCasHQAAAAAG6BwEAAAABvQcBAAAAAbMIAgAAAAHkCUAAAAAB6AlAAAAAAekJAgAAAAHqCQEAAAAB6wlAAAAAAQOrB0AAAAABugcCAAAAAcMHAQAAAAENqwdAAAAAAboHAgAAAAG7BwEAAAAB_AdAAAAAAesIAQAAAAGXCQEAAAAB2QkgAAAAAe0JAAAA7QkC7gkBAAAAAe8JQAAAAAHwCUAAAAAB8QkgAAAAAfIJQAAAAAE5qwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABDwYAAO4WACAJAAC4EwAgCgAAuRMAIAsAALoTACAMAAC7EwAgIAAAvBMAICEAAL0TACCmBwIAAAABqwdAAAAAAboHAgAAAAGYCAEAAAABjwkCAAAAAZAJAgAAAAGRCQIAAAABkgkBAAAAAQIAAABwACBXAAC_GQAgAwAAAAwAIFcAAL8ZACBYAADDGQAgEQAAAAwAIAYAAO0WACAJAAC0EgAgCgAAtRIAIAsAALYSACAMAAC3EgAgIAAAuBIAICEAALkSACBQAADDGQAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIQ8GAADtFgAgCQAAtBIAIAoAALUSACALAAC2EgAgDAAAtxIAICAAALgSACAhAAC5EgAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIQerB0AAAAABugcCAAAAAcMHAQAAAAGzCAIAAAABuggBAAAAAbsIAgAAAAG8CAEAAAABDwYAAO4WACAJAAC4EwAgCwAAuhMAIAwAALsTACAgAAC8EwAgIQAAvRMAICIAAL4TACCmBwIAAAABqwdAAAAAAboHAgAAAAGYCAEAAAABjwkCAAAAAZAJAgAAAAGRCQIAAAABkgkBAAAAAQIAAABwACBXAADFGQAgAwAAAAwAIFcAAMUZACBYAADJGQAgEQAAAAwAIAYAAO0WACAJAAC0EgAgCwAAthIAIAwAALcSACAgAAC4EgAgIQAAuRIAICIAALoSACBQAADJGQAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIQ8GAADtFgAgCQAAtBIAIAsAALYSACAMAAC3EgAgIAAAuBIAICEAALkSACAiAAC6EgAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIRYlAQAAAAG6BwIAAAABwQcBAAAAAfoHAgAAAAH8B0AAAAABoQgBAAAAAaIIAQAAAAGjCAEAAAABpAgBAAAAAaUIAQAAAAGmCAEAAAABpwgBAAAAAagIAQAAAAGpCAEAAAABqggBAAAAAasIAQAAAAGsCAEAAAABrQgBAAAAAa8IAgAAAAGwCCAAAAABsQgBAAAAAbIIIAAAAAEPBgAA7hYAIAoAALkTACALAAC6EwAgDAAAuxMAICAAALwTACAhAAC9EwAgIgAAvhMAIKYHAgAAAAGrB0AAAAABugcCAAAAAZgIAQAAAAGPCQIAAAABkAkCAAAAAZEJAgAAAAGSCQEAAAABAgAAAHAAIFcAAMsZACADAAAADAAgVwAAyxkAIFgAAM8ZACARAAAADAAgBgAA7RYAIAoAALUSACALAAC2EgAgDAAAtxIAICAAALgSACAhAAC5EgAgIgAAuhIAIFAAAM8ZACCmBwIApg4AIasHQACcDgAhugcCAJ0OACGYCAEAmg4AIY8JAgCdDgAhkAkCAJ0OACGRCQIAnQ4AIZIJAQCaDgAhDwYAAO0WACAKAAC1EgAgCwAAthIAIAwAALcSACAgAAC4EgAgIQAAuRIAICIAALoSACCmBwIApg4AIasHQACcDgAhugcCAJ0OACGYCAEAmg4AIY8JAgCdDgAhkAkCAJ0OACGRCQIAnQ4AIZIJAQCaDgAhFiUBAAAAAboHAgAAAAHBBwEAAAAB-gcCAAAAAfwHQAAAAAGhCAEAAAABoggBAAAAAaMIAQAAAAGkCAEAAAABpQgBAAAAAaYIAQAAAAGnCAEAAAABqAgBAAAAAakIAQAAAAGqCAEAAAABqwgBAAAAAawIAQAAAAGtCAEAAAABrggCAAAAAbAIIAAAAAGxCAEAAAABsgggAAAAAQ8GAADuFgAgCQAAuBMAIAoAALkTACALAAC6EwAgIAAAvBMAICEAAL0TACAiAAC-EwAgpgcCAAAAAasHQAAAAAG6BwIAAAABmAgBAAAAAY8JAgAAAAGQCQIAAAABkQkCAAAAAZIJAQAAAAECAAAAcAAgVwAA0RkAIDmrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAEPBgAA7hYAIAkAALgTACAKAAC5EwAgDAAAuxMAICAAALwTACAhAAC9EwAgIgAAvhMAIKYHAgAAAAGrB0AAAAABugcCAAAAAZgIAQAAAAGPCQIAAAABkAkCAAAAAZEJAgAAAAGSCQEAAAABAgAAAHAAIFcAANQZACAJAwAAqhUAICIAAKwVACC6BwIAAAABuwcBAAAAAf0HAQAAAAH-BwEAAAAB_wcBAAAAAYAIAQAAAAGBCAEAAAABAgAAAO8KACBXAADWGQAgGwUAAOsXACAqAACnFQAgOgAAnRUAIDwAAJ4VACA9AACfFQAgPgAAoBUAID8AAKEVACBBAACiFQAgRgAApBUAIEcAAKUVACBIAACmFQAgSQAAqBUAIEoAAKkVACCrB0AAAAABugcCAAAAAbsHAQAAAAHRBwIAAAAB_AdAAAAAAesIAQAAAAGXCQEAAAAB2QkgAAAAAe0JAAAA7QkC7gkBAAAAAe8JQAAAAAHwCUAAAAAB8QkgAAAAAfIJQAAAAAECAAAAAQAgVwAA2BkAIDmrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAFTBAAA-xIAIAUAAPwSACAQAAD-EgAgEgAAhxMAIBwAAI8TACAeAACEEwAgHwAAgxMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAA2xkAIAMAAAAIACBXAADbGQAgWAAA3xkAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgUAAA3xkAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhCBcCAAAAAaYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHOBwEAAAAB_AdAAAAAAb4IIAAAAAEaBgAAhxIAIA4AANARACARAADSEQAgFwIAAAABGwAA1BEAIBwAANURACAdAADTEQAgpgcCAAAAAasHQAAAAAG6BwIAAAABuwcBAAAAAc0HAQAAAAH8B0AAAAABvgggAAAAAcMIAQAAAAHGCAAAAMYIAscIEAAAAAGDCRAAAAABhwkCAAAAAYgJEAAAAAGJCSAAAAABigkQAAAAAYsJEAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAECAAAAHwAgVwAA4RkAIAMAAAAdACBXAADhGQAgWAAA5RkAIBwAAAAdACAGAACFEgAgDgAA8xAAIBEAAPUQACAXAgCdDgAhGwAA9xAAIBwAAPgQACAdAAD2EAAgUAAA5RkAIKYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzQcBAJoOACH8B0AAnA4AIb4IIACvDgAhwwgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIYMJEADhDgAhhwkCAKYOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIRoGAACFEgAgDgAA8xAAIBEAAPUQACAXAgCdDgAhGwAA9xAAIBwAAPgQACAdAAD2EAAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHNBwEAmg4AIfwHQACcDgAhvgggAK8OACHDCAEArg4AIcYIAADgDsYIIscIEADhDgAhgwkQAOEOACGHCQIApg4AIYgJEADhDgAhiQkgAK8OACGKCRAAwg4AIYsJEADCDgAhjAkBAJoOACGNCUAAmw4AIY4JQACbDgAhAxcCAAAAAboHAgAAAAGLCAIAAAABCQMAAKoVACA7AACrFQAgugcCAAAAAbsHAQAAAAH9BwEAAAAB_gcBAAAAAf8HAQAAAAGACAEAAAABgQgBAAAAAQIAAADvCgAgVwAA5xkAIBsFAADrFwAgKgAApxUAIDoAAJ0VACA7AACjFQAgPAAAnhUAID0AAJ8VACA-AACgFQAgPwAAoRUAIEEAAKIVACBHAAClFQAgSAAAphUAIEkAAKgVACBKAACpFQAgqwdAAAAAAboHAgAAAAG7BwEAAAAB0QcCAAAAAfwHQAAAAAHrCAEAAAABlwkBAAAAAdkJIAAAAAHtCQAAAO0JAu4JAQAAAAHvCUAAAAAB8AlAAAAAAfEJIAAAAAHyCUAAAAABAgAAAAEAIFcAAOkZACADAAAABQAgVwAA6RkAIFgAAO0ZACAdAAAABQAgBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRwAA7xMAIEgAAPATACBJAADyEwAgSgAA8xMAIFAAAO0ZACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIRsFAADqFwAgKgAA8RMAIDoAAOcTACA7AADtEwAgPAAA6BMAID0AAOkTACA-AADqEwAgPwAA6xMAIEEAAOwTACBHAADvEwAgSAAA8BMAIEkAAPITACBKAADzEwAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACECswgCAAAAAbkIQAAAAAEDAAAAAwAgVwAA5xkAIFgAAPEZACALAAAAAwAgAwAAxBMAIDsAAMUTACBQAADxGQAgugcCAJ0OACG7BwEAmg4AIf0HAQCaDgAh_gcBAJoOACH_BwEAmg4AIYAIAQCaDgAhgQgBAJoOACEJAwAAxBMAIDsAAMUTACC6BwIAnQ4AIbsHAQCaDgAh_QcBAJoOACH-BwEAmg4AIf8HAQCaDgAhgAgBAJoOACGBCAEAmg4AIQerB0AAAAABugcCAAAAAcMHAQAAAAHRBwIAAAABswgCAAAAAboIAQAAAAG8CAEAAAABB6sHQAAAAAG6BwIAAAABmAgBAAAAAY8JAgAAAAGQCQIAAAABkQkCAAAAAZIJAQAAAAEMFwIAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAQAAAAG_BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABwwcBAAAAAcQHgAAAAAECuAcBAAAAAbkHQAAAAAEPBgAA7hYAIAkAALgTACAKAAC5EwAgCwAAuhMAIAwAALsTACAhAAC9EwAgIgAAvhMAIKYHAgAAAAGrB0AAAAABugcCAAAAAZgIAQAAAAGPCQIAAAABkAkCAAAAAZEJAgAAAAGSCQEAAAABAgAAAHAAIFcAAPYZACBTBAAA-xIAIAUAAPwSACAQAAD-EgAgEgAAhxMAIBwAAI8TACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAA-BkAIAMAAAAIACBXAAD4GQAgWAAA_BkAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgUAAA_BkAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhExcCAAAAAaYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHNBwEAAAAB_AdAAAAAAb4IIAAAAAHDCAEAAAABxggAAADGCALHCBAAAAABgwkQAAAAAYgJEAAAAAGJCSAAAAABigkQAAAAAYsJEAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAFTBAAA-xIAIAUAAPwSACAQAAD-EgAgEgAAhxMAIBwAAI8TACAeAACEEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAA_hkAIAMAAAAIACBXAAD-GQAgWAAAghoAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgUAAAghoAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhAqYHAgAAAAHOBwEAAAABAwAAAAwAIFcAAPYZACBYAACGGgAgEQAAAAwAIAYAAO0WACAJAAC0EgAgCgAAtRIAIAsAALYSACAMAAC3EgAgIQAAuRIAICIAALoSACBQAACGGgAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIQ8GAADtFgAgCQAAtBIAIAoAALUSACALAAC2EgAgDAAAtxIAICEAALkSACAiAAC6EgAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIQgXAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHOBwEAAAAB_AdAAAAAAbsIAgAAAAG-CCAAAAABDAYAAO4SACANAACJEgAgFwIAAAABHgAAihIAIKYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHOBwEAAAAB_AdAAAAAAbsIAgAAAAG-CCAAAAABAgAAABoAIFcAAIgaACADAAAAGAAgVwAAiBoAIFgAAIwaACAOAAAAGAAgBgAA7BIAIA0AAO8RACAXAgCdDgAhHgAA8BEAIFAAAIwaACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG7BwEAmg4AIc4HAQCaDgAh_AdAAJwOACG7CAIApg4AIb4IIACvDgAhDAYAAOwSACANAADvEQAgFwIAnQ4AIR4AAPARACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG7BwEAmg4AIc4HAQCaDgAh_AdAAJwOACG7CAIApg4AIb4IIACvDgAhAs4HAQAAAAGHCQIAAAABDAYAAO4SACANAACJEgAgFwIAAAABHwAAixIAIKYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHOBwEAAAAB_AdAAAAAAbsIAgAAAAG-CCAAAAABAgAAABoAIFcAAI4aACAPBgAA7hYAIAkAALgTACAKAAC5EwAgCwAAuhMAIAwAALsTACAgAAC8EwAgIgAAvhMAIKYHAgAAAAGrB0AAAAABugcCAAAAAZgIAQAAAAGPCQIAAAABkAkCAAAAAZEJAgAAAAGSCQEAAAABAgAAAHAAIFcAAJAaACADAAAADAAgVwAAkBoAIFgAAJQaACARAAAADAAgBgAA7RYAIAkAALQSACAKAAC1EgAgCwAAthIAIAwAALcSACAgAAC4EgAgIgAAuhIAIFAAAJQaACCmBwIApg4AIasHQACcDgAhugcCAJ0OACGYCAEAmg4AIY8JAgCdDgAhkAkCAJ0OACGRCQIAnQ4AIZIJAQCaDgAhDwYAAO0WACAJAAC0EgAgCgAAtRIAIAsAALYSACAMAAC3EgAgIAAAuBIAICIAALoSACCmBwIApg4AIasHQACcDgAhugcCAJ0OACGYCAEAmg4AIY8JAgCdDgAhkAkCAJ0OACGRCQIAnQ4AIZIJAQCaDgAhAxcCAAAAAboHAgAAAAG7CAIAAAABBLoHAgAAAAG7BwEAAAABywgCAAAAAYIJAADAEQAgDboHAgAAAAG7BwEAAAABiwgCAAAAAb8IAgAAAAHCCAEAAAABwwgBAAAAAcQIAQAAAAHGCAAAAMYIAscIEAAAAAHICBAAAAAByQgQAAAAAcoIAQAAAAHLCAIAAAABB6YHAgAAAAGrB0AAAAABugcCAAAAAYsIAgAAAAHrCAEAAAABgAkBAAAAAYEJQAAAAAEHugcCAAAAAb4IIAAAAAHDCAEAAAABxwgQAAAAAcsIAgAAAAGCCQAAsBEAIIMJEAAAAAEnBgAA6Q4AIBQAAOoOACAVAADCEAAgGQAA7A4AIKYHAgAAAAGrB0AAAAABugcCAAAAAb0HAQAAAAHhBxAAAAAB_AdAAAAAAf4HAQAAAAGNCAAAANAIAskIEAAAAAHKCAEAAAABzAgCAAAAAc0IAQAAAAHOCAEAAAAB0QgAAADRCALTCAAAANMIAtUIAAAA1QgC1wgAAADXCALZCAAAANkIA9oIAgAAAAHbCAEAAAAB3AgBAAAAAd0IAQAAAAHeCAIAAAAB3wgBAAAAAeAIAQAAAAHhCAEAAAAB4ggBAAAAAeMIEAAAAAHkCBAAAAAB5QggAAAAAeYIIAAAAAHnCCAAAAAB6AggAAAAAekIQAAAAAHqCEAAAAABAgAAADYAIFcAAJoaACADAAAANAAgVwAAmhoAIFgAAJ4aACApAAAANAAgBgAAxA4AIBQAAMUOACAVAADAEAAgGQAAxw4AIFAAAJ4aACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG9BwEArg4AIeEHEADCDgAh_AdAAJwOACH-BwEAmg4AIY0IAAC8DtAIIskIEADCDgAhyggBAK4OACHMCAIAnQ4AIc0IAQCaDgAhzggBAJoOACHRCAAAvQ7RCCLTCAAAvg7TCCLVCAAAvw7VCCLXCAAAwA7XCCLZCAAAwQ7ZCCPaCAIApg4AIdsIAQCaDgAh3AgBAK4OACHdCAEArg4AId4IAgCmDgAh3wgBAK4OACHgCAEArg4AIeEIAQCuDgAh4ggBAK4OACHjCBAAwg4AIeQIEADCDgAh5QggAK8OACHmCCAArw4AIecIIACvDgAh6AggAK8OACHpCEAAmw4AIeoIQACbDgAhJwYAAMQOACAUAADFDgAgFQAAwBAAIBkAAMcOACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG9BwEArg4AIeEHEADCDgAh_AdAAJwOACH-BwEAmg4AIY0IAAC8DtAIIskIEADCDgAhyggBAK4OACHMCAIAnQ4AIc0IAQCaDgAhzggBAJoOACHRCAAAvQ7RCCLTCAAAvg7TCCLVCAAAvw7VCCLXCAAAwA7XCCLZCAAAwQ7ZCCPaCAIApg4AIdsIAQCaDgAh3AgBAK4OACHdCAEArg4AId4IAgCmDgAh3wgBAK4OACHgCAEArg4AIeEIAQCuDgAh4ggBAK4OACHjCBAAwg4AIeQIEADCDgAh5QggAK8OACHmCCAArw4AIecIIACvDgAh6AggAK8OACHpCEAAmw4AIeoIQACbDgAhDboHAgAAAAG7BwEAAAABvwgCAAAAAcEIAgAAAAHCCAEAAAABwwgBAAAAAcQIAQAAAAHGCAAAAMYIAscIEAAAAAHICBAAAAAByQgQAAAAAcoIAQAAAAHLCAIAAAABUwQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAeAACEEwAgHwAAgxMAICAAAIITACAlAAD9EgAgJgAAnRMAICcAAP8SACAoAACAEwAgKQAAgRMAICoAAIUTACArAACGEwAgLAAAiBMAIC0AAIkTACAwAACKEwAgMQAAixMAIDIAAIwTACAzAACNEwAgNAAAjhMAIDUAAJATACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAAKAaACADAAAACAAgVwAAoBoAIFgAAKQaACBVAAAACAAgBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIFAAAKQaACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgJwAA-Q4AICgAAPoOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIQemBwIAAAABqwdAAAAAAboHAgAAAAHBCAIAAAAB6wgBAAAAAYAJAQAAAAGBCUAAAAABAwAAABgAIFcAAI4aACBYAACoGgAgDgAAABgAIAYAAOwSACANAADvEQAgFwIAnQ4AIR8AAPERACBQAACoGgAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHOBwEAmg4AIfwHQACcDgAhuwgCAKYOACG-CCAArw4AIQwGAADsEgAgDQAA7xEAIBcCAJ0OACEfAADxEQAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHOBwEAmg4AIfwHQACcDgAhuwgCAKYOACG-CCAArw4AIRMXAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHNBwEAAAAB_AdAAAAAAb4IIAAAAAHDCAEAAAABxggAAADGCALHCBAAAAABgwkQAAAAAYcJAgAAAAGICRAAAAABiQkgAAAAAYoJEAAAAAGLCRAAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABGwUAAOsXACA6AACdFQAgOwAAoxUAIDwAAJ4VACA9AACfFQAgPgAAoBUAID8AAKEVACBBAACiFQAgRgAApBUAIEcAAKUVACBIAACmFQAgSQAAqBUAIEoAAKkVACCrB0AAAAABugcCAAAAAbsHAQAAAAHRBwIAAAAB_AdAAAAAAesIAQAAAAGXCQEAAAAB2QkgAAAAAe0JAAAA7QkC7gkBAAAAAe8JQAAAAAHwCUAAAAAB8QkgAAAAAfIJQAAAAAECAAAAAQAgVwAAqhoAIAMAAAAFACBXAACqGgAgWAAArhoAIB0AAAAFACAFAADqFwAgOgAA5xMAIDsAAO0TACA8AADoEwAgPQAA6RMAID4AAOoTACA_AADrEwAgQQAA7BMAIEYAAO4TACBHAADvEwAgSAAA8BMAIEkAAPITACBKAADzEwAgUAAArhoAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIdEHAgCmDgAh_AdAAJwOACHrCAEArg4AIZcJAQCaDgAh2QkgAK8OACHtCQAA5RPtCSLuCQEAmg4AIe8JQACbDgAh8AlAAJsOACHxCSAArw4AIfIJQACbDgAhGwUAAOoXACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSQAA8hMAIEoAAPMTACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIQmrB0AAAAABugcCAAAAAcAIAgAAAAHNCAEAAAAB-wiAAAAAAfwIAgAAAAH9CIAAAAAB_ghAAAAAAf8IAgAAAAEPqwdAAAAAAboHAgAAAAHJCAIAAAAB0QgAAADtCALuCAIAAAAB8QhAAAAAAfIIAQAAAAHzCIAAAAAB9AiAAAAAAfUIAgAAAAH2CAIAAAAB9wgCAAAAAfgIgAAAAAH5CEAAAAAB-ghAAAAAASKrB0AAAAABugcCAAAAAb0HAQAAAAHhBxAAAAAB_AdAAAAAAf4HAQAAAAGNCAAAANAIAskIEAAAAAHKCAEAAAABzAgCAAAAAc0IAQAAAAHOCAEAAAAB0QgAAADRCALTCAAAANMIAtUIAAAA1QgC1wgAAADXCALZCAAAANkIA9oIAgAAAAHbCAEAAAAB3AgBAAAAAd0IAQAAAAHeCAIAAAAB3wgBAAAAAeAIAQAAAAHhCAEAAAAB4ggBAAAAAeMIEAAAAAHkCBAAAAAB5QggAAAAAeYIIAAAAAHnCCAAAAAB6AggAAAAAekIQAAAAAHqCEAAAAABDgYAAO0OACAXAgAAAAGmBwIAAAABugcCAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HAQAAAAG_BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABwwcBAAAAAcQHgAAAAAECAAAAcwAgVwAAshoAIAMAAAA5ACBXAACyGgAgWAAAthoAIBAAAAA5ACAGAACwDgAgFwIAnQ4AIVAAALYaACCmBwIAnQ4AIboHAgCdDgAhuwcBAJoOACG8BwEArg4AIb0HAQCuDgAhvgcBAK4OACG_BwEArg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcMHAQCuDgAhxAeAAAAAAQ4GAACwDgAgFwIAnQ4AIaYHAgCdDgAhugcCAJ0OACG7BwEAmg4AIbwHAQCuDgAhvQcBAK4OACG-BwEArg4AIb8HAQCuDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhwwcBAK4OACHEB4AAAAABIqYHAgAAAAGrB0AAAAABugcCAAAAAb0HAQAAAAHhBxAAAAAB_AdAAAAAAf4HAQAAAAGNCAAAANAIAskIEAAAAAHKCAEAAAABzAgCAAAAAc0IAQAAAAHOCAEAAAAB0QgAAADRCALTCAAAANMIAtUIAAAA1QgC1wgAAADXCALZCAAAANkIA9sIAQAAAAHcCAEAAAAB3QgBAAAAAd4IAgAAAAHfCAEAAAAB4AgBAAAAAeEIAQAAAAHiCAEAAAAB4wgQAAAAAeQIEAAAAAHlCCAAAAAB5gggAAAAAecIIAAAAAHoCCAAAAAB6QhAAAAAAeoIQAAAAAEFqwdAAAAAAboHAgAAAAG7BwEAAAAByggBAAAAAesIAQAAAAEEFwIAAAABugcCAAAAAbsHAQAAAAHDBwEAAAABUwQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAALoaACADAAAACAAgVwAAuhoAIFgAAL4aACBVAAAACAAgBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIFAAAL4aACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIQOmBwIAAAABhQhAAAAAAYoIAgAAAAEGFwIAAAABugcCAAAAAbsHAQAAAAG8CAEAAAABvQgBAAAAAb4IIAAAAAEFugcEAAAAAYsIAgAAAAGNCAEAAAABkQhAAAAAAZMIAAAAkwgCBjECAAAAAToCAAAAAYUIQAAAAAGMCAIAAAABjggCAAAAAY8IAgAAAAEDOgIAAAABhQhAAAAAAY0IAQAAAAEEJAIAAAABhQhAAAAAAYsIAgAAAAGMCAIAAAABCg8AAMwWACAbAACxEQAgugcCAAAAAYsIAgAAAAG-CCAAAAABwwgBAAAAAccIEAAAAAHLCAIAAAABggkAALARACCDCRAAAAABAgAAACwAIFcAAMUaACAaBgAAhxIAIA4AANARACAQAADREQAgEQAA0hEAIBcCAAAAARsAANQRACAdAADTEQAgpgcCAAAAAasHQAAAAAG6BwIAAAABuwcBAAAAAc0HAQAAAAH8B0AAAAABvgggAAAAAcMIAQAAAAHGCAAAAMYIAscIEAAAAAGDCRAAAAABhwkCAAAAAYgJEAAAAAGJCSAAAAABigkQAAAAAYsJEAAAAAGMCQEAAAABjQlAAAAAAY4JQAAAAAECAAAAHwAgVwAAxxoAIAMAAAAqACBXAADFGgAgWAAAyxoAIAwAAAAqACAPAADLFgAgGwAAmxEAIFAAAMsaACC6BwIAnQ4AIYsIAgCdDgAhvgggAK8OACHDCAEArg4AIccIEADhDgAhywgCAJ0OACGCCQAAmREAIIMJEADhDgAhCg8AAMsWACAbAACbEQAgugcCAJ0OACGLCAIAnQ4AIb4IIACvDgAhwwgBAK4OACHHCBAA4Q4AIcsIAgCdDgAhggkAAJkRACCDCRAA4Q4AIQMAAAAdACBXAADHGgAgWAAAzhoAIBwAAAAdACAGAACFEgAgDgAA8xAAIBAAAPQQACARAAD1EAAgFwIAnQ4AIRsAAPcQACAdAAD2EAAgUAAAzhoAIKYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzQcBAJoOACH8B0AAnA4AIb4IIACvDgAhwwgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIYMJEADhDgAhhwkCAKYOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIRoGAACFEgAgDgAA8xAAIBAAAPQQACARAAD1EAAgFwIAnQ4AIRsAAPcQACAdAAD2EAAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHNBwEAmg4AIfwHQACcDgAhvgggAK8OACHDCAEArg4AIcYIAADgDsYIIscIEADhDgAhgwkQAOEOACGHCQIApg4AIYgJEADhDgAhiQkgAK8OACGKCRAAwg4AIYsJEADCDgAhjAkBAJoOACGNCUAAmw4AIY4JQACbDgAhB6sHQAAAAAG6BwIAAAABiwgCAAAAAcEIAgAAAAHrCAEAAAABgAkBAAAAAYEJQAAAAAEIBgAAkBYAIBcCAAAAAaYHAgAAAAG6BwIAAAABuwcBAAAAAbwIAQAAAAG9CAEAAAABvgggAAAAAQIAAACSAQAgVwAA0BoAIAMAAACQAQAgVwAA0BoAIFgAANQaACAKAAAAkAEAIAYAAI8WACAXAgCdDgAhUAAA1BoAIKYHAgCdDgAhugcCAJ0OACG7BwEAmg4AIbwIAQCuDgAhvQgBAK4OACG-CCAArw4AIQgGAACPFgAgFwIAnQ4AIaYHAgCdDgAhugcCAJ0OACG7BwEAmg4AIbwIAQCuDgAhvQgBAK4OACG-CCAArw4AIQOFCEAAAAABiQgCAAAAAYoIAgAAAAEEhQhAAAAAAYYIAQAAAAGHCAIAAAABiAgCAAAAAQmrB0AAAAABugcCAAAAAckIAgAAAAHRCAAAAO0IAu0IgAAAAAHuCAIAAAAB7wgBAAAAAfAIAQAAAAHxCEAAAAABGwUAAOsXACAqAACnFQAgOgAAnRUAIDsAAKMVACA8AACeFQAgPQAAnxUAID4AAKAVACA_AAChFQAgQQAAohUAIEYAAKQVACBHAAClFQAgSAAAphUAIEoAAKkVACCrB0AAAAABugcCAAAAAbsHAQAAAAHRBwIAAAAB_AdAAAAAAesIAQAAAAGXCQEAAAAB2QkgAAAAAe0JAAAA7QkC7gkBAAAAAe8JQAAAAAHwCUAAAAAB8QkgAAAAAfIJQAAAAAECAAAAAQAgVwAA2BoAIBsFAADrFwAgKgAApxUAIDsAAKMVACA8AACeFQAgPQAAnxUAID4AAKAVACA_AAChFQAgQQAAohUAIEYAAKQVACBHAAClFQAgSAAAphUAIEkAAKgVACBKAACpFQAgqwdAAAAAAboHAgAAAAG7BwEAAAAB0QcCAAAAAfwHQAAAAAHrCAEAAAABlwkBAAAAAdkJIAAAAAHtCQAAAO0JAu4JAQAAAAHvCUAAAAAB8AlAAAAAAfEJIAAAAAHyCUAAAAABAgAAAAEAIFcAANoaACADAAAABQAgVwAA2BoAIFgAAN4aACAdAAAABQAgBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSgAA8xMAIFAAAN4aACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIRsFAADqFwAgKgAA8RMAIDoAAOcTACA7AADtEwAgPAAA6BMAID0AAOkTACA-AADqEwAgPwAA6xMAIEEAAOwTACBGAADuEwAgRwAA7xMAIEgAAPATACBKAADzEwAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEDAAAABQAgVwAA2hoAIFgAAOEaACAdAAAABQAgBQAA6hcAICoAAPETACA7AADtEwAgPAAA6BMAID0AAOkTACA-AADqEwAgPwAA6xMAIEEAAOwTACBGAADuEwAgRwAA7xMAIEgAAPATACBJAADyEwAgSgAA8xMAIFAAAOEaACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIRsFAADqFwAgKgAA8RMAIDsAAO0TACA8AADoEwAgPQAA6RMAID4AAOoTACA_AADrEwAgQQAA7BMAIEYAAO4TACBHAADvEwAgSAAA8BMAIEkAAPITACBKAADzEwAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEJqwdAAAAAAboHAQAAAAG9BwEAAAABswgCAAAAAeQJQAAAAAHnCQIAAAAB6AlAAAAAAeoJAQAAAAHrCUAAAAABAwAAAAwAIFcAANEZACBYAADlGgAgEQAAAAwAIAYAAO0WACAJAAC0EgAgCgAAtRIAIAsAALYSACAgAAC4EgAgIQAAuRIAICIAALoSACBQAADlGgAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIQ8GAADtFgAgCQAAtBIAIAoAALUSACALAAC2EgAgIAAAuBIAICEAALkSACAiAAC6EgAgpgcCAKYOACGrB0AAnA4AIboHAgCdDgAhmAgBAJoOACGPCQIAnQ4AIZAJAgCdDgAhkQkCAJ0OACGSCQEAmg4AIQMAAAAMACBXAADUGQAgWAAA6BoAIBEAAAAMACAGAADtFgAgCQAAtBIAIAoAALUSACAMAAC3EgAgIAAAuBIAICEAALkSACAiAAC6EgAgUAAA6BoAIKYHAgCmDgAhqwdAAJwOACG6BwIAnQ4AIZgIAQCaDgAhjwkCAJ0OACGQCQIAnQ4AIZEJAgCdDgAhkgkBAJoOACEPBgAA7RYAIAkAALQSACAKAAC1EgAgDAAAtxIAICAAALgSACAhAAC5EgAgIgAAuhIAIKYHAgCmDgAhqwdAAJwOACG6BwIAnQ4AIZgIAQCaDgAhjwkCAJ0OACGQCQIAnQ4AIZEJAgCdDgAhkgkBAJoOACEDAAAAAwAgVwAA1hkAIFgAAOsaACALAAAAAwAgAwAAxBMAICIAAMYTACBQAADrGgAgugcCAJ0OACG7BwEAmg4AIf0HAQCaDgAh_gcBAJoOACH_BwEAmg4AIYAIAQCaDgAhgQgBAJoOACEJAwAAxBMAICIAAMYTACC6BwIAnQ4AIbsHAQCaDgAh_QcBAJoOACH-BwEAmg4AIf8HAQCaDgAhgAgBAJoOACGBCAEAmg4AIQMAAAAFACBXAADYGQAgWAAA7hoAIB0AAAAFACAFAADqFwAgKgAA8RMAIDoAAOcTACA8AADoEwAgPQAA6RMAID4AAOoTACA_AADrEwAgQQAA7BMAIEYAAO4TACBHAADvEwAgSAAA8BMAIEkAAPITACBKAADzEwAgUAAA7hoAIKsHQACcDgAhugcCAJ0OACG7BwEAmg4AIdEHAgCmDgAh_AdAAJwOACHrCAEArg4AIZcJAQCaDgAh2QkgAK8OACHtCQAA5RPtCSLuCQEAmg4AIe8JQACbDgAh8AlAAJsOACHxCSAArw4AIfIJQACbDgAhGwUAAOoXACAqAADxEwAgOgAA5xMAIDwAAOgTACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEcAAO8TACBIAADwEwAgSQAA8hMAIEoAAPMTACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIVMEAAD7EgAgBQAA_BIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgKAAAgBMAICkAAIETACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHRBwIAAAAB0gcCAAAAAdMHIAAAAAHUB0AAAAAB1QcgAAAAAdYHIAAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcQAAAAAd8HAQAAAAHgByAAAAAB4QcQAAAAAeIHAQAAAAHjB4AAAAAB5AcQAAAAAeUHIAAAAAHmBwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcgAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1ByAAAAAB9gcgAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AdAAAAAAQIAAAAKACBXAADvGgAgBwYAAK0WACCmBwIAAAABqwdAAAAAAboHAgAAAAG7BwEAAAAByggBAAAAAesIAQAAAAECAAAAigEAIFcAAPEaACBTBAAA-xIAIAUAAPwSACAQAAD-EgAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACApAACBEwAgKgAAhRMAICsAAIYTACAsAACIEwAgLQAAiRMAIDAAAIoTACAxAACLEwAgMgAAjBMAIDMAAI0TACA0AACOEwAgNQAAkBMAIDYAAJETACA3AACSEwAgOgAAkxMAIKsHQAAAAAG4BwEAAAABugcCAAAAAbsHAQAAAAHABwEAAAABwQcBAAAAAcIHIAAAAAHEB4AAAAABywcCAAAAAcwHAQAAAAHNBwEAAAABzgcBAAAAAc8HAgAAAAHQBwIAAAAB0QcCAAAAAdIHAgAAAAHTByAAAAAB1AdAAAAAAdUHIAAAAAHWByAAAAAB1wcBAAAAAdgHAQAAAAHZBwEAAAAB2gcBAAAAAdsHAQAAAAHcBwEAAAAB3QcBAAAAAd4HEAAAAAHfBwEAAAAB4AcgAAAAAeEHEAAAAAHiBwEAAAAB4weAAAAAAeQHEAAAAAHlByAAAAAB5gcBAAAAAecHAgAAAAHoBwEAAAAB6QcBAAAAAeoHAQAAAAHrBwEAAAAB7AcBAAAAAe0HIAAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAHxBwEAAAAB8gcBAAAAAfMHAQAAAAH0BwEAAAAB9QcgAAAAAfYHIAAAAAH3BwEAAAAB-AcBAAAAAfkHAQAAAAH6BwIAAAAB-wcCAAAAAfwHQAAAAAECAAAACgAgVwAA8xoAIAoPAADMFgAgHAAAshEAILoHAgAAAAGLCAIAAAABvgggAAAAAcMIAQAAAAHHCBAAAAABywgCAAAAAYIJAACwEQAggwkQAAAAAQIAAAAsACBXAAD1GgAgGgYAAIcSACAOAADQEQAgEAAA0REAIBEAANIRACAXAgAAAAEcAADVEQAgHQAA0xEAIKYHAgAAAAGrB0AAAAABugcCAAAAAbsHAQAAAAHNBwEAAAAB_AdAAAAAAb4IIAAAAAHDCAEAAAABxggAAADGCALHCBAAAAABgwkQAAAAAYcJAgAAAAGICRAAAAABiQkgAAAAAYoJEAAAAAGLCRAAAAABjAkBAAAAAY0JQAAAAAGOCUAAAAABAgAAAB8AIFcAAPcaACADAAAAKgAgVwAA9RoAIFgAAPsaACAMAAAAKgAgDwAAyxYAIBwAAJwRACBQAAD7GgAgugcCAJ0OACGLCAIAnQ4AIb4IIACvDgAhwwgBAK4OACHHCBAA4Q4AIcsIAgCdDgAhggkAAJkRACCDCRAA4Q4AIQoPAADLFgAgHAAAnBEAILoHAgCdDgAhiwgCAJ0OACG-CCAArw4AIcMIAQCuDgAhxwgQAOEOACHLCAIAnQ4AIYIJAACZEQAggwkQAOEOACEDAAAAHQAgVwAA9xoAIFgAAP4aACAcAAAAHQAgBgAAhRIAIA4AAPMQACAQAAD0EAAgEQAA9RAAIBcCAJ0OACEcAAD4EAAgHQAA9hAAIFAAAP4aACCmBwIAnQ4AIasHQACcDgAhugcCAJ0OACG7BwEAmg4AIc0HAQCaDgAh_AdAAJwOACG-CCAArw4AIcMIAQCuDgAhxggAAOAOxggixwgQAOEOACGDCRAA4Q4AIYcJAgCmDgAhiAkQAOEOACGJCSAArw4AIYoJEADCDgAhiwkQAMIOACGMCQEAmg4AIY0JQACbDgAhjglAAJsOACEaBgAAhRIAIA4AAPMQACAQAAD0EAAgEQAA9RAAIBcCAJ0OACEcAAD4EAAgHQAA9hAAIKYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhzQcBAJoOACH8B0AAnA4AIb4IIACvDgAhwwgBAK4OACHGCAAA4A7GCCLHCBAA4Q4AIYMJEADhDgAhhwkCAKYOACGICRAA4Q4AIYkJIACvDgAhigkQAMIOACGLCRAAwg4AIYwJAQCaDgAhjQlAAJsOACGOCUAAmw4AIQ26BwIAAAABuwcBAAAAAYsIAgAAAAHBCAIAAAABwggBAAAAAcMIAQAAAAHECAEAAAABxggAAADGCALHCBAAAAAByAgQAAAAAckIEAAAAAHKCAEAAAABywgCAAAAARsFAADrFwAgKgAApxUAIDoAAJ0VACA7AACjFQAgPAAAnhUAID0AAJ8VACA-AACgFQAgPwAAoRUAIEEAAKIVACBGAACkFQAgRwAApRUAIEkAAKgVACBKAACpFQAgqwdAAAAAAboHAgAAAAG7BwEAAAAB0QcCAAAAAfwHQAAAAAHrCAEAAAABlwkBAAAAAdkJIAAAAAHtCQAAAO0JAu4JAQAAAAHvCUAAAAAB8AlAAAAAAfEJIAAAAAHyCUAAAAABAgAAAAEAIFcAAIAbACADAAAABQAgVwAAgBsAIFgAAIQbACAdAAAABQAgBQAA6hcAICoAAPETACA6AADnEwAgOwAA7RMAIDwAAOgTACA9AADpEwAgPgAA6hMAID8AAOsTACBBAADsEwAgRgAA7hMAIEcAAO8TACBJAADyEwAgSgAA8xMAIFAAAIQbACCrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHRBwIApg4AIfwHQACcDgAh6wgBAK4OACGXCQEAmg4AIdkJIACvDgAh7QkAAOUT7Qki7gkBAJoOACHvCUAAmw4AIfAJQACbDgAh8QkgAK8OACHyCUAAmw4AIRsFAADqFwAgKgAA8RMAIDoAAOcTACA7AADtEwAgPAAA6BMAID0AAOkTACA-AADqEwAgPwAA6xMAIEEAAOwTACBGAADuEwAgRwAA7xMAIEkAAPITACBKAADzEwAgqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAh0QcCAKYOACH8B0AAnA4AIesIAQCuDgAhlwkBAJoOACHZCSAArw4AIe0JAADlE-0JIu4JAQCaDgAh7wlAAJsOACHwCUAAmw4AIfEJIACvDgAh8glAAJsOACEFUIAAAAABugcCAAAAAZEIQAAAAAGTCAEAAAABwAgCAAAAAQMAAAAyACBXAADxGgAgWAAAiBsAIAkAAAAyACAGAACsFgAgUAAAiBsAIKYHAgCdDgAhqwdAAJwOACG6BwIAnQ4AIbsHAQCaDgAhyggBAK4OACHrCAEArg4AIQcGAACsFgAgpgcCAJ0OACGrB0AAnA4AIboHAgCdDgAhuwcBAJoOACHKCAEArg4AIesIAQCuDgAhAwAAAAgAIFcAAPMaACBYAACLGwAgVQAAAAgAIAQAAPQOACAFAAD1DgAgEAAA-A4AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACBQAACLGwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPQOACAFAAD1DgAgEAAA-A4AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACAoAAD6DgAgKQAA-w4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACEipgcCAAAAAasHQAAAAAG6BwIAAAABvQcBAAAAAeEHEAAAAAH8B0AAAAAB_gcBAAAAAY0IAAAA0AgCyQgQAAAAAcoIAQAAAAHMCAIAAAABzQgBAAAAAc4IAQAAAAHRCAAAANEIAtMIAAAA0wgC1QgAAADVCALXCAAAANcIAtkIAAAA2QgD2ggCAAAAAdsIAQAAAAHcCAEAAAAB3QgBAAAAAd8IAQAAAAHgCAEAAAAB4QgBAAAAAeIIAQAAAAHjCBAAAAAB5AgQAAAAAeUIIAAAAAHmCCAAAAAB5wggAAAAAegIIAAAAAHpCEAAAAAB6ghAAAAAAQMAAAAIACBXAADvGgAgWAAAjxsAIFUAAAAIACAEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgUAAAjxsAIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD0DgAgBQAA9Q4AIBAAAPgOACASAACBDwAgHAAAiQ8AIB4AAP4OACAfAAD9DgAgIAAA_A4AICUAAPYOACAmAAD3DgAgKAAA-g4AICkAAPsOACAqAAD_DgAgKwAAgA8AICwAAIIPACAtAACDDwAgMAAAhA8AIDEAAIUPACAyAACGDwAgMwAAhw8AIDQAAIgPACA1AACKDwAgNgAAiw8AIDcAAIwPACA6AACNDwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPsSACAFAAD8EgAgEAAA_hIAIBIAAIcTACAcAACPEwAgHgAAhBMAIB8AAIMTACAgAACCEwAgJQAA_RIAICYAAJ0TACAnAAD_EgAgKQAAgRMAICoAAIUTACArAACGEwAgLAAAiBMAIC0AAIkTACAwAACKEwAgMQAAixMAIDIAAIwTACAzAACNEwAgNAAAjhMAIDUAAJATACA2AACREwAgNwAAkhMAIDoAAJMTACCrB0AAAAABuAcBAAAAAboHAgAAAAG7BwEAAAABwAcBAAAAAcEHAQAAAAHCByAAAAABxAeAAAAAAcsHAgAAAAHMBwEAAAABzQcBAAAAAc4HAQAAAAHPBwIAAAAB0AcCAAAAAdEHAgAAAAHSBwIAAAAB0wcgAAAAAdQHQAAAAAHVByAAAAAB1gcgAAAAAdcHAQAAAAHYBwEAAAAB2QcBAAAAAdoHAQAAAAHbBwEAAAAB3AcBAAAAAd0HAQAAAAHeBxAAAAAB3wcBAAAAAeAHIAAAAAHhBxAAAAAB4gcBAAAAAeMHgAAAAAHkBxAAAAAB5QcgAAAAAeYHAQAAAAHnBwIAAAAB6AcBAAAAAekHAQAAAAHqBwEAAAAB6wcBAAAAAewHAQAAAAHtByAAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAAB8QcBAAAAAfIHAQAAAAHzBwEAAAAB9AcBAAAAAfUHIAAAAAH2ByAAAAAB9wcBAAAAAfgHAQAAAAH5BwEAAAAB-gcCAAAAAfsHAgAAAAH8B0AAAAABAgAAAAoAIFcAAJAbACADAAAACAAgVwAAkBsAIFgAAJQbACBVAAAACAAgBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIFAAAJQbACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACFTBAAA9A4AIAUAAPUOACAQAAD4DgAgEgAAgQ8AIBwAAIkPACAeAAD-DgAgHwAA_Q4AICAAAPwOACAlAAD2DgAgJgAA9w4AICcAAPkOACApAAD7DgAgKgAA_w4AICsAAIAPACAsAACCDwAgLQAAgw8AIDAAAIQPACAxAACFDwAgMgAAhg8AIDMAAIcPACA0AACIDwAgNQAAig8AIDYAAIsPACA3AACMDwAgOgAAjQ8AIKsHQACcDgAhuAcBAJoOACG6BwIAnQ4AIbsHAQCaDgAhwAcBAK4OACHBBwEArg4AIcIHIACvDgAhxAeAAAAAAcsHAgCdDgAhzAcBAK4OACHNBwEArg4AIc4HAQCaDgAhzwcCAKYOACHQBwIApg4AIdEHAgCdDgAh0gcCAJ0OACHTByAArw4AIdQHQACbDgAh1QcgAK8OACHWByAArw4AIdcHAQCuDgAh2AcBAK4OACHZBwEArg4AIdoHAQCuDgAh2wcBAK4OACHcBwEArg4AId0HAQCuDgAh3gcQAOEOACHfBwEArg4AIeAHIACvDgAh4QcQAOEOACHiBwEArg4AIeMHgAAAAAHkBxAA4Q4AIeUHIACvDgAh5gcBAK4OACHnBwIAnQ4AIegHAQCuDgAh6QcBAK4OACHqBwEArg4AIesHAQCuDgAh7AcBAK4OACHtByAArw4AIe4HAQCuDgAh7wdAAJsOACHwB0AAmw4AIfEHAQCuDgAh8gcBAK4OACHzBwEArg4AIfQHAQCuDgAh9QcgAK8OACH2ByAArw4AIfcHAQCuDgAh-AcBAK4OACH5BwEArg4AIfoHAgCdDgAh-wcCAJ0OACH8B0AAnA4AIVMEAAD7EgAgBQAA_BIAIBAAAP4SACASAACHEwAgHAAAjxMAIB4AAIQTACAfAACDEwAgIAAAghMAICUAAP0SACAmAACdEwAgJwAA_xIAICgAAIATACAqAACFEwAgKwAAhhMAICwAAIgTACAtAACJEwAgMAAAihMAIDEAAIsTACAyAACMEwAgMwAAjRMAIDQAAI4TACA1AACQEwAgNgAAkRMAIDcAAJITACA6AACTEwAgqwdAAAAAAbgHAQAAAAG6BwIAAAABuwcBAAAAAcAHAQAAAAHBBwEAAAABwgcgAAAAAcQHgAAAAAHLBwIAAAABzAcBAAAAAc0HAQAAAAHOBwEAAAABzwcCAAAAAdAHAgAAAAHRBwIAAAAB0gcCAAAAAdMHIAAAAAHUB0AAAAAB1QcgAAAAAdYHIAAAAAHXBwEAAAAB2AcBAAAAAdkHAQAAAAHaBwEAAAAB2wcBAAAAAdwHAQAAAAHdBwEAAAAB3gcQAAAAAd8HAQAAAAHgByAAAAAB4QcQAAAAAeIHAQAAAAHjB4AAAAAB5AcQAAAAAeUHIAAAAAHmBwEAAAAB5wcCAAAAAegHAQAAAAHpBwEAAAAB6gcBAAAAAesHAQAAAAHsBwEAAAAB7QcgAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAfEHAQAAAAHyBwEAAAAB8wcBAAAAAfQHAQAAAAH1ByAAAAAB9gcgAAAAAfcHAQAAAAH4BwEAAAAB-QcBAAAAAfoHAgAAAAH7BwIAAAAB_AdAAAAAAQIAAAAKACBXAACVGwAgAwAAAAgAIFcAAJUbACBYAACZGwAgVQAAAAgAIAQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACBQAACZGwAgqwdAAJwOACG4BwEAmg4AIboHAgCdDgAhuwcBAJoOACHABwEArg4AIcEHAQCuDgAhwgcgAK8OACHEB4AAAAABywcCAJ0OACHMBwEArg4AIc0HAQCuDgAhzgcBAJoOACHPBwIApg4AIdAHAgCmDgAh0QcCAJ0OACHSBwIAnQ4AIdMHIACvDgAh1AdAAJsOACHVByAArw4AIdYHIACvDgAh1wcBAK4OACHYBwEArg4AIdkHAQCuDgAh2gcBAK4OACHbBwEArg4AIdwHAQCuDgAh3QcBAK4OACHeBxAA4Q4AId8HAQCuDgAh4AcgAK8OACHhBxAA4Q4AIeIHAQCuDgAh4weAAAAAAeQHEADhDgAh5QcgAK8OACHmBwEArg4AIecHAgCdDgAh6AcBAK4OACHpBwEArg4AIeoHAQCuDgAh6wcBAK4OACHsBwEArg4AIe0HIACvDgAh7gcBAK4OACHvB0AAmw4AIfAHQACbDgAh8QcBAK4OACHyBwEArg4AIfMHAQCuDgAh9AcBAK4OACH1ByAArw4AIfYHIACvDgAh9wcBAK4OACH4BwEArg4AIfkHAQCuDgAh-gcCAJ0OACH7BwIAnQ4AIfwHQACcDgAhUwQAAPQOACAFAAD1DgAgEAAA-A4AIBIAAIEPACAcAACJDwAgHgAA_g4AIB8AAP0OACAgAAD8DgAgJQAA9g4AICYAAPcOACAnAAD5DgAgKAAA-g4AICoAAP8OACArAACADwAgLAAAgg8AIC0AAIMPACAwAACEDwAgMQAAhQ8AIDIAAIYPACAzAACHDwAgNAAAiA8AIDUAAIoPACA2AACLDwAgNwAAjA8AIDoAAI0PACCrB0AAnA4AIbgHAQCaDgAhugcCAJ0OACG7BwEAmg4AIcAHAQCuDgAhwQcBAK4OACHCByAArw4AIcQHgAAAAAHLBwIAnQ4AIcwHAQCuDgAhzQcBAK4OACHOBwEAmg4AIc8HAgCmDgAh0AcCAKYOACHRBwIAnQ4AIdIHAgCdDgAh0wcgAK8OACHUB0AAmw4AIdUHIACvDgAh1gcgAK8OACHXBwEArg4AIdgHAQCuDgAh2QcBAK4OACHaBwEArg4AIdsHAQCuDgAh3AcBAK4OACHdBwEArg4AId4HEADhDgAh3wcBAK4OACHgByAArw4AIeEHEADhDgAh4gcBAK4OACHjB4AAAAAB5AcQAOEOACHlByAArw4AIeYHAQCuDgAh5wcCAJ0OACHoBwEArg4AIekHAQCuDgAh6gcBAK4OACHrBwEArg4AIewHAQCuDgAh7QcgAK8OACHuBwEArg4AIe8HQACbDgAh8AdAAJsOACHxBwEArg4AIfIHAQCuDgAh8wcBAK4OACH0BwEArg4AIfUHIACvDgAh9gcgAK8OACH3BwEArg4AIfgHAQCuDgAh-QcBAK4OACH6BwIAnQ4AIfsHAgCdDgAh_AdAAJwOACEPBQQCEwA6KvoBHjrSASo79QEDPNYBLT3aAS4-3gEvP-IBMEHkATFG9gEZR_gBOEj5ARFJ-wEqSv8BOQQDBwETACwizgEYOwsDGwQAAQUAAhBxBBKIAQwTACscqQETHn4HH30WIHwGJQ0EJm4EJ3QPKHgcKXsdKoIBHiuHAR8siwENLY8BIDCTASExnAEkMqABJTOkASY0qAEnNaoBIjauASg3sgEpOrYBKgkGDgMJEgUKFQULFgMMFwMTABsgGwYhWwgiXxgCBxMECBQEBQYAAw0cBBMAFx4gBx9YFggGAAMOIQYQJQgRKQkTABUbTgscTxMdLQoCDQAEDwAHAQ8ABwQPAAcTABQbMQscShMDD0UHFwAMGkYKBgYAAxMAEhQzDRU6DxY9CxlBEQMGAAMSNwwTAA4BEjgAAwYAAxI7DBMAEAESPAACFwAMGEIBAhZDABlEAAMGAAMPAAcaSwoCG0wAHE0ABRBQABFRABtTABxUAB1SAAIGAAMOAAYCHlkAH1oABAVhAg1gBBMAGiRlGQIiABgjAAEBJGYABwlnAApoAAtpAAxqACBrACFsACJtAAEGeQMBBgADAgYAAxiDAQEBBgADAQYAAwMGAAMTACMvlwEiAgYAAy4AIQEvmAEAAQYAAwEGAAMBBgADAQYAAwEGAAMBBgADAyMAATi3AQE5uAEDFRC5AQASwQEAHMkBAB6-AQAfvQEAILwBACe6AQAouwEAKr8BACvAAQAswgEALcMBADDEAQAxxQEAMsYBADPHAQA0yAEANcoBADbLAQA3zAEAOs0BAAMDzwEAItEBADvQAQABIwABASMAAQEjAAEBIwABBBMANyMAAUIAMkXzATMDEwA2QOcBMUXrATMEEwA1QQAxQgAyRO8BNAFDADMBRPABAAJA8QEARfIBAAFF9AEAASMAAQEjAAELKogCADqAAgA7hQIAPIECAD2CAgA-gwIAP4QCAEaGAgBIhwIASYkCAEqKAgAAAQWUAgIBBZoCAgUTAD9dAEBeAEFfAEJgAEMAAAAAAAUTAD9dAEBeAEFfAEJgAEMDIwABOKwCATmtAgMDIwABOLMCATm0AgMFEwBIXQBJXgBKXwBLYABMAAAAAAAFEwBIXQBJXgBKXwBLYABMASMAAQEjAAEFEwBRXQBSXgBTXwBUYABVAAAAAAAFEwBRXQBSXgBTXwBUYABVASMAAQEjAAEFEwBaXQBbXgBcXwBdYABeAAAAAAAFEwBaXQBbXgBcXwBdYABeASMAAQEjAAEFEwBjXQBkXgBlXwBmYABnAAAAAAAFEwBjXQBkXgBlXwBmYABnASMAAQEjAAEFEwBsXQBtXgBuXwBvYABwAAAAAAAFEwBsXQBtXgBuXwBvYABwAAAABRMAdl0Ad14AeF8AeWAAegAAAAAABRMAdl0Ad14AeF8AeWAAegAAAAUTAIABXQCBAV4AggFfAIMBYACEAQAAAAAABRMAgAFdAIEBXgCCAV8AgwFgAIQBAAAFEwCJAV0AigFeAIsBXwCMAWAAjQEAAAAAAAUTAIkBXQCKAV4AiwFfAIwBYACNAQIjAAFCADICIwABQgAyBRMAkgFdAJMBXgCUAV8AlQFgAJYBAAAAAAAFEwCSAV0AkwFeAJQBXwCVAWAAlgECQQAxQgAyAkEAMUIAMgUTAJsBXQCcAV4AnQFfAJ4BYACfAQAAAAAABRMAmwFdAJwBXgCdAV8AngFgAJ8BAUMAMwFDADMFEwCkAV0ApQFeAKYBXwCnAWAAqAEAAAAAAAUTAKQBXQClAV4ApgFfAKcBYACoAQAAAAUTAK4BXQCvAV4AsAFfALEBYACyAQAAAAAABRMArgFdAK8BXgCwAV8AsQFgALIBAAAABRMAuAFdALkBXgC6AV8AuwFgALwBAAAAAAAFEwC4AV0AuQFeALoBXwC7AWAAvAEAAAAFEwDCAV0AwwFeAMQBXwDFAWAAxgEAAAAAAAUTAMIBXQDDAV4AxAFfAMUBYADGAQAAAAUTAMwBXQDNAV4AzgFfAM8BYADQAQAAAAAABRMAzAFdAM0BXgDOAV8AzwFgANABAQaPBQMBBpUFAwUTANUBXQDWAV4A1wFfANgBYADZAQAAAAAABRMA1QFdANYBXgDXAV8A2AFgANkBAgYAAw2nBQQCBgADDa0FBAUTAN4BXQDfAV4A4AFfAOEBYADiAQAAAAAABRMA3gFdAN8BXgDgAV8A4QFgAOIBAgYAAw4ABgIGAAMOAAYFEwDnAV0A6AFeAOkBXwDqAWAA6wEAAAAAAAUTAOcBXQDoAV4A6QFfAOoBYADrAQIGAAMO1QUGAgYAAw7bBQYFEwDwAV0A8QFeAPIBXwDzAWAA9AEAAAAAAAUTAPABXQDxAV4A8gFfAPMBYAD0AQINAAQPAAcCDQAEDwAHBRMA-QFdAPoBXgD7AV8A_AFgAP0BAAAAAAAFEwD5AV0A-gFeAPsBXwD8AWAA_QEBDwAHAQ8ABwUTAIICXQCDAl4AhAJfAIUCYACGAgAAAAAABRMAggJdAIMCXgCEAl8AhQJgAIYCAQ8ABwEPAAcFEwCLAl0AjAJeAI0CXwCOAmAAjwIAAAAAAAUTAIsCXQCMAl4AjQJfAI4CYACPAgMGAAMPAAcarwYKAwYAAw8ABxq1BgoFEwCUAl0AlQJeAJYCXwCXAmAAmAIAAAAAAAUTAJQCXQCVAl4AlgJfAJcCYACYAgIGAAMYxwYBAgYAAxjNBgEFEwCdAl0AngJeAJ8CXwCgAmAAoQIAAAAAAAUTAJ0CXQCeAl4AnwJfAKACYAChAgEGAAMBBgADBRMApgJdAKcCXgCoAl8AqQJgAKoCAAAAAAAFEwCmAl0ApwJeAKgCXwCpAmAAqgIBBgADAQYAAwUTAK8CXQCwAl4AsQJfALICYACzAgAAAAAABRMArwJdALACXgCxAl8AsgJgALMCAQYAAwEGAAMFEwC4Al0AuQJeALoCXwC7AmAAvAIAAAAAAAUTALgCXQC5Al4AugJfALsCYAC8AgMGAAMUoQcNFaIHDwMGAAMUqAcNFakHDwUTAMECXQDCAl4AwwJfAMQCYADFAgAAAAAABRMAwQJdAMICXgDDAl8AxAJgAMUCAw-7BwcXAAwavAcKAw_CBwcXAAwawwcKBRMAygJdAMsCXgDMAl8AzQJgAM4CAAAAAAAFEwDKAl0AywJeAMwCXwDNAmAAzgICFwAMGNUHAQIXAAwY2wcBBRMA0wJdANQCXgDVAl8A1gJgANcCAAAAAAAFEwDTAl0A1AJeANUCXwDWAmAA1wIBBgADAQYAAwUTANwCXQDdAl4A3gJfAN8CYADgAgAAAAAABRMA3AJdAN0CXgDeAl8A3wJgAOACAQYAAwEGAAMFEwDlAl0A5gJeAOcCXwDoAmAA6QIAAAAAAAUTAOUCXQDmAl4A5wJfAOgCYADpAgIFmggCDZkIBAIFoQgCDaAIBAUTAO4CXQDvAl4A8AJfAPECYADyAgAAAAAABRMA7gJdAO8CXgDwAl8A8QJgAPICAiIAGCMAAQIiABgjAAEFEwD3Al0A-AJeAPkCXwD6AmAA-wIAAAAAAAUTAPcCXQD4Al4A-QJfAPoCYAD7AgEjAAEBIwABBRMAgANdAIEDXgCCA18AgwNgAIQDAAAAAAAFEwCAA10AgQNeAIIDXwCDA2AAhAMBIwABASMAAQUTAIkDXQCKA14AiwNfAIwDYACNAwAAAAAABRMAiQNdAIoDXgCLA18AjANgAI0DAgf3CAQI-AgEAgf-CAQI_wgEBRMAkgNdAJMDXgCUA18AlQNgAJYDAAAAAAAFEwCSA10AkwNeAJQDXwCVA2AAlgMAAAAFEwCcA10AnQNeAJ4DXwCfA2AAoAMAAAAAAAUTAJwDXQCdA14AngNfAJ8DYACgAwAAAAUTAKYDXQCnA14AqANfAKkDYACqAwAAAAAABRMApgNdAKcDXgCoA18AqQNgAKoDAAAABRMAsANdALEDXgCyA18AswNgALQDAAAAAAAFEwCwA10AsQNeALIDXwCzA2AAtAMBBgADAQYAAwUTALkDXQC6A14AuwNfALwDYAC9AwAAAAAABRMAuQNdALoDXgC7A18AvANgAL0DAAAABRMAwwNdAMQDXgDFA18AxgNgAMcDAAAAAAAFEwDDA10AxANeAMUDXwDGA2AAxwMBBgADAQYAAwUTAMwDXQDNA14AzgNfAM8DYADQAwAAAAAABRMAzANdAM0DXgDOA18AzwNgANADAQYAAwEGAAMFEwDVA10A1gNeANcDXwDYA2AA2QMAAAAAAAUTANUDXQDWA14A1wNfANgDYADZAwEGAAMBBgADBRMA3gNdAN8DXgDgA18A4QNgAOIDAAAAAAAFEwDeA10A3wNeAOADXwDhA2AA4gMCBgADLgAhAgYAAy4AIQUTAOcDXQDoA14A6QNfAOoDYADrAwAAAAAABRMA5wNdAOgDXgDpA18A6gNgAOsDAQYAAwEGAAMFEwDwA10A8QNeAPIDXwDzA2AA9AMAAAAAAAUTAPADXQDxA14A8gNfAPMDYAD0AwAABRMA-QNdAPoDXgD7A18A_ANgAP0DAAAAAAAFEwD5A10A-gNeAPsDXwD8A2AA_QMEBAABBQACJZELBCaSCwQEBAABBQACJZgLBCaZCwQFEwCCBF0AgwReAIQEXwCFBGAAhgQAAAAAAAUTAIIEXQCDBF4AhARfAIUEYACGBAEGAAMBBgADBRMAiwRdAIwEXgCNBF8AjgRgAI8EAAAAAAAFEwCLBF0AjAReAI0EXwCOBGAAjwQBBsELAwEGxwsDBRMAlARdAJUEXgCWBF8AlwRgAJgEAAAAAAAFEwCUBF0AlQReAJYEXwCXBGAAmAQBBgADAQYAAwUTAJ0EXQCeBF4AnwRfAKAEYAChBAAAAAAABRMAnQRdAJ4EXgCfBF8AoARgAKEESwIBTIsCAU2MAgFOjQIBT44CAVGQAgFSkgI7U5MCPFSWAgFVmAI7VpkCPVmbAgFanAIBW50CO2GgAj5ioQJEY6ICKmSjAiplpAIqZqUCKmemAipoqAIqaaoCO2qrAkVrrwIqbLECO22yAkZutQIqb7YCKnC3AjtxugJHcrsCTXO8Ai10vQItdb4CLXa_Ai13wAIteMICLXnEAjt6xQJOe8cCLXzJAjt9ygJPfssCLX_MAi2AAc0CO4EB0AJQggHRAlaDAdICLoQB0wIuhQHUAi6GAdUCLocB1gIuiAHYAi6JAdoCO4oB2wJXiwHdAi6MAd8CO40B4AJYjgHhAi6PAeICLpAB4wI7kQHmAlmSAecCX5MB6AIvlAHpAi-VAeoCL5YB6wIvlwHsAi-YAe4CL5kB8AI7mgHxAmCbAfMCL5wB9QI7nQH2AmGeAfcCL58B-AIvoAH5AjuhAfwCYqIB_QJoowH-AjCkAf8CMKUBgAMwpgGBAzCnAYIDMKgBhAMwqQGGAzuqAYcDaasBiQMwrAGLAzutAYwDaq4BjQMwrwGOAzCwAY8DO7EBkgNrsgGTA3GzAZUDcrQBlgNytQGZA3K2AZoDcrcBmwNyuAGdA3K5AZ8DO7oBoANzuwGiA3K8AaQDO70BpQN0vgGmA3K_AacDcsABqAM7wQGrA3XCAawDe8MBrgN8xAGvA3zFAbIDfMYBswN8xwG0A3zIAbYDfMkBuAM7ygG5A33LAbsDfMwBvQM7zQG-A37OAb8DfM8BwAN80AHBAzvRAcQDf9IBxQOFAdMBxwMy1AHIAzLVAcsDMtYBzAMy1wHNAzLYAc8DMtkB0QM72gHSA4YB2wHUAzLcAdYDO90B1wOHAd4B2AMy3wHZAzLgAdoDO-EB3QOIAeIB3gOOAeMB3wMx5AHgAzHlAeEDMeYB4gMx5wHjAzHoAeUDMekB5wM76gHoA48B6wHqAzHsAewDO-0B7QOQAe4B7gMx7wHvAzHwAfADO_EB8wORAfIB9AOXAfMB9QMz9AH2AzP1AfcDM_YB-AMz9wH5AzP4AfsDM_kB_QM7-gH-A5gB-wGABDP8AYIEO_0BgwSZAf4BhAQz_wGFBDOAAoYEO4ECiQSaAYICigSgAYMCiwQ0hAKMBDSFAo0ENIYCjgQ0hwKPBDSIApEENIkCkwQ7igKUBKEBiwKWBDSMApgEO40CmQSiAY4CmgQ0jwKbBDSQApwEO5ECnwSjAZICoASpAZMCogSqAZQCowSqAZUCpgSqAZYCpwSqAZcCqASqAZgCqgSqAZkCrAQ7mgKtBKsBmwKvBKoBnAKxBDudArIErAGeArMEqgGfArQEqgGgArUEO6ECuAStAaICuQSzAaMCuwS0AaQCvAS0AaUCvwS0AaYCwAS0AacCwQS0AagCwwS0AakCxQQ7qgLGBLUBqwLIBLQBrALKBDutAssEtgGuAswEtAGvAs0EtAGwAs4EO7EC0QS3AbIC0gS9AbMC1AS-AbQC1QS-AbUC2AS-AbYC2QS-AbcC2gS-AbgC3AS-AbkC3gQ7ugLfBL8BuwLhBL4BvALjBDu9AuQEwAG-AuUEvgG_AuYEvgHAAucEO8EC6gTBAcIC6wTHAcMC7QTIAcQC7gTIAcUC8QTIAcYC8gTIAccC8wTIAcgC9QTIAckC9wQ7ygL4BMkBywL6BMgBzAL8BDvNAv0EygHOAv4EyAHPAv8EyAHQAoAFO9ECgwXLAdIChAXRAdMChQUE1AKGBQTVAocFBNYCiAUE1wKJBQTYAosFBNkCjQU72gKOBdIB2wKRBQTcApMFO90ClAXTAd4ClgUE3wKXBQTgApgFO-ECmwXUAeICnAXaAeMCnQUG5AKeBQblAp8FBuYCoAUG5wKhBQboAqMFBukCpQU76gKmBdsB6wKpBQbsAqsFO-0CrAXcAe4CrgUG7wKvBQbwArAFO_ECswXdAfICtAXjAfMCtQUW9AK2BRb1ArcFFvYCuAUW9wK5BRb4ArsFFvkCvQU7-gK-BeQB-wLABRb8AsIFO_0CwwXlAf4CxAUW_wLFBRaAA8YFO4EDyQXmAYIDygXsAYMDywUHhAPMBQeFA80FB4YDzgUHhwPPBQeIA9EFB4kD0wU7igPUBe0BiwPXBQeMA9kFO40D2gXuAY4D3AUHjwPdBQeQA94FO5ED4QXvAZID4gX1AZMD4wUIlAPkBQiVA-UFCJYD5gUIlwPnBQiYA-kFCJkD6wU7mgPsBfYBmwPuBQicA_AFO50D8QX3AZ4D8gUInwPzBQigA_QFO6ED9wX4AaID-AX-AaMD-QUJpAP6BQmlA_sFCaYD_AUJpwP9BQmoA_8FCakDgQY7qgOCBv8BqwOEBgmsA4YGO60DhwaAAq4DiAYJrwOJBgmwA4oGO7EDjQaBArIDjgaHArMDjwYKtAOQBgq1A5EGCrYDkgYKtwOTBgq4A5UGCrkDlwY7ugOYBogCuwOaBgq8A5wGO70DnQaJAr4DngYKvwOfBgrAA6AGO8EDowaKAsIDpAaQAsMDpQYTxAOmBhPFA6cGE8YDqAYTxwOpBhPIA6sGE8kDrQY7ygOuBpECywOxBhPMA7MGO80DtAaSAs4DtgYTzwO3BhPQA7gGO9EDuwaTAtIDvAaZAtMDvQYe1AO-Bh7VA78GHtYDwAYe1wPBBh7YA8MGHtkDxQY72gPGBpoC2wPJBh7cA8sGO90DzAabAt4DzgYe3wPPBh7gA9AGO-ED0wacAuID1AaiAuMD1QYf5APWBh_lA9cGH-YD2AYf5wPZBh_oA9sGH-kD3QY76gPeBqMC6wPgBh_sA-IGO-0D4wakAu4D5AYf7wPlBh_wA-YGO_ED6QalAvID6garAvMD6wYp9APsBin1A-0GKfYD7gYp9wPvBin4A_EGKfkD8wY7-gP0BqwC-wP2Bin8A_gGO_0D-QatAv4D-gYp_wP7BimABPwGO4EE_wauAoIEgAe0AoMEgQcNhASCBw2FBIMHDYYEhAcNhwSFBw2IBIcHDYkEiQc7igSKB7UCiwSMBw2MBI4HO40Ejwe2Ao4EkAcNjwSRBw2QBJIHO5EElQe3ApIElge9ApMElwcMlASYBwyVBJkHDJYEmgcMlwSbBwyYBJ0HDJkEnwc7mgSgB74CmwSkBwycBKYHO50Epwe_Ap4EqgcMnwSrBwygBKwHO6EErwfAAqIEsAfGAqMEsQcLpASyBwulBLMHC6YEtAcLpwS1BwuoBLcHC6kEuQc7qgS6B8cCqwS-BwusBMAHO60EwQfIAq4ExAcLrwTFBwuwBMYHO7EEyQfJArIEygfPArMEywcRtATMBxG1BM0HEbYEzgcRtwTPBxG4BNEHEbkE0wc7ugTUB9ACuwTXBxG8BNkHO70E2gfRAr4E3AcRvwTdBxHABN4HO8EE4QfSAsIE4gfYAsME4wcgxATkByDFBOUHIMYE5gcgxwTnByDIBOkHIMkE6wc7ygTsB9kCywTuByDMBPAHO80E8QfaAs4E8gcgzwTzByDQBPQHO9EE9wfbAtIE-AfhAtME-Qch1AT6ByHVBPsHIdYE_Ach1wT9ByHYBP8HIdkEgQg72gSCCOIC2wSECCHcBIYIO90EhwjjAt4EiAgh3wSJCCHgBIoIO-EEjQjkAuIEjgjqAuMEjwgY5ASQCBjlBJEIGOYEkggY5wSTCBjoBJUIGOkElwg76gSYCOsC6wScCBjsBJ4IO-0EnwjsAu4EoggY7wSjCBjwBKQIO_EEpwjtAvIEqAjzAvMEqQgZ9ASqCBn1BKsIGfYErAgZ9wStCBn4BK8IGfkEsQg7-gSyCPQC-wS0CBn8BLYIO_0Etwj1Av4EuAgZ_wS5CBmABboIO4EFvQj2AoIFvgj8AoMFwAg4hAXBCDiFBcMIOIYFxAg4hwXFCDiIBccIOIkFyQg7igXKCP0CiwXMCDiMBc4IO40Fzwj-Ao4F0Ag4jwXRCDiQBdIIO5EF1Qj_ApIF1giFA5MF1wg5lAXYCDmVBdkIOZYF2gg5lwXbCDmYBd0IOZkF3wg7mgXgCIYDmwXiCDmcBeQIO50F5QiHA54F5gg5nwXnCDmgBegIO6EF6wiIA6IF7AiOA6MF7QgFpAXuCAWlBe8IBaYF8AgFpwXxCAWoBfMIBakF9Qg7qgX2CI8DqwX6CAWsBfwIO60F_QiQA64FgAkFrwWBCQWwBYIJO7EFhQmRA7IFhgmXA7MFiAmYA7QFiQmYA7UFjAmYA7YFjQmYA7cFjgmYA7gFkAmYA7kFkgk7ugWTCZkDuwWVCZgDvAWXCTu9BZgJmgO-BZkJmAO_BZoJmAPABZsJO8EFngmbA8IFnwmhA8MFoQmiA8QFogmiA8UFpQmiA8YFpgmiA8cFpwmiA8gFqQmiA8kFqwk7ygWsCaMDywWuCaIDzAWwCTvNBbEJpAPOBbIJogPPBbMJogPQBbQJO9EFtwmlA9IFuAmrA9MFugmsA9QFuwmsA9UFvgmsA9YFvwmsA9cFwAmsA9gFwgmsA9kFxAk72gXFCa0D2wXHCawD3AXJCTvdBcoJrgPeBcsJrAPfBcwJrAPgBc0JO-EF0AmvA-IF0Qm1A-MF0gkk5AXTCSTlBdQJJOYF1Qkk5wXWCSToBdgJJOkF2gk76gXbCbYD6wXdCSTsBd8JO-0F4Am3A-4F4Qkk7wXiCSTwBeMJO_EF5gm4A_IF5wm-A_MF6Qm_A_QF6gm_A_UF7Qm_A_YF7gm_A_cF7wm_A_gF8Qm_A_kF8wk7-gX0CcAD-wX2Cb8D_AX4CTv9BfkJwQP-BfoJvwP_BfsJvwOABvwJO4EG_wnCA4IGgArIA4MGgQolhAaCCiWFBoMKJYYGhAolhwaFCiWIBocKJYkGiQo7igaKCskDiwaMCiWMBo4KO40GjwrKA44GkAoljwaRCiWQBpIKO5EGlQrLA5IGlgrRA5MGlwomlAaYCiaVBpkKJpYGmgomlwabCiaYBp0KJpkGnwo7mgagCtIDmwaiCiacBqQKO50GpQrTA54GpgomnwanCiagBqgKO6EGqwrUA6IGrAraA6MGrQonpAauCielBq8KJ6YGsAonpwaxCieoBrMKJ6kGtQo7qga2CtsDqwa4CiesBroKO60GuwrcA64GvAonrwa9CiewBr4KO7EGwQrdA7IGwgrjA7MGwwoitAbECiK1BsUKIrYGxgoitwbHCiK4BskKIrkGywo7ugbMCuQDuwbOCiK8BtAKO70G0QrlA74G0goivwbTCiLABtQKO8EG1wrmA8IG2ArsA8MG2QooxAbaCijFBtsKKMYG3AooxwbdCijIBt8KKMkG4Qo7ygbiCu0DywbkCijMBuYKO80G5wruA84G6AoozwbpCijQBuoKO9EG7QrvA9IG7gr1A9MG8AoC1AbxCgLVBvMKAtYG9AoC1wb1CgLYBvcKAtkG-Qo72gb6CvYD2wb8CgLcBv4KO90G_wr3A94GgAsC3waBCwLgBoILO-EGhQv4A-IGhgv-A-MGhwsD5AaICwPlBokLA-YGigsD5waLCwPoBo0LA-kGjws76gaQC_8D6waUCwPsBpYLO-0GlwuABO4GmgsD7wabCwPwBpwLO_EGnwuBBPIGoAuHBPMGoQsP9AaiCw_1BqMLD_YGpAsP9walCw_4BqcLD_kGqQs7-gaqC4gE-wasCw_8Bq4LO_0GrwuJBP4GsAsP_waxCw-AB7ILO4EHtQuKBIIHtguQBIMHtwschAe4CxyFB7kLHIYHugschwe7CxyIB70LHIkHvws7igfAC5EEiwfDCxyMB8ULO40HxguSBI4HyAscjwfJCxyQB8oLO5EHzQuTBJIHzguZBJMH0AsdlAfRCx2VB9MLHZYH1AsdlwfVCx2YB9cLHZkH2Qs7mgfaC5oEmwfcCx2cB94LO50H3wubBJ4H4AsdnwfhCx2gB-ILO6EH5QucBKIH5guiBA"
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
  StockAlertScalarFieldEnum: () => StockAlertScalarFieldEnum,
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
  StockAlert: "StockAlert",
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
  restockedAt: "restockedAt",
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
}, StockAlertScalarFieldEnum = {
  id: "id",
  tentId: "tentId",
  productId: "productId",
  variantId: "variantId",
  choice: "choice",
  phone: "phone",
  createdAt: "createdAt",
  answeredAt: "answeredAt"
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
