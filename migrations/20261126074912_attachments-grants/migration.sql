-- Files are never changed; they go by the trigger below, and with their workspace.
grant select, insert on attachment_files, attachment_pieces to ilifa_app;
--> statement-breakpoint
-- Attached by members, deleted and restored by a mark on the row; gone by the function below, and with the transaction.
grant select, insert on attachments to ilifa_app;
--> statement-breakpoint
grant update (deleted_at) on attachments to ilifa_app;
--> statement-breakpoint
-- A file goes with the last receipt that it is: one that was deleted within 30 days counts.
create function drop_unattached_files() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  delete from attachment_files f using (select distinct workspace_id, file_id from gone) g
    where f.workspace_id = g.workspace_id and f.id = g.file_id
      and not exists (select from attachments a where a.workspace_id = f.workspace_id and a.file_id = f.id);
  return null;
end $$;
--> statement-breakpoint
create trigger attachments_gone after delete on attachments
  referencing old table as gone for each statement execute function drop_unattached_files();
--> statement-breakpoint
-- Receipts that were deleted 30 days ago can no longer be restored.
create function forget_deleted_attachments(at timestamptz) returns void language sql security definer
set search_path = pg_catalog, public as $$
  delete from attachments where deleted_at < at - interval '30 days'
$$;
--> statement-breakpoint
revoke execute on function drop_unattached_files(), forget_deleted_attachments(timestamptz) from public;
--> statement-breakpoint
grant execute on function forget_deleted_attachments(timestamptz) to ilifa_app;
