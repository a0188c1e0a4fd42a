grant select, insert, update, delete on assets, asset_valuations, account_shares to ilifa_app;
