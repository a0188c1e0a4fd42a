ALTER TABLE "transactions" DROP CONSTRAINT "transactions_workspace_id_workspaces_id_fkey";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_user_id_users_id_fkey";