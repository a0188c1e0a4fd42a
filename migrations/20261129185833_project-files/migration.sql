CREATE TABLE "project_files" (
	"workspace_id" uuid,
	"id" uuid,
	"project_id" uuid NOT NULL,
	CONSTRAINT "project_files_pkey" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "project_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attachments" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "project_files_of_project" ON "project_files" ("workspace_id","project_id");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_workspace_id_workspaces_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_attachment" FOREIGN KEY ("workspace_id","id") REFERENCES "attachments"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "projects"("workspace_id","id") ON DELETE CASCADE;--> statement-breakpoint
CREATE POLICY "attachments_of_projects" ON "attachments" AS PERMISSIVE FOR SELECT TO "ilifa_app" USING (workspace_id = (select app_workspace()) and (select app_accounts()) is not null and transaction_id is null and exists (
    select from project_files f where f.workspace_id = attachments.workspace_id and f.id = attachments.id));--> statement-breakpoint
CREATE POLICY "project_files_of_workspace" ON "project_files" AS PERMISSIVE FOR ALL TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p))) WITH CHECK (workspace_id = (select app_workspace()) and ((select app_accounts()) is null or project_id in (select p.id from projects p)));
--> statement-breakpoint
grant select, insert, delete on project_files to ilifa_app;
--> statement-breakpoint
create trigger recorded_after_insert after insert on project_files
  referencing new table as new_rows for each statement execute function record_change('none');
--> statement-breakpoint
create trigger recorded_after_delete after delete on project_files
  referencing old table as old_rows for each statement execute function record_change('none');
--> statement-breakpoint
-- For tables that hold attachments by their ids: what is taken out there is deleted, and comes back with an undo for 30 days.
create function delete_held_attachments() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  update attachments a set deleted_at = now() from old_rows o
    where a.workspace_id = o.workspace_id and a.id = o.id
      and a.transaction_id is null and a.deleted_at is null;
  return null;
end $$;
--> statement-breakpoint
create function restore_held_attachments() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  update attachments a set deleted_at = null from new_rows n
    where a.workspace_id = n.workspace_id and a.id = n.id
      and a.transaction_id is null and a.deleted_at is not null;
  return null;
end $$;
--> statement-breakpoint
revoke execute on function delete_held_attachments(), restore_held_attachments() from public;
--> statement-breakpoint
create trigger attachments_deleted after delete on project_files
  referencing old table as old_rows for each statement execute function delete_held_attachments();
--> statement-breakpoint
create trigger attachments_restored after insert on project_files
  referencing new table as new_rows for each statement execute function restore_held_attachments();
