-- What a partner has brought is kept as long as its order (docs/data-protection.md).
alter table affiliate_order drop constraint affiliate_order_purchase_id_fkey;
alter table affiliate_order add constraint affiliate_order_purchase_id_fkey
  foreign key (purchase_id) references purchase on delete cascade;
