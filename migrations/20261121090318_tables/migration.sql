CREATE TABLE "audit_heads" (
	"chain_id" uuid PRIMARY KEY,
	"number" bigint NOT NULL,
	"hash" bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY,
	"points" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "security_audit_logs" (
	"chain_id" uuid,
	"number" bigint,
	"workspace_id" uuid,
	"user_id" uuid,
	"action" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" text,
	"ip_address" text,
	"user_agent" text,
	"metadata" jsonb DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"previous_hash" bytea NOT NULL,
	"hash" bytea NOT NULL,
	CONSTRAINT "security_audit_logs_pkey" PRIMARY KEY("chain_id","number")
);
--> statement-breakpoint
ALTER TABLE "security_audit_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_type" text NOT NULL,
	"account_number_sealed" text,
	"account_number_last4" text,
	"account_number_hash" text,
	"country" char(2) NOT NULL,
	"currency" char(3) NOT NULL,
	"opening_minor" bigint DEFAULT 0 NOT NULL,
	"account_tag" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_accounts_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "bank_accounts_currency" UNIQUE("workspace_id","id","currency")
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "categories" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"parent_id" uuid,
	"slug" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"colour" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "failed_sign_ins" (
	"id" uuid PRIMARY KEY,
	"email" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "failed_sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL UNIQUE,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"first_name" text,
	"last_name" text,
	"user_type" text DEFAULT 'individual' NOT NULL,
	"country" text DEFAULT 'ZA' NOT NULL,
	"date_of_birth" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_files" (
	"workspace_id" uuid,
	"import_id" uuid,
	"bytes" bytea NOT NULL,
	CONSTRAINT "import_files_pkey" PRIMARY KEY("workspace_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "import_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"workspace_id" uuid,
	"account_id" uuid,
	"shape" text,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_pkey" PRIMARY KEY("workspace_id","account_id","shape")
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_progress" (
	"workspace_id" uuid,
	"import_id" uuid,
	"phase" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_progress_pkey" PRIMARY KEY("workspace_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "import_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"byte_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"format" text,
	"status" text NOT NULL,
	"choices" jsonb DEFAULT '{}' NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"merged" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"outcomes" jsonb DEFAULT '[]' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"reverted_at" timestamp with time zone,
	CONSTRAINT "imports_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "merchant_memory" (
	"workspace_id" uuid,
	"merchant" text,
	"direction" text,
	"category_id" uuid NOT NULL,
	"corrections" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_memory_pkey" PRIMARY KEY("workspace_id","merchant","direction")
);
--> statement-breakpoint
ALTER TABLE "merchant_memory" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transaction_sums" (
	"workspace_id" uuid,
	"account_id" uuid,
	"month" char(7),
	"category_id" uuid,
	"in_minor" numeric(38,0) NOT NULL,
	"out_minor" numeric(38,0) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "transaction_sums_pkey" PRIMARY KEY("workspace_id","account_id","month","category_id")
);
--> statement-breakpoint
ALTER TABLE "transaction_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transactions" (
	"workspace_id" uuid,
	"id" uuid,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"booked_on" date NOT NULL,
	"description" text NOT NULL,
	"bank_text" text,
	"category_id" uuid,
	"category_source" text,
	"minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"reference" text,
	"status" text DEFAULT 'booked' NOT NULL,
	"import_id" uuid,
	"import_line" integer,
	"source_id" text,
	"content_hash" text,
	"occurrence" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "transactions_pkey" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "transactions_amount_size" CHECK (minor between -100000000000000000 and 100000000000000000),
	CONSTRAINT "transactions_description_length" CHECK (char_length(description) between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "members" (
	"workspace_id" uuid,
	"user_id" uuid,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_pkey" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"country" char(2) NOT NULL,
	"currency" char(3) NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspaces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "audit_of_user" ON "security_audit_logs" ("user_id",created_at desc);--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "categories" ("workspace_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" ("workspace_id","slug") WHERE slug is not null;--> statement-breakpoint
CREATE INDEX "credentials_of_user" ON "credentials" ("user_id");--> statement-breakpoint
CREATE INDEX "failed_sign_ins_by_email" ON "failed_sign_ins" ("email","at");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" (lower("email"));--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" ("identifier");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" ("workspace_id",created_at desc);--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" ("workspace_id","currency",booked_on desc,id desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "transactions_of_account" ON "transactions" ("workspace_id","account_id",booked_on desc,id desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "transactions_of_category" ON "transactions" ("workspace_id","category_id",booked_on desc,id desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "transactions_of_import" ON "transactions" ("workspace_id","import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_content" ON "transactions" ("workspace_id","account_id","content_hash","occurrence") WHERE content_hash is not null;--> statement-breakpoint
CREATE INDEX "members_by_user" ON "members" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_personal_workspace" ON "workspaces" ("created_by") WHERE kind = 'personal';--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent" FOREIGN KEY ("workspace_id","parent_id") REFERENCES "categories"("workspace_id","id");--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import" FOREIGN KEY ("workspace_id","import_id") REFERENCES "imports"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "bank_accounts"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "merchant_memory" ADD CONSTRAINT "merchant_memory_category" FOREIGN KEY ("workspace_id","category_id") REFERENCES "categories"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account" FOREIGN KEY ("workspace_id","account_id","currency") REFERENCES "bank_accounts"("workspace_id","id","currency");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_category" FOREIGN KEY ("workspace_id","category_id") REFERENCES "categories"("workspace_id","id");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_created_by_users_id_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id");--> statement-breakpoint
CREATE POLICY "audit_seen" ON "security_audit_logs" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (workspace_id = (select app_workspace()) or (workspace_id is null and user_id = (select app_user())));--> statement-breakpoint
CREATE POLICY "bank_accounts_of_workspace" ON "bank_accounts" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "categories_of_workspace" ON "categories" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "credentials_of_identity" ON "credentials" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "failed_sign_ins_of_identity" ON "failed_sign_ins" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sessions_of_identity" ON "sessions" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "users_of_identity" ON "users" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "users_seen_by_members" ON "users" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (id = (select app_user()) or id in (select user_id from members where workspace_id = (select app_workspace())));--> statement-breakpoint
CREATE POLICY "verifications_of_identity" ON "verifications" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "import_files_of_workspace" ON "import_files" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "import_mappings_of_workspace" ON "import_mappings" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "import_progress_of_workspace" ON "import_progress" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "imports_of_workspace" ON "imports" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "merchant_memory_of_workspace" ON "merchant_memory" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "transaction_sums_of_workspace" ON "transaction_sums" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "transactions_of_workspace" ON "transactions" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace())) WITH CHECK (workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "members_of_identity" ON "members" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "members_seen_by_members" ON "members" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (user_id = (select app_user()) or workspace_id = (select app_workspace()));--> statement-breakpoint
CREATE POLICY "workspaces_of_identity" ON "workspaces" AS PERMISSIVE FOR ALL TO "ilifa_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "workspaces_seen_by_members" ON "workspaces" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (id in (select workspace_id from members where user_id = (select app_user())));