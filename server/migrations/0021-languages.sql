-- In which language somebody is written to: that of their last sign-in, or of the enquiry.
alter table users add column language text not null default 'en' check (language in ('en', 'es'));
alter table enquiries add column language text not null default 'en' check (language in ('en', 'es'));
