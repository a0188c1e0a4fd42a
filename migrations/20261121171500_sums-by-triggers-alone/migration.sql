-- It runs with the rights of its owner; the triggers that call it need nobody to be allowed to.
revoke execute on function keep_transaction_sums() from public;
