import { defineMessages } from '@countersign/primitives'

export const statusMessages = defineMessages('status', {
  asOf: (time: string) => `as of ${time}`,
  switchedOff: (chain: string) => `The operator of this deployment can switch them on for ${chain}.`,
})
