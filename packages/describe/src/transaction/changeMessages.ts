import { defineMessages } from '@countersign/primitives'

/** Settings before and after a transaction. */
export const changeMessages = defineMessages('settings-changes', {
  owners: 'Owners',
  owner: 'Owner',
  signaturesNeeded: 'Signatures needed',
  modules: 'Modules',
  module: 'Module',
  guard: 'Guard',
  fallbackHandler: 'Fallback handler',
  contract: 'Contract',
  none: 'none',
  unknown: 'not known here',
  codeNow: 'the code it runs now',
  countAdds: (count: number) => `${count}, adds`,
  countRemoves: (count: number) => `${count}, removes`,
  countOf: ({ threshold, owners }: { threshold: number; owners: number }) => `${threshold} of ${owners}`,
  noOwner: 'no owner',
  isOwner: 'owner',
  enabled: 'enabled',
  notEnabled: 'not enabled',
  becomes: 'becomes',
  theOneOf: (code: string) => `the one of ${code}`,
})
