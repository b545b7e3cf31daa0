CREATE TABLE "oauth_accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"username" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"access_token_encrypted" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_accounts_provider" CHECK ("oauth_accounts"."provider" in ('github', 'google', 'twitter'))
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"code_verifier" text NOT NULL,
	"invite_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"provider" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_balances" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_balances_not_negative" CHECK ("credit_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"kind" text NOT NULL,
	"roadmap_id" uuid,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_balance_not_negative" CHECK ("credit_ledger"."balance_after" >= 0),
	CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('grant', 'reserve', 'settle', 'return', 'refund', 'sync')),
	CONSTRAINT "credit_ledger_delta_sign" CHECK (case when "credit_ledger"."kind" = 'settle' then "credit_ledger"."delta" = 0 when "credit_ledger"."kind" in ('reserve', 'sync') then "credit_ledger"."delta" < 0 else "credit_ledger"."delta" > 0 end),
	CONSTRAINT "credit_ledger_roadmap" CHECK (("credit_ledger"."kind" in ('reserve', 'settle', 'return', 'refund')) = ("credit_ledger"."roadmap_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "api_quotas" (
	"user_id" uuid NOT NULL,
	"period_start" date NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "api_quotas_user_id_period_start_pk" PRIMARY KEY("user_id","period_start"),
	CONSTRAINT "api_quotas_used_not_negative" CHECK ("api_quotas"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "phase_sections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"phase_id" uuid NOT NULL,
	"section_number" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"aim" text NOT NULL,
	"category" text NOT NULL,
	"objectives" text[] NOT NULL,
	CONSTRAINT "phase_sections_number" CHECK ("phase_sections"."section_number" between 1 and 4),
	CONSTRAINT "phase_sections_objectives" CHECK (cardinality("phase_sections"."objectives") between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "roadmap_phases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"roadmap_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"overview" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roadmap_phases_position" CHECK ("roadmap_phases"."position" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "roadmaps" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"roadmap_type" text DEFAULT 'normal' NOT NULL,
	"query_type" text DEFAULT 'user' NOT NULL,
	"learning_prompt" text NOT NULL,
	"internal_learning_prompt" text,
	"state" text DEFAULT 'incomplete' NOT NULL,
	"status" text,
	"error_text" text,
	"author" text,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"is_link_shared" boolean DEFAULT true NOT NULL,
	"request_key" text,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"lease_count" smallint DEFAULT 0 NOT NULL,
	"open_status" text,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "roadmaps_type" CHECK ("roadmaps"."roadmap_type" in ('normal', 'ai', 'internship', 'godeeper')),
	CONSTRAINT "roadmaps_query_type" CHECK ("roadmaps"."query_type" in ('user', 'ai')),
	CONSTRAINT "roadmaps_state" CHECK ("roadmaps"."state" in ('incomplete', 'success', 'failure')),
	CONSTRAINT "roadmaps_prompt_length" CHECK (char_length(btrim("roadmaps"."learning_prompt")) between 3 and 1024)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"email" text,
	"avatar_url" text,
	"location" text,
	"reference" text,
	"invite_code" text,
	"usage_intent" text DEFAULT 'everything' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"bootstrap_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"open_to_internship" boolean DEFAULT false NOT NULL,
	"open_to_bizdev_internship" boolean DEFAULT false NOT NULL,
	"has_access_to_internship" boolean DEFAULT false NOT NULL,
	"cohort" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_dummy" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_name_length" CHECK (char_length(btrim("users"."name")) between 1 and 120),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_admin_is_real" CHECK (not ("users"."is_admin" and "users"."is_dummy"))
);
--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD CONSTRAINT "oauth_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_quotas" ADD CONSTRAINT "api_quotas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase_sections" ADD CONSTRAINT "phase_sections_phase_id_roadmap_phases_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."roadmap_phases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_phases" ADD CONSTRAINT "roadmap_phases_roadmap_id_roadmaps_id_fk" FOREIGN KEY ("roadmap_id") REFERENCES "public"."roadmaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_accounts_provider_account_uq" ON "oauth_accounts" USING btree ("provider","provider_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_accounts_user_provider_uq" ON "oauth_accounts" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "oauth_states_expires_idx" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_uq" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id") WHERE "sessions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_ledger_idempotency_key_uq" ON "credit_ledger" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "credit_ledger_user_idx" ON "credit_ledger" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "phase_sections_number_uq" ON "phase_sections" USING btree ("phase_id","section_number");--> statement-breakpoint
CREATE UNIQUE INDEX "roadmap_phases_position_uq" ON "roadmap_phases" USING btree ("roadmap_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "roadmaps_request_key_uq" ON "roadmaps" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "roadmaps_user_idx" ON "roadmaps" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "roadmaps"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "roadmaps_lease_idx" ON "roadmaps" USING btree ("lease_until") WHERE "roadmaps"."state" = 'incomplete' and "roadmaps"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_uq" ON "users" USING btree ("email");