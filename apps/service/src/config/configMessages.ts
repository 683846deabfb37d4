import { defineMessages } from '@countersign/primitives'

type Place = { port: number; host: string }

export const configMessages = defineMessages('service-config', {
  problems: (problems: readonly string[]) =>
    `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  portTaken: ({ port, host }: Place) =>
    `Port ${port} on ${host} is taken by another program. Stop that program or set PORT to a free port.`,
  portUnusable: ({ port, host, reason }: Place & { reason: string }) =>
    `The service could not listen on ${host}:${port}: ${reason}. Set HOST and PORT to an address of this machine.`,
  unknownSetting: ({ name }: { name: string }) => `${name}: This setting does not exist. Check its spelling.`,
  notJson: ({ path, reason }: { path: string; reason: string }) =>
    `The file ${path} is not valid JSON: ${reason}. Check its path and its content.`,
  notObject: ({ path }: { path: string }) =>
    `The file ${path} could not be read as a JSON object. Check its path and its content.`,
  chainTwice: ({ field, value }: { field: string; value: string }) => `chains: two chains have the ${field} ${value}.`,
  apiKeyTwice: ({ field, name }: { field: string; name: string }) =>
    `apiKeys: the ${field} of "${name}" is in two entries.`,
  unknownRoute: ({ name, path, near }: { name: string; path: string; near: readonly string[] }) =>
    `apiKeys: the key "${name}" has a limit for ${path}, but no route has this path or one below it.${near.length === 0 ? ' The paths are at /docs.' : ` Near it: ${near.join(', ')}.`}`,
  appTwice: ({ field, value }: { field: string; value: string | number }) =>
    `safeApps: two apps have the ${field} ${value}.`,
  appOnUnknownChain: ({ name, chainId }: { name: string; chainId: string }) =>
    `safeApps: the app "${name}" names the chain ${chainId}, which is not configured.`,
  readOnlyNeedsServer:
    'readOnly: the embedded database has one process, which must write. Set databaseUrl or DATABASE_URL.',
  brokerNeedsServer:
    'brokerUrl: the embedded database has one process, which needs no broker. Set databaseUrl or DATABASE_URL, or remove it.',
  replicaNeedsServer:
    'databaseReadUrl: there is no server of which it could be a replica. Set databaseUrl or DATABASE_URL too.',
  demoNeedsLocal: 'demo: demo owners need a local chain, and none is configured.',
  demoNotLocal: ({ name, chainId }: { name: string; chainId: string }) =>
    `demo: the account "${name}" is on chain ${chainId}, which is not a local chain.`,
  demoWithoutLocal:
    'Demo owners are configured, but no chain is marked isLocal. Remove "demo", or configure a local chain.',
  demoOnForeignChain: ({ name, chainId, local }: { name: string; chainId: string; local: readonly string[] }) =>
    `The demo account "${name}" is on chain ${chainId}, which is not local. Demo accounts belong on local chains (${local.join(', ')}).`,
  keyFileUnreadable: ({ reason }: { reason: string }) => `relay.privateKeyFile could not be read: ${reason}.`,
  keyFileMalformed: ({ path, length }: { path: string; length: number }) =>
    `relay.privateKeyFile: ${path} must contain 0x and 64 hex digits and nothing else; it has ${length} characters.`,
  unknownPreset: ({ name, known }: { name: string; known: readonly string[] }) =>
    `There is no preset "${name}"; there are ${known.join(', ')}`,
  otherChainId: ({ preset, chainId, given }: { preset: string; chainId: number | bigint; given: string | number }) =>
    `The preset ${preset} has the chain id ${chainId}, the entry says ${given}`,
  chainIdUnreadable: ({ place, reason }: { place: number; reason: string }) =>
    `chains.${place}: the chain id could not be read from the node. ${reason} Check the URL, or give chainId.`,
})
