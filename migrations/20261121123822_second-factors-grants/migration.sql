-- What shows who somebody is, is out of reach of the role that works on books.
grant select, insert, update, delete on
  passkeys, passkey_challenges, totp_secrets, backup_codes, email_codes, trusted_devices, failed_factors
  to ilifa_auth;
