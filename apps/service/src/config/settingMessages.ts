import { defineMessages } from '@countersign/primitives'

export const settingMessages = defineMessages('service-settings', {
  port: 'PORT must be a whole number from 0 to 65535',
  host: 'HOST must not be empty',
  dataDir: 'DATA_DIR must not be empty',
  databaseUrl: 'DATABASE_URL must begin with postgres:// (leave it unset for the embedded database)',
  databaseReadUrl: 'DATABASE_READ_URL must begin with postgres:// (leave it unset without a replica)',
  brokerUrl:
    'the address of a NATS server, as in nats://broker.example:4222, or with tls:// for an encrypted connection',
  readOnly: 'READ_ONLY must be true or false',
  relayerKey: 'RELAYER_PRIVATE_KEY must be 0x and 64 hex digits',
  logLevel: 'LOG_LEVEL must be one of silent, error, warn, info, debug',
  hostName: 'a host is a name without scheme and port, as in wallet.example',
  nameServer: 'a name server is an IP address, with a port or without, as in 9.9.9.9 or 127.0.0.1:5353',
  pageUrl:
    'the address of the page without a slash at its end, as in https://wallet.example, or for a host of plain files with /# at its end, as in https://files.example/folder/#',
  trezorScript: 'a path on this host, as in /vendor/trezor-connect.js',
  adminToken: 'Expected at least 32 characters',
  secretWithWhiteSpace:
    'contains a space or another white space, which a client cannot send in "Authorization: Bearer …"',
  apiKeyName: 'the name of a key has up to 64 letters, digits, dots, hyphens and underscores',
  routePath: 'a path of a route begins with a slash and has none at its end, as in /v1/chains/{chainId}/safes',
  metricsToken: 'Expected at least 16 characters',
  telemetryEndpoint: 'the address of a collector is an http address without a query, as in http://127.0.0.1:4318',
  traceShare: 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, the share of requests that are traced',
  noOracle: 'ORACLE is not followed: fees come from the node. Use FIXED or FIXED1559, or leave gasPrice out',
  explorerUrl: 'an address of the explorer begins with http:// or https://, as in https://scan.example/tx/{{txHash}}',
  shortName: 'a short name is lower-case letters, digits and hyphens, as in eth',
  chain: 'A chain must be an object',
  decimal: 'Expected a plain decimal, as in "1.05"',
  currency: 'Expected a currency code, as in USD',
  priceUrl: 'Expected an http address',
  origin: 'an origin is scheme and host, as in https://wallet.example',
  webhookUrl: 'must be an http or https URL',
  privateHost:
    'a private host is a name or an address as it is in the URL, with the port unless it is the usual one, as in hooks.internal:8443',
  webhookSecret: 'a webhook needs a secret of at least 16 characters',
  contact: 'a contact is mailto:… or https://…',
  relayUrl: 'a relay is a WebSocket URL, as in wss://relay.example',
  sourceServer: 'a source server is an http URL, for example https://sourcify.example/server',
  appUrl: 'Expected an http or https URL',
})
