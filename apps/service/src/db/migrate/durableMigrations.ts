/**
 * Migrations of the tables that nothing can restore (`durableSchema.ts`, the journal), oldest first. A database stores the number of its
 * last migration, and processes that know fewer stop. So what only adds is an addition instead (`buildDurableAdditions.ts`). Append only: a released migration never changes. The first two may find existing tables, from before migrations had
 * numbers.
 */
export const durableMigrations: readonly { name: string; statements: readonly string[] }[] = [
  {
    name: 'journal',
    statements: [
      `create table if not exists journal (
        sequence bigint primary key,
        hash text not null,
        previous text not null,
        entry jsonb not null,
        at bigint not null
      )`,
      'create unique index if not exists journal_hash on journal (hash)',
    ],
  },
  {
    name: 'secrets',
    statements: [
      'create table if not exists secrets (name text primary key, value text not null, created_at bigint not null)',
    ],
  },
  {
    name: 'sign-in',
    statements: [
      `create table auth_marks (
        kind text not null,
        id text not null,
        expires_at bigint not null,
        primary key (kind, id)
      )`,
      'create index auth_marks_expiry on auth_marks (expires_at)',
    ],
  },
  {
    name: 'notifications',
    statements: [
      `create table notification_devices (
        uuid text primary key,
        device_type text not null,
        cloud_messaging_token text,
        endpoint text,
        p256dh text,
        auth text,
        updated_at bigint not null
      )`,
      'create unique index notification_devices_token on notification_devices (cloud_messaging_token)',
      'create unique index notification_devices_endpoint on notification_devices (endpoint)',
      `create table notification_subscriptions (
        device_uuid text not null,
        chain_id text not null,
        safe text not null,
        signer text not null,
        types jsonb not null,
        primary key (device_uuid, chain_id, safe, signer)
      )`,
      'create index notification_subscriptions_safe on notification_subscriptions (chain_id, safe)',
      `create table delivery_cursors (
        receiver text primary key,
        event_id bigint not null,
        attempts integer not null,
        next_at bigint not null
      )`,
      `create table sent_notifications (
        device_uuid text not null,
        key text not null,
        at bigint not null,
        primary key (device_uuid, key)
      )`,
      'create index sent_notifications_at on sent_notifications (at)',
    ],
  },
  {
    name: 'relay',
    statements: [
      `create table relay_tasks (
        id text primary key,
        chain_id text not null,
        created_at bigint not null,
        transaction_hash text,
        state text not null
      )`,
      `create table relay_uses (
        chain_id text not null,
        account text not null,
        slot integer not null,
        task_id text not null,
        used_at bigint not null,
        primary key (chain_id, account, slot)
      )`,
    ],
  },
  {
    name: 'leases',
    statements: ['create table leases (name text primary key, holder text not null, held_until timestamptz not null)'],
  },
  {
    name: 'lives of devices',
    statements: [
      'alter table notification_devices add column proven_at bigint',
      'alter table notification_devices add column client text',
      'create index notification_devices_client on notification_devices (client)',
      'create index notification_devices_unproven on notification_devices (updated_at) where proven_at is null',
    ],
  },
  {
    name: 'ended sessions',
    statements: [
      'create table ended_sessions (id text primary key, expires_at bigint not null)',
      "insert into ended_sessions select id, expires_at from auth_marks where kind = 'ended'",
      "delete from auth_marks where kind = 'ended'",
    ],
  },
  {
    name: 'recorded prices',
    statements: [
      `create table recorded_prices (
        day text not null,
        chain_id text not null,
        asset text not null,
        currency text not null,
        price text not null,
        primary key (chain_id, day, asset, currency)
      )`,
      `create table hourly_prices (
        hour integer not null,
        chain_id text not null,
        asset text not null,
        currency text not null,
        price text not null,
        primary key (chain_id, hour, asset, currency)
      )`,
    ],
  },
  {
    name: 'webhooks of owners',
    statements: [
      `create table notification_webhooks (
        id text primary key,
        chain_id text not null,
        safe text not null,
        owner text not null,
        url text not null,
        types jsonb not null,
        created_at bigint not null
      )`,
      'create index notification_webhooks_safe on notification_webhooks (chain_id, safe)',
      'create index notification_webhooks_owner on notification_webhooks (owner)',
      `create table delivery_log (
        webhook_id text not null,
        id text not null,
        seq bigint generated always as identity,
        type text not null,
        body text not null,
        at bigint not null,
        state text not null,
        attempts integer not null,
        status integer,
        attempted_at bigint,
        next_at bigint not null,
        primary key (webhook_id, id)
      )`,
      'create index delivery_log_order on delivery_log (webhook_id, seq)',
      "create index delivery_log_waiting on delivery_log (webhook_id, seq) where state = 'waiting'",
    ],
  },
  {
    name: 'followed and banned accounts',
    statements: [
      `create table followed_accounts (
        chain_id text not null,
        safe text not null,
        read_at bigint not null,
        primary key (chain_id, safe)
      )`,
      'create table banned_accounts (safe text primary key, banned_at bigint not null)',
    ],
  },
]
