import { AddressSchema, ChainId, DemoContact, DemoOwner } from '@countersign/api'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { ApiKeyConfig } from './ApiKeyConfig.ts'
import { AuthConfig, Origin } from './AuthConfig.ts'
import { bearerSecret } from './bearerSecret.ts'
import { ChainEntry } from './ChainEntry.ts'
import { DatabaseConfig } from './DatabaseConfig.ts'
import { EnrolmentConfig } from './EnrolmentConfig.ts'
import { LimitsConfig } from './LimitsConfig.ts'
import { NftMetadataConfig } from './NftMetadataConfig.ts'
import { NotificationsConfig } from './NotificationsConfig.ts'
import { PolicyConfig } from './PolicyConfig.ts'
import { RelayConfig } from './RelayConfig.ts'
import { SafeAppConfig } from './SafeAppConfig.ts'
import { SourcesConfig } from './SourcesConfig.ts'
import { TelemetryConfig } from './TelemetryConfig.ts'
import { TokenListConfig } from './TokenListConfig.ts'
import { WalletConnectConfig } from './WalletConnectConfig.ts'
import { settingMessages } from './settingMessages.ts'

/** As browsers send it, without the port. */
const HostName = z.string().check(
  z.regex(/^(\*|[^\s:/]+|\[[0-9a-f:.]+\])$/i, {
    error: settingMessages.hostName,
  }),
)

/** In the form of `dns.setServers`. */
const NameServer = z.string().check(
  z.refine((text) => isIP(text) !== 0 || /^(\d+(\.\d+){3}|\[[0-9a-f:.]+\]):\d{1,5}$/i.test(text), {
    error: settingMessages.nameServer,
  }),
)

/** An address to which a path is appended, so it has no query and no slash at its end. */
const PageUrl = z.string().check(
  z.refine((text) => URL.canParse(text) && /^https?:\/\/[^?#\s]+[^/\s]$|^https?:\/\/[^?#\s]+\/#$/.test(text), {
    error: settingMessages.pageUrl,
  }),
)

/** Demo data of local chains; refused when one of the chains is not local. */
const DemoConfig = z.object({
  owners: z.array(DemoOwner),
  accounts: z.array(z.object({ chainId: ChainId, address: AddressSchema, name: z.string() })),
  /** Names of the addresses that the demo pays. */
  contacts: z._default(z.array(DemoContact), []),
})

/** The configuration of a service process: the JSON file merged with environment variables, or the values of the launcher. */
export const ServiceConfig = z.object({
  port: z._default(z.number(), 4180),
  host: z._default(z.string(), '127.0.0.1'),
  dataDir: z._default(z.string(), '.countersign'),
  databaseUrl: z.optional(z.string()),
  /** A streaming replica of the same PostgreSQL server, for the reads of cached answers. */
  databaseReadUrl: z.optional(z.string()),
  /** A NATS server that carries events between the processes in place of LISTEN/NOTIFY. The same for all processes. */
  brokerUrl: z.optional(z.string().check(z.regex(/^(nats|tls):\/\/./, { error: settingMessages.brokerUrl }))),
  /** This process answers reads and event streams, holds no lease and writes nothing. Needs PostgreSQL and another process that writes. */
  readOnly: z._default(z.boolean(), false),
  database: z.prefault(DatabaseConfig, {}),
  /** Folder of the built page; no page is served when absent. */
  pageDir: z.optional(z.string()),
  chains: z.array(ChainEntry).check(z.minLength(1)),
  demo: z.optional(DemoConfig),
  walletConnect: z.prefault(WalletConnectConfig, {}),
  /** Null switches off requests for verified contract sources. */
  sources: z._default(z.nullable(SourcesConfig), null),
  /** Folder of ERC-7730 files whose descriptions are shown beside the calls; null: none. */
  descriptorsDir: z._default(z.nullable(z.string().check(z.minLength(1))), null),
  /**
   * Path of Trezor’s Connect script in the page’s folder, for example /vendor/trezor-connect.js. Without it the page does not offer Trezor.
   */
  trezorScript: z._default(
    z.nullable(z.string().check(z.regex(/^(\/[\w-][\w.-]*)+\.js$/, { error: settingMessages.trezorScript }))),
    null,
  ),
  /**
   * Origins of other wallets that may embed this page in a frame, so that their accounts can be used here. All other origins are refused.
   */
  embeddedIn: z._default(z.array(Origin), []),
  /** Apps offered inside the page; transactions they propose carry their name. */
  safeApps: z._default(z.array(SafeAppConfig), []),
  /** Also fetch manifests from http://localhost, on every port, for developers of an app. */
  appsOnLocalhost: z._default(z.boolean(), false),
  /** Public address of the page, for links in answers; without it the host of each request is used. */
  publicUrl: z.optional(PageUrl),
  /** Host names of this service besides local ones. Configuration with keys is sent only to requests for one of these names. `*`: any. */
  allowedHosts: z._default(z.array(HostName), []),
  /** Number of proxies in front of the service whose forwarded headers are trusted. */
  trustProxy: z._default(z.number(), 0),
  /** Name servers for names that clients and contracts supply, as `address` or `address:port`; the machine's own when empty. */
  nameServers: z._default(z.array(NameServer), []),
  /** Requests per minute and address before 429. */
  rateLimitPerMinute: z._default(z.number().check(z.gte(1)), 6000),
  /** Keys of clients with limits of their own; without a key the limit is that of the address. */
  apiKeys: z._default(z.array(ApiKeyConfig), []),
  /** Hours that events are stored for clients that reconnect; clients that return later must load everything again. */
  eventRetentionHours: z._default(z.number().check(z.positive()), 168),
  /** Days after which a proposal without signature is deleted. */
  unsignedRetentionDays: z._default(z.number().check(z.positive()), 30),
  /** Days after which the creation data of an undeployed account are deleted when nothing refers to the account. */
  undeployedRetentionDays: z._default(z.number().check(z.positive()), 30),
  limits: z.prefault(LimitsConfig, {}),
  enrolment: z.prefault(EnrolmentConfig, {}),
  policy: z.prefault(PolicyConfig, {}),
  auth: z.prefault(AuthConfig, {}),
  notifications: z.prefault(NotificationsConfig, {}),
  relay: z.prefault(RelayConfig, {}),
  nftMetadata: z.prefault(NftMetadataConfig, {}),
  /** Null: only `tokens` of the chain entries are listed. */
  tokenList: z._default(z.nullable(TokenListConfig), null),
  /** Key of the operator for the routes below /admin; without it they do not exist. */
  adminToken: z.optional(bearerSecret(32, settingMessages.adminToken)),
  /** Token for reading /metrics from other machines; without it only this machine may read them. */
  metricsToken: z.optional(bearerSecret(16, settingMessages.metricsToken)),
  telemetry: z.prefault(TelemetryConfig, {}),
  /** One line of the log for each request. Raises `logLevel` to `info`. */
  accessLog: z._default(z.boolean(), false),
  logLevel: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
})
export type ServiceConfig = z.output<typeof ServiceConfig>
/** Configuration of the service as an operator writes it, before defaults are added. */
export type ServiceConfigInput = z.input<typeof ServiceConfig>
