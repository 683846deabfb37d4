import { defineMessages, plural } from '@countersign/primitives'

export const setupMessages = defineMessages('setup', {
  title: 'Set-up',
  thisAccount: 'this account',
  subtitle: ({ name, threshold }: { name: string; threshold: number | null }) =>
    `The owners of ${name} and its contracts, read from the chain. Each change needs ${threshold === null ? 'signatures' : plural(threshold, { one: '# signature', other: '# signatures' })}.`,
  nodesSilent: ({ network }: { network: string }) => `The nodes of ${network} did not answer.`,
  fromService: 'The values below come from the service and are not checked.',
  loading: 'Loading the set-up of the account',
  owners: 'Owners',
  modulesAndGuards: 'Modules and guards',
  limits: 'Limits',
  proposers: 'Proposers',
  recovery: 'Recovery',
  contract: 'Contract',
  relatedAccounts: 'Related accounts',
  loadingLimits: 'Loading the spending limits',
})
