ALTER TABLE "billing_customers" ADD COLUMN "failed_plans" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount_paid" integer;