-- That the cross-contact is fully stated is said of the whole dish and never of a component: nothing reads it any more.
alter table components drop column cross_contact_stated_at;
