CREATE TABLE "account_removals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_accounts" (
	"account_hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "roadmap_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_removals" ADD CONSTRAINT "account_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_roadmap" CHECK ("certificates"."roadmap_id" is not null or "certificates"."revoked_at" is not null);
--> statement-breakpoint
-- a ledger lets go of a name while the account is being removed, and of nothing else
CREATE OR REPLACE FUNCTION credit_ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - '{user_id,subject_id,key}'::text[] = to_jsonb(OLD) - '{user_id,subject_id,key}'::text[]
    AND EXISTS (SELECT FROM account_removals WHERE user_id = OLD.user_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'credit_ledger is append-only';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION reputation_events_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - '{user_id,key}'::text[] = to_jsonb(OLD) - '{user_id,key}'::text[]
    AND EXISTS (SELECT FROM account_removals WHERE user_id = OLD.user_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'reputation_events is append-only';
END $$;
