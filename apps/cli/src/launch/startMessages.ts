import { defineMessages } from '@countersign/primitives'
import { startCommand } from './startCommand.ts'

type Port = { port: number; variable: string }

export const startMessages = defineMessages('launcher', {
  configUnusable: ({ problems }: { problems: readonly string[] }) =>
    `The configuration is not usable: ${problems.join('; ')}.`,
  noChain:
    'DEVNET is off and no configuration is given, so there is no chain to serve. Add --config <file>, or start without DEVNET.',
  resetOfOwnChains:
    '--reset is for local chains. Proposals and signatures of your own chains cannot be indexed again; to delete them all the same, remove the data folder yourself.',
  resetOfPostgres:
    '--reset deletes the local chains and the embedded database, but DATABASE_URL names a PostgreSQL server, which it does not touch. Drop that database and the data folder yourself, or start without DATABASE_URL.',
  badOption: ({ reason }: { reason: string }) => `${reason}\n    ${startCommand('--help')} lists the options.`,
  notAPort: ({ name, text }: { name: string; text: string }) =>
    `${name} is "${text}", but a port is a number from 0 to 65535.`,
  notALimit: ({ text }: { text: string }) =>
    `--limit is "${text}", expected a name and a number, as in rateLimitPerMinute=60000, limits.streamsPerAddress=1000, enrolment.freeAccounts=50 or auth.requestsPerMinute=20.`,
  unknownLimit: ({ name }: { name: string }) =>
    `--limit ${name}: the service has no such setting. The guides list them under "Limits" in docs/operating.md.`,
  notASwitch: ({ text }: { text: string }) => `DEVNET is "${text}", expected on or off.`,
  notReady: ({ seconds, url, said }: { seconds: number; url: string; said: string }) =>
    `The service is not ready after ${seconds} s; ${url}/health/ready answers: ${said}. Check that the RPC URL of every configured chain can be reached.`,
  notReached: ({ chains, seconds }: { chains: readonly string[]; seconds: number }) =>
    `No node answered for ${chains.join(', ')} within ${seconds} s. Check that the RPC URL of every configured chain can be reached.`,
  dataDirUnusable: ({ dataDir, reason }: { dataDir: string; reason: string }) =>
    `The data folder ${dataDir} cannot be used: ${reason}. Correct its permissions or free some space, or name another one with DATA_DIR=…`,
  foreignDataDir: ({ dataDir, file }: { dataDir: string; file: string }) =>
    `${dataDir} was not made by Countersign (it has no ${file}), so --reset leaves it alone. Check DATA_DIR, or remove the folder yourself.`,
  otherGenesis: ({ chainId, hash, known }: { chainId: number; hash: string; known: string }) =>
    `The saved state of chain ${chainId} is gone (its first block is ${hash}, it was ${known}), but the service still has data of the old chain. Put the state file back, or begin anew: ${startCommand('--reset')}`,
  alreadyRuns: ({ dataDir, pid }: { dataDir: string; pid: number }) =>
    `Countersign already runs on ${dataDir} (process ${pid}). Stop it first, or start a second one with another folder and port: DATA_DIR=.countersign-2 PORT=4280 ${startCommand()}`,
  lockNotTaken: ({ file }: { file: string }) =>
    `The lock ${file} could not be taken. Remove it if no other Countersign uses the folder.`,
  portOfOtherProtocol: ({ port, variable }: Port) =>
    `No browser opens port ${port}: it belongs to another protocol. Choose another: ${variable}=${port + 1000} ${startCommand()}`,
  portTaken: ({ port, variable, host, other }: Port & { host: string; other: number }) =>
    `Port ${port} on ${host} is taken by another program. Stop that one, or choose another port: ${variable}=${other} ${startCommand()}`,
  portForbidden: ({ port, variable }: Port) =>
    `This user may not listen on port ${port}. Choose one above 1023: ${variable}=4180 ${startCommand()}`,
  noSuchAddress: ({ host }: { host: string }) =>
    `HOST is ${host}, but this machine has no such address. Use 127.0.0.1 (this machine only) or 0.0.0.0 (every network).`,
  addressUnusable: ({ host, port, reason }: { host: string; port: number; reason: string }) =>
    `The address ${host}:${port} cannot be used: ${reason}.`,
  notBuilt: ({ name, code, output }: { name: string; code: number | null; output: string }) =>
    `The ${name} could not be built (vite ended with ${code ?? 'a signal'}). It said:\n    ${output}`,
  appPorts: ({ demo, port }: { demo: number; port: number }) =>
    `The apps need two ports, ${demo} and ${demo + 1}, besides the page's own, ${port}. Choose others: APP_PORT=5181 ${startCommand()}`,
  stopped: 'Stopped while starting.',
  diskFull: ({ reason }: { reason: string }) =>
    `The disk is full (${reason}). Free some space and start again; what was saved before is untouched.`,
  notWritable: ({ reason }: { reason: string }) =>
    `A file cannot be written (${reason}). Correct the permissions, or name another data folder with DATA_DIR=…`,
  portInUse: ({ reason }: { reason: string }) =>
    `The port is taken (${reason}). Choose another one: PORT=4280 ${startCommand()}`,
  unforeseen: ({ stack }: { stack: string }) => `Something unforeseen: ${stack}`,
  chainGone: ({ chainId, pid, reason }: { chainId: number; pid: number | undefined; reason: string }) =>
    `Chain ${chainId} (process ${pid}) is gone: ${reason}. Start again with ${startCommand()}; it goes on from its last saved block.`,
  deleted: ({ dataDir }: { dataDir: string }) => `deleted the saved chains and the service's data in ${dataDir}`,
  stepFailed: ({ step, reason }: { step: string | null; reason: string }) => `${step ?? 'stopping'} failed: ${reason}`,
  stopping: 'stopping',
  stepPage: 'page',
  stepApps: 'apps',
  stepService: 'service',
  stepDemoQueue: 'demo queue',
  stepServiceStopped: 'service stopped',
  stepAnvil: ({ version }: { version: string }) => `Download of anvil ${version} for the local chains (once)`,
  anvilNotInstalled: ({ name, version }: { name: string; version: string }) =>
    `npm could not install ${name}@${version}, which runs the local chains. Check the network, or set ANVIL_BIN to the path of an anvil binary. Your own chains need none: countersign serve --config <file>`,
  stepChain: ({ chainId }: { chainId: number }) => `chain ${chainId}`,
  stepContracts: ({ chainId }: { chainId: number }) => `chain ${chainId} contracts`,
  stepDemoAccount: ({ chainId }: { chainId: number }) => `chain ${chainId} demo account`,
  stepChainStopped: ({ chainId }: { chainId: number }) => `chain ${chainId} saved and stopped`,
  built: 'built',
  upToDate: 'up to date',
  restored: ({ url }: { url: string }) => `${url}, restored`,
  checked: ({ count }: { count: number }) => `${count} checked`,
  proposed: ({ count }: { count: number }) => `${count} proposed`,
  open: ({ host, port, seconds }: { host: string; port: string; seconds: string }) =>
    `Open http://${host}:${port}   ready after ${seconds}, Ctrl-C stops`,
  usage: `
  npm start                                  two local chains, demo organisation, service and page
  npm start -- --port 5000 --data folder     on another port, stored in another folder
  npm start -- --reset                       the same, after deleting the saved chains and the service's data
  npm start -- --config countersign.json     your own chains, no local ones

  npm start -- --limit rateLimitPerMinute=600 --limit limits.streamsPerAddress=50
                                             other limits, by their names in the configuration

  Environment: PORT (4180), APP_PORT (the one after it; the demo app, and on the next one this page as an app), HOST (127.0.0.1), DATA_DIR (.countersign), DATABASE_URL (embedded database),
  DEVNET (on unless a config is given), ANVIL_BIN (anvil for platforms without a packaged one),
  WALLETCONNECT_PROJECT_ID, WALLETCONNECT_RELAY_URL (phone wallets), EMBEDDED_IN (wallets that may frame the page),
  ADMIN_TOKEN, METRICS_TOKEN (keys of the operator), LOG_LEVEL (warn), OTEL_EXPORTER_OTLP_ENDPOINT (collector of traces and metrics)
`,
})
