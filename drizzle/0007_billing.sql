CREATE TABLE "billing_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_customer_uq" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"intent_id" text NOT NULL,
	"package_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'requires_payment_method' NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"credits_due" integer DEFAULT 0 NOT NULL,
	"credits_missing" integer DEFAULT 0 NOT NULL,
	"adjustments" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_intent_uq" UNIQUE("intent_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0 and "payments"."credits" > 0),
	CONSTRAINT "payments_currency" CHECK ("payments"."currency" in ('usd', 'ngn', 'inr')),
	CONSTRAINT "payments_due" CHECK ("payments"."credits_due" between 0 and "payments"."credits" and "payments"."credits_missing" between 0 and "payments"."credits")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"price_id" text NOT NULL,
	"billing_interval" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"payment_brand" text,
	"payment_last4" text,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"past_due_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_currency" CHECK ("subscriptions"."currency" in ('usd', 'ngn', 'inr')),
	CONSTRAINT "subscriptions_interval" CHECK ("subscriptions"."billing_interval" in ('month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_kind";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_delta_sign";--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_missing_idx" ON "payments" USING btree ("updated_at") WHERE "payments"."credits_missing" > 0;--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_events_received_idx" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "credit_ledger_payment_idx" ON "credit_ledger" USING btree ("payment_id","id") WHERE "credit_ledger"."payment_id" is not null;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_payment" CHECK (("credit_ledger"."kind" in ('purchase', 'reversal', 'restore')) = ("credit_ledger"."payment_id" is not null));--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('grant', 'reserve', 'settle', 'return', 'refund', 'sync', 'purchase', 'reversal', 'restore'));--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_delta_sign" CHECK (case when "credit_ledger"."kind" = 'settle' then "credit_ledger"."delta" = 0 when "credit_ledger"."kind" in ('reserve', 'sync', 'reversal') then "credit_ledger"."delta" < 0 else "credit_ledger"."delta" > 0 end);