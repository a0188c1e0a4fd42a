CREATE TABLE "audit_archives" (
	"id" uuid PRIMARY KEY,
	"before" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"lines" bigint NOT NULL,
	"file_sha256" text NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_archives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_cuts" (
	"chain_id" uuid,
	"last_number" bigint,
	"archive_id" uuid NOT NULL,
	"first_number" bigint NOT NULL,
	"last_hash" bytea NOT NULL,
	CONSTRAINT "audit_cuts_pkey" PRIMARY KEY("chain_id","last_number")
);
--> statement-breakpoint
ALTER TABLE "audit_cuts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "audit_cuts_of_archive" ON "audit_cuts" ("archive_id");--> statement-breakpoint
ALTER TABLE "audit_cuts" ADD CONSTRAINT "audit_cuts_archive_id_audit_archives_id_fkey" FOREIGN KEY ("archive_id") REFERENCES "audit_archives"("id");