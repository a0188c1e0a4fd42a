-- A webhook is called only while whoever it belongs to may be told. Those made before that was kept belong to the owner.
update webhook_endpoints e set user_id = (
  select m.user_id from members m where m.workspace_id = e.workspace_id and m.role = 'owner'
  order by m.created_at, m.user_id limit 1
) where e.user_id is null;
-- Whoever changes something in a workspace asks whose webhooks are to be told.
grant select (user_id) on webhook_endpoints to ilifa_app;
