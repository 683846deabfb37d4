import { defineMessages, listText, plural } from '@countersign/primitives'

type Setup = { threshold: number; owners: number }

/** `<missing/>`, `<extra/>` and `<contracts/>` are names, drawn by the panel. */
export const healthMessages = defineMessages('health', {
  run: 'Run again',
  checking: 'Checking',
  unread: ({ reason }: { reason: string }) => `The chain could not be read, so these facts are not checked. ${reason}`,
  fine: ({ names }: { names: readonly string[] }) => `No problem found: ${listText(names)}`,
  reading: 'Not checked yet: this page is reading the chain.',
  show: 'Show',
  hide: 'Hide',
  review: 'Review',
  upgrade: 'See upgrade',
  accepted: ({ day }: { day: string }) => `You accepted this on ${day}.`,
  unknownContract: 'code that is not known here',
  names: ['owners', 'contract', 'modules', 'guard', 'fallback handler'],

  owners: 'Owners and threshold',
  ownersAgree: ({ threshold, owners }: Setup) => `${threshold} of ${owners}, chain and service agree`,
  ownersReported: ({ threshold, owners }: Setup) => `${threshold} of ${owners}, according to the service`,
  ownersMissing: ({ threshold, owners }: Setup) =>
    `The chain says ${threshold} of ${owners}. The service does not name <missing/>.`,
  ownersExtra: ({ threshold, owners }: Setup) =>
    `The chain says ${threshold} of ${owners}. The service adds <extra/>, who the chain does not list.`,
  ownersDiffer: ({ threshold, owners }: Setup) =>
    `The chain says ${threshold} of ${owners}. The service does not name <missing/> and adds <extra/>.`,
  thresholdDiffers: ({ chain, service }: { chain: number; service: number }) =>
    `${plural(chain, { one: 'The chain requires # signature', other: 'The chain requires # signatures' })}, but the service says ${service}.`,

  contract: ({ version }: { version: string }) => `Contract ${version}`,
  contractOfUnknownVersion: 'Contract of unknown version',
  contractNotRead: 'Its code was not read',
  contractOutdated: ({ version }: { version: string }) => `Contract ${version} is outdated`,
  recommended: ({ version }: { version: string }) =>
    `Its code is the official release. The recommended version on this network is ${version}.`,
  official: ({ name }: { name: string }) => `Code hash is the official release (${name}).`,
  contractSays: ({ version }: { version: string }) => `Contract says ${version}`,
  contractDiffers: ({ name, version }: { name: string; version: string }) =>
    `Its code differs from the official ${name} ${version}.`,
  contractUnknown: 'Its code is not a published release.',

  modules: 'Modules',
  noModules: 'No modules',
  noModulesDetail: 'Every transaction needs signatures of the owners',
  modulesMove: (count: number) =>
    plural(count, {
      one: 'One module can move funds without owner signatures',
      other: '# modules can move funds without owner signatures',
    }),
  guard: 'Guard',
  noGuard: 'No guard',
  noGuardDetail: 'No guard contract can block a transaction',
  twoGuards: 'Two guards are set',
  twoGuardsDetail: 'They can block every transaction: <contracts/>.',
  guardSet: 'A guard is set',
  guardDetail: 'It can block every transaction: <contracts/>.',
  moduleGuardSet: 'A module guard is set',
  moduleGuardDetail: 'It can block every transaction of a module: <contracts/>.',
  handler: 'Fallback handler',
  noHandler: 'No fallback handler',
  noHandlerDetail: 'The account cannot sign messages for apps',
  handlerByAddress: ({ name, version }: { name: string; version: string }) => `${name} ${version}, by address`,
  unknownHandler: 'Unknown fallback handler',
  unknownHandlerDetail: 'Code that is not a published release responds in the name of this account: <contracts/>.',
  notRead: 'Not read from the chain',
})
