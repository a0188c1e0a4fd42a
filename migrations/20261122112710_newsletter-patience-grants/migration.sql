-- When a letter is due, or counts as lost, is written with its state.
grant update (next_at) on newsletter_deliveries to ilifa_auth;
