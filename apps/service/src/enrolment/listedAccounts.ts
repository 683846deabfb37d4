import type { Address } from '@countersign/primitives'
import type { ServiceConfig } from '../config/ServiceConfig.ts'

/** The accounts of a chain that the operator lists in the configuration. */
export const listedAccounts = ({ accounts }: ServiceConfig['enrolment'], chainId: string): Address[] =>
  accounts.filter((one) => one.chainId === chainId).map(({ address }) => address)
