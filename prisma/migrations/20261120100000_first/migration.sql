CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('SUPER', 'MERCHANT');

-- CreateEnum
CREATE TYPE "payment_provider" AS ENUM ('MERCADO_PAGO', 'PAYPAL', 'MANUAL');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('FREE', 'PENDING', 'ACTIVE', 'PAST_DUE', 'CANCELLED');

-- CreateEnum
CREATE TYPE "billing_payment_status" AS ENUM ('PENDING', 'APPROVED', 'REJECTED', 'REFUNDED');

-- CreateEnum
CREATE TYPE "unit" AS ENUM ('UNIT', 'KG', 'HUNDRED_GRAMS', 'METRE', 'DOZEN', 'PACKAGE');

-- CreateEnum
CREATE TYPE "work_status" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('NEW', 'CONFIRMED', 'CANCELLED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('PENDING', 'RECEIVED');

-- CreateEnum
CREATE TYPE "delivery_status" AS ENUM ('TO_PREPARE', 'PREPARED', 'SENT', 'PICKED_UP');

-- CreateEnum
CREATE TYPE "delivery_method" AS ENUM ('DELIVERY', 'PICKUP');

-- CreateEnum
CREATE TYPE "order_source" AS ENUM ('CATALOGUE', 'MANUAL');

-- CreateEnum
CREATE TYPE "visit_kind" AS ENUM ('VISIT', 'PRODUCT_VIEW', 'CART_ADD', 'ORDER', 'WHATSAPP_OPEN', 'LINK_CLICK');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "role" "role" NOT NULL DEFAULT 'MERCHANT',
    "test" BOOLEAN NOT NULL DEFAULT false,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "phone" VARCHAR(30),
    "password_hash" TEXT NOT NULL,
    "birth_date" DATE,
    "country_id" INTEGER,
    "onboarded_at" TIMESTAMP(3),
    "order_sound" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" VARCHAR(64) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "view_as_user_id" INTEGER,
    "view_as_until" TIMESTAMP(3),
    "current_tent_id" INTEGER,
    "user_agent" VARCHAR(300),
    "address" VARCHAR(64),
    "expires_at" TIMESTAMP(3) NOT NULL,
    "last_seen_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_tokens" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "name" VARCHAR(120),
    "expires_at" TIMESTAMP(3) NOT NULL,
    "last_used_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMP(3) NOT NULL,
    "used_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_changes" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMP(3) NOT NULL,
    "used_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" INTEGER NOT NULL,
    "as_user_id" INTEGER,
    "tent_id" INTEGER,
    "action" VARCHAR(80) NOT NULL,
    "target" VARCHAR(80),
    "data" JSONB,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" TIMESTAMP(3),

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "plans" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "description" VARCHAR(2000) NOT NULL DEFAULT '',
    "total" DECIMAL(14,2) NOT NULL,
    "interval" VARCHAR(8) NOT NULL DEFAULT '1M',
    "currency" CHAR(3) NOT NULL DEFAULT 'ARS',
    "trial" INTEGER NOT NULL DEFAULT 0,
    "limit" INTEGER NOT NULL DEFAULT 1,
    "product_limit" INTEGER NOT NULL DEFAULT 2000,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "test" BOOLEAN NOT NULL DEFAULT false,
    "mp_subscription_url" VARCHAR(500),
    "mp_plan_id" VARCHAR(80),
    "paypal_plan_id" VARCHAR(80),
    "return_url" VARCHAR(500),
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscribers" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "plan_id" INTEGER NOT NULL DEFAULT 0,
    "free_until" DATE NOT NULL,
    "last_payment_at" TIMESTAMP(3),
    "paypal_id" VARCHAR(80),
    "active_until" TIMESTAMP(3),
    "warned_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" SERIAL NOT NULL,
    "subscriber_id" INTEGER NOT NULL,
    "plan_id" INTEGER NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "status" "subscription_status" NOT NULL DEFAULT 'PENDING',
    "external_id" VARCHAR(80),
    "next_plan_id" INTEGER,
    "request_key" VARCHAR(64) NOT NULL,
    "checkout_url" VARCHAR(1000),
    "next_payment_at" TIMESTAMP(3),
    "failed_payments" INTEGER NOT NULL DEFAULT 0,
    "cancelled_at" TIMESTAMP(3),
    "reconciled_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_payments" (
    "id" SERIAL NOT NULL,
    "subscriber_id" INTEGER NOT NULL,
    "subscription_id" INTEGER,
    "plan_name" VARCHAR(80) NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "external_id" VARCHAR(80) NOT NULL,
    "status" "billing_payment_status" NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "detail" VARCHAR(300),
    "paid_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" BIGSERIAL NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "external_id" VARCHAR(200) NOT NULL,
    "topic" VARCHAR(120) NOT NULL,
    "headers" JSONB NOT NULL,
    "body" TEXT NOT NULL,
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" VARCHAR(1000),
    "handled_at" TIMESTAMP(3),
    "received_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "images" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER,
    "hash" VARCHAR(64) NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "placeholder" VARCHAR(2000) NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "slug" VARCHAR(80) NOT NULL,
    "image_id" INTEGER,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "old_category_slugs" (
    "tent_id" INTEGER NOT NULL,
    "slug" VARCHAR(80) NOT NULL,
    "category_id" INTEGER NOT NULL,

    CONSTRAINT "old_category_slugs_pkey" PRIMARY KEY ("tent_id","slug")
);

-- CreateTable
CREATE TABLE "products" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "category_id" INTEGER,
    "name" VARCHAR(120) NOT NULL,
    "description" VARCHAR(5000) NOT NULL DEFAULT '',
    "price" DECIMAL(14,2),
    "previous_price" DECIMAL(14,2),
    "sku" VARCHAR(60),
    "stock" DECIMAL(12,3),
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "offer" BOOLEAN NOT NULL DEFAULT false,
    "order" INTEGER NOT NULL DEFAULT 0,
    "unit" "unit" NOT NULL DEFAULT 'UNIT',
    "step" DECIMAL(10,3) NOT NULL DEFAULT 1,
    "min_quantity" DECIMAL(10,3) NOT NULL DEFAULT 1,
    "search_text" TEXT NOT NULL,
    "deleted_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_images" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "image_id" INTEGER NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_options" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "name" VARCHAR(30) NOT NULL,
    "position" INTEGER NOT NULL,
    "values" TEXT[],

    CONSTRAINT "product_options_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "variants" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "values" TEXT[],
    "price" DECIMAL(14,2),
    "sku" VARCHAR(60),
    "stock" DECIMAL(12,3),
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "variants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_batches" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "actor_id" INTEGER,
    "request" JSONB NOT NULL,
    "changed" INTEGER NOT NULL,
    "undone_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_changes" (
    "id" BIGSERIAL NOT NULL,
    "batch_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "variant_id" INTEGER,
    "before" DECIMAL(14,2),
    "after" DECIMAL(14,2),

    CONSTRAINT "price_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_imports" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "status" "work_status" NOT NULL DEFAULT 'WAITING',
    "file_name" VARCHAR(200) NOT NULL,
    "columns" JSONB NOT NULL,
    "rows" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMP(3),

    CONSTRAINT "product_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_pdfs" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "status" "work_status" NOT NULL DEFAULT 'WAITING',
    "scope" JSONB NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "file" VARCHAR(200),
    "error" VARCHAR(500),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMP(3),

    CONSTRAINT "catalogue_pdfs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customers" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "phone" VARCHAR(20),
    "note" VARCHAR(500),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "client_key" VARCHAR(64) NOT NULL,
    "token" VARCHAR(32) NOT NULL,
    "source" "order_source" NOT NULL DEFAULT 'CATALOGUE',
    "status" "order_status" NOT NULL DEFAULT 'NEW',
    "payment_status" "payment_status" NOT NULL DEFAULT 'PENDING',
    "delivery_status" "delivery_status" NOT NULL DEFAULT 'TO_PREPARE',
    "delivery_method" "delivery_method" NOT NULL DEFAULT 'PICKUP',
    "customer_id" INTEGER,
    "customer_name" VARCHAR(80) NOT NULL,
    "customer_phone" VARCHAR(20),
    "address" VARCHAR(200),
    "delivery_zone" VARCHAR(80),
    "branch_id" INTEGER,
    "branch_name" VARCHAR(80),
    "note" VARCHAR(500),
    "merchant_note" VARCHAR(500),
    "courier" VARCHAR(60),
    "tracking_number" VARCHAR(80),
    "currency" CHAR(3) NOT NULL,
    "subtotal" DECIMAL(14,2) NOT NULL,
    "discount" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "delivery_cost" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "total" DECIMAL(14,2) NOT NULL,
    "has_unpriced" BOOLEAN NOT NULL DEFAULT false,
    "stock_taken" BOOLEAN NOT NULL DEFAULT false,
    "seen_at" TIMESTAMP(3),
    "whatsapp_opened_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "product_id" INTEGER,
    "variant_id" INTEGER,
    "name" VARCHAR(120) NOT NULL,
    "variant_name" VARCHAR(140),
    "sku" VARCHAR(60),
    "image_hash" VARCHAR(64),
    "unit" "unit" NOT NULL DEFAULT 'UNIT',
    "price" DECIMAL(14,2),
    "quantity" DECIMAL(10,3) NOT NULL,
    "total" DECIMAL(14,2),
    "note" VARCHAR(200),
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_events" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "actor_id" INTEGER,
    "kind" VARCHAR(40) NOT NULL,
    "data" JSONB,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_templates" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "text" VARCHAR(1000) NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "order_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "links" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "code" VARCHAR(30),
    "name" VARCHAR(60) NOT NULL,
    "url" VARCHAR(500),
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "order" INTEGER NOT NULL DEFAULT 0,
    "clicks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "text" VARCHAR(5000) NOT NULL,
    "image_id" INTEGER,
    "url" VARCHAR(500),
    "country_id" INTEGER,
    "user_id" INTEGER,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_views" (
    "news_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "viewed_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_views_pkey" PRIMARY KEY ("news_id","user_id")
);

-- CreateTable
CREATE TABLE "surveys" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "sells" VARCHAR(200) NOT NULL,
    "sells_where" VARCHAR(200) NOT NULL,
    "heard_of" VARCHAR(200) NOT NULL,
    "comment" VARCHAR(1000),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "surveys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_messages" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "text" VARCHAR(2000) NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "configuration" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "fburl" VARCHAR(300),
    "fbname" VARCHAR(80),
    "instaurl" VARCHAR(300),
    "instaname" VARCHAR(80),
    "whatsapp" VARCHAR(20),
    "appname" VARCHAR(40) NOT NULL DEFAULT 'Vidriera',
    "logo" VARCHAR(300),
    "color_first" CHAR(7) NOT NULL DEFAULT '#0c2be8',
    "color_second" CHAR(7) NOT NULL DEFAULT '#db1b73',
    "color_third" CHAR(7),
    "color_bg" CHAR(7),
    "special_cat_url" VARCHAR(80) NOT NULL DEFAULT '/categoria-especial',
    "special_cat_name" VARCHAR(60) NOT NULL DEFAULT 'Ofertas',
    "special_cat_description" VARCHAR(300),
    "special_cat_image" VARCHAR(300),
    "special_cat_paused" BOOLEAN NOT NULL DEFAULT false,
    "header_message" VARCHAR(200),
    "payment_banner" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "configuration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "error_logs" (
    "id" SERIAL NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "path" VARCHAR(500) NOT NULL,
    "message" VARCHAR(2000) NOT NULL,
    "request_id" VARCHAR(64),
    "count" INTEGER NOT NULL DEFAULT 1,
    "first_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "error_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visits" (
    "id" BIGSERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "visit_kind" NOT NULL,
    "product_id" INTEGER,
    "source" VARCHAR(40),
    "new_session" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "visits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "daily_stats" (
    "tent_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "sessions" INTEGER NOT NULL DEFAULT 0,
    "product_views" INTEGER NOT NULL DEFAULT 0,
    "cart_adds" INTEGER NOT NULL DEFAULT 0,
    "orders" INTEGER NOT NULL DEFAULT 0,
    "whatsapp_opens" INTEGER NOT NULL DEFAULT 0,
    "revenue" DECIMAL(16,2) NOT NULL DEFAULT 0,

    CONSTRAINT "daily_stats_pkey" PRIMARY KEY ("tent_id","day")
);

-- CreateTable
CREATE TABLE "daily_sources" (
    "tent_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "source" VARCHAR(40) NOT NULL,
    "sessions" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_sources_pkey" PRIMARY KEY ("tent_id","day","source")
);

-- CreateTable
CREATE TABLE "daily_products" (
    "tent_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "product_id" INTEGER NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "cart_adds" INTEGER NOT NULL DEFAULT 0,
    "orders" INTEGER NOT NULL DEFAULT 0,
    "units" DECIMAL(14,3) NOT NULL DEFAULT 0,
    "revenue" DECIMAL(16,2) NOT NULL DEFAULT 0,

    CONSTRAINT "daily_products_pkey" PRIMARY KEY ("tent_id","day","product_id")
);

-- CreateTable
CREATE TABLE "daily_searches" (
    "tent_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "term" VARCHAR(80) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 0,
    "results" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_searches_pkey" PRIMARY KEY ("tent_id","day","term")
);

-- CreateTable
CREATE TABLE "countries" (
    "id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "cod_number" VARCHAR(6) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "symbol" VARCHAR(4) NOT NULL DEFAULT '$',
    "wording" VARCHAR(10) NOT NULL DEFAULT 'neutral',
    "time_zone" VARCHAR(60) NOT NULL,

    CONSTRAINT "countries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tents" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "tagline" VARCHAR(80),
    "description" VARCHAR(500),
    "subdomain" VARCHAR(40) NOT NULL,
    "slug" VARCHAR(80) NOT NULL,
    "logo_id" INTEGER,
    "cover_id" INTEGER,
    "country_id" INTEGER NOT NULL DEFAULT 1,
    "style_id" INTEGER NOT NULL DEFAULT 1,
    "suspended" BOOLEAN NOT NULL DEFAULT false,
    "suspended_at" TIMESTAMP(3),
    "whatsapp_area" VARCHAR(5),
    "whatsapp" VARCHAR(20),
    "whatsapp_landline" BOOLEAN NOT NULL DEFAULT false,
    "instagram" VARCHAR(200),
    "facebook" VARCHAR(200),
    "first_custom_color" CHAR(7),
    "second_custom_color" CHAR(7),
    "bg_custom_color" CHAR(7),
    "text_custom_color" CHAR(7),
    "minbuy" DECIMAL(14,2),
    "notice" VARCHAR(120),
    "delivery_enabled" BOOLEAN NOT NULL DEFAULT false,
    "delivery_cost" DECIMAL(14,2),
    "delivery_text" VARCHAR(120),
    "delivery_zones" JSONB NOT NULL DEFAULT '[]',
    "free_delivery_from" DECIMAL(14,2),
    "pickup_enabled" BOOLEAN NOT NULL DEFAULT true,
    "pickup_text" VARCHAR(120),
    "cash_discount" INTEGER NOT NULL DEFAULT 0,
    "payment_text" VARCHAR(500),
    "payment_alias" VARCHAR(40),
    "payment_cbu" VARCHAR(22),
    "payment_holder" VARCHAR(80),
    "installments_text" VARCHAR(60),
    "show_sold_out" BOOLEAN NOT NULL DEFAULT true,
    "order_text" VARCHAR(300),
    "opening_hours" JSONB,
    "holiday_from" DATE,
    "holiday_until" DATE,
    "holiday_text" VARCHAR(200),
    "legal_name" VARCHAR(120),
    "cuit" VARCHAR(13),
    "data_fiscal_url" VARCHAR(300),
    "regret_button" BOOLEAN NOT NULL DEFAULT false,
    "net_prices" BOOLEAN NOT NULL DEFAULT false,
    "ga4_id" VARCHAR(20),
    "pixel_id" VARCHAR(20),
    "linktree_text" VARCHAR(300),
    "last_order_number" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "tents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "branches" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "maps_url" VARCHAR(500),
    "address" VARCHAR(200),
    "atencion" VARCHAR(200),
    "telefono" VARCHAR(30),
    "whatsapp_area" VARCHAR(5),
    "whatsapp" VARCHAR(20),
    "whatsapp_landline" BOOLEAN NOT NULL DEFAULT false,
    "text" VARCHAR(300),
    "opening_hours" JSONB,
    "order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "branches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "old_subdomains" (
    "subdomain" VARCHAR(40) NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "given_up_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "old_subdomains_pkey" PRIMARY KEY ("subdomain")
);

-- CreateTable
CREATE TABLE "custom_domains" (
    "tent_id" INTEGER NOT NULL,
    "domain" VARCHAR(253) NOT NULL,
    "txt_value" VARCHAR(64) NOT NULL,
    "proved_at" TIMESTAMP(3),
    "last_checked_at" TIMESTAMP(3),
    "failing_since" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_domains_pkey" PRIMARY KEY ("tent_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_role_idx" ON "users"("role");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_tokens_token_hash_key" ON "api_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "api_tokens_user_id_idx" ON "api_tokens"("user_id");

-- CreateIndex
CREATE INDEX "api_tokens_expires_at_idx" ON "api_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_token_hash_key" ON "password_resets"("token_hash");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_token_hash_key" ON "email_changes"("token_hash");

-- CreateIndex
CREATE INDEX "email_changes_user_id_idx" ON "email_changes"("user_id");

-- CreateIndex
CREATE INDEX "audit_entries_tent_id_at_idx" ON "audit_entries"("tent_id", "at");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_at_idx" ON "audit_entries"("actor_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_user_id_key" ON "subscribers"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_paypal_id_key" ON "subscribers"("paypal_id");

-- CreateIndex
CREATE INDEX "subscribers_plan_id_idx" ON "subscribers"("plan_id");

-- CreateIndex
CREATE INDEX "subscribers_free_until_idx" ON "subscribers"("free_until");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_request_key_key" ON "subscriptions"("request_key");

-- CreateIndex
CREATE INDEX "subscriptions_subscriber_id_status_idx" ON "subscriptions"("subscriber_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_provider_external_id_key" ON "subscriptions"("provider", "external_id");

-- CreateIndex
CREATE INDEX "billing_payments_subscriber_id_created_at_idx" ON "billing_payments"("subscriber_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "billing_payments_provider_external_id_key" ON "billing_payments"("provider", "external_id");

-- CreateIndex
CREATE INDEX "webhook_events_handled_at_received_at_idx" ON "webhook_events"("handled_at", "received_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_events_provider_external_id_key" ON "webhook_events"("provider", "external_id");

-- CreateIndex
CREATE INDEX "images_tent_id_idx" ON "images"("tent_id");

-- CreateIndex
CREATE INDEX "images_hash_idx" ON "images"("hash");

-- CreateIndex
CREATE INDEX "categories_tent_id_order_idx" ON "categories"("tent_id", "order");

-- CreateIndex
CREATE UNIQUE INDEX "categories_tent_id_slug_key" ON "categories"("tent_id", "slug");

-- CreateIndex
CREATE INDEX "old_category_slugs_category_id_idx" ON "old_category_slugs"("category_id");

-- CreateIndex
CREATE INDEX "products_tent_id_deleted_at_order_id_idx" ON "products"("tent_id", "deleted_at", "order", "id");

-- CreateIndex
CREATE INDEX "products_tent_id_category_id_order_id_idx" ON "products"("tent_id", "category_id", "order", "id");

-- CreateIndex
CREATE INDEX "products_tent_id_deleted_at_updated_at_idx" ON "products"("tent_id", "deleted_at", "updated_at");

-- CreateIndex
CREATE INDEX "products_tent_id_sku_idx" ON "products"("tent_id", "sku");

-- CreateIndex
CREATE INDEX "product_images_product_id_order_idx" ON "product_images"("product_id", "order");

-- CreateIndex
CREATE INDEX "product_images_image_id_idx" ON "product_images"("image_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_options_product_id_position_key" ON "product_options"("product_id", "position");

-- CreateIndex
CREATE INDEX "variants_product_id_position_idx" ON "variants"("product_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "variants_product_id_values_key" ON "variants"("product_id", "values");

-- CreateIndex
CREATE INDEX "price_batches_tent_id_created_at_idx" ON "price_batches"("tent_id", "created_at");

-- CreateIndex
CREATE INDEX "price_changes_batch_id_idx" ON "price_changes"("batch_id");

-- CreateIndex
CREATE INDEX "price_changes_product_id_idx" ON "price_changes"("product_id");

-- CreateIndex
CREATE INDEX "price_changes_variant_id_idx" ON "price_changes"("variant_id");

-- CreateIndex
CREATE INDEX "product_imports_tent_id_created_at_idx" ON "product_imports"("tent_id", "created_at");

-- CreateIndex
CREATE INDEX "catalogue_pdfs_tent_id_created_at_idx" ON "catalogue_pdfs"("tent_id", "created_at");

-- CreateIndex
CREATE INDEX "catalogue_pdfs_status_idx" ON "catalogue_pdfs"("status");

-- CreateIndex
CREATE INDEX "customers_tent_id_name_idx" ON "customers"("tent_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "customers_tent_id_phone_key" ON "customers"("tent_id", "phone");

-- CreateIndex
CREATE UNIQUE INDEX "orders_token_key" ON "orders"("token");

-- CreateIndex
CREATE INDEX "orders_tent_id_created_at_id_idx" ON "orders"("tent_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_tent_id_status_created_at_id_idx" ON "orders"("tent_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_tent_id_payment_status_created_at_idx" ON "orders"("tent_id", "payment_status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_customer_id_idx" ON "orders"("customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_tent_id_number_key" ON "orders"("tent_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "orders_tent_id_client_key_key" ON "orders"("tent_id", "client_key");

-- CreateIndex
CREATE INDEX "order_lines_order_id_position_idx" ON "order_lines"("order_id", "position");

-- CreateIndex
CREATE INDEX "order_lines_product_id_idx" ON "order_lines"("product_id");

-- CreateIndex
CREATE INDEX "order_lines_variant_id_idx" ON "order_lines"("variant_id");

-- CreateIndex
CREATE INDEX "order_events_order_id_at_idx" ON "order_events"("order_id", "at");

-- CreateIndex
CREATE INDEX "order_templates_tent_id_order_idx" ON "order_templates"("tent_id", "order");

-- CreateIndex
CREATE INDEX "links_tent_id_order_idx" ON "links"("tent_id", "order");

-- CreateIndex
CREATE UNIQUE INDEX "links_tent_id_code_key" ON "links"("tent_id", "code");

-- CreateIndex
CREATE INDEX "news_created_at_idx" ON "news"("created_at" DESC);

-- CreateIndex
CREATE INDEX "news_user_id_idx" ON "news"("user_id");

-- CreateIndex
CREATE INDEX "news_views_user_id_idx" ON "news_views"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "surveys_user_id_key" ON "surveys"("user_id");

-- CreateIndex
CREATE INDEX "support_messages_created_at_idx" ON "support_messages"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "error_logs_hash_key" ON "error_logs"("hash");

-- CreateIndex
CREATE INDEX "error_logs_last_at_idx" ON "error_logs"("last_at");

-- CreateIndex
CREATE INDEX "visits_tent_id_at_idx" ON "visits"("tent_id", "at");

-- CreateIndex
CREATE INDEX "visits_at_idx" ON "visits"("at");

-- CreateIndex
CREATE UNIQUE INDEX "tents_subdomain_key" ON "tents"("subdomain");

-- CreateIndex
CREATE UNIQUE INDEX "tents_slug_key" ON "tents"("slug");

-- CreateIndex
CREATE INDEX "tents_owner_id_idx" ON "tents"("owner_id");

-- CreateIndex
CREATE INDEX "branches_tent_id_order_idx" ON "branches"("tent_id", "order");

-- CreateIndex
CREATE INDEX "old_subdomains_tent_id_idx" ON "old_subdomains"("tent_id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_domains_domain_key" ON "custom_domains"("domain");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "countries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_view_as_user_id_fkey" FOREIGN KEY ("view_as_user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_current_tent_id_fkey" FOREIGN KEY ("current_tent_id") REFERENCES "tents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "images" ADD CONSTRAINT "images_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "old_category_slugs" ADD CONSTRAINT "old_category_slugs_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "old_category_slugs" ADD CONSTRAINT "old_category_slugs_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "price_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalogue_pdfs" ADD CONSTRAINT "catalogue_pdfs_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customers" ADD CONSTRAINT "customers_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_branch_id_fkey" FOREIGN KEY ("branch_id") REFERENCES "branches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_templates" ADD CONSTRAINT "order_templates_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "links" ADD CONSTRAINT "links_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "countries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_stats" ADD CONSTRAINT "daily_stats_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_sources" ADD CONSTRAINT "daily_sources_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_products" ADD CONSTRAINT "daily_products_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_searches" ADD CONSTRAINT "daily_searches_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tents" ADD CONSTRAINT "tents_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tents" ADD CONSTRAINT "tents_country_id_fkey" FOREIGN KEY ("country_id") REFERENCES "countries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tents" ADD CONSTRAINT "tents_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tents" ADD CONSTRAINT "tents_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "branches" ADD CONSTRAINT "branches_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "old_subdomains" ADD CONSTRAINT "old_subdomains_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_domains" ADD CONSTRAINT "custom_domains_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- By hand: what the Prisma schema cannot say.

-- The special category is 9999: it is never a row (design §4).
ALTER SEQUENCE "categories_id_seq" RESTART WITH 10000;
ALTER TABLE "categories" ADD CONSTRAINT "categories_id_check" CHECK ("id" >= 10000);

-- Search in one tent: the trigram index is led by the tent (design §6).
CREATE INDEX "products_search_idx" ON "products" USING gin ("tent_id", "search_text" gin_trgm_ops) WHERE "deleted_at" IS NULL;
-- What a catalogue page reads, in the order it shows it.
CREATE INDEX "products_public_idx" ON "products" ("tent_id", "category_id", "order", "id") WHERE "deleted_at" IS NULL AND NOT "paused";
CREATE INDEX "products_offer_idx" ON "products" ("tent_id", "order", "id") WHERE "deleted_at" IS NULL AND NOT "paused" AND "offer";
-- The unseen orders' badge.
CREATE INDEX "orders_unseen_idx" ON "orders" ("tent_id") WHERE "seen_at" IS NULL;

ALTER TABLE "configuration" ADD CONSTRAINT "configuration_one_row" CHECK ("id" = 1);
ALTER TABLE "products" ADD CONSTRAINT "products_price_check" CHECK ("price" >= 0 AND "previous_price" >= 0 AND "step" > 0 AND "min_quantity" > 0);
ALTER TABLE "variants" ADD CONSTRAINT "variants_price_check" CHECK ("price" >= 0);
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity_check" CHECK ("quantity" > 0);
ALTER TABLE "tents" ADD CONSTRAINT "tents_subdomain_check" CHECK ("subdomain" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

-- The audit log is only ever added to.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only';
END $$;
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
