CREATE TABLE "installation_facts" (
	"name" text PRIMARY KEY,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation_facts" ENABLE ROW LEVEL SECURITY;