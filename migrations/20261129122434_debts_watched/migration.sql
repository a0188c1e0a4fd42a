CREATE POLICY "debt_plans_listed" ON "debt_plans" AS PERMISSIVE FOR SELECT TO "ilifa_auth" USING (true);--> statement-breakpoint
grant select on debt_plans to ilifa_auth;
