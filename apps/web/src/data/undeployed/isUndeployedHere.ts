import { AddressSchema, ChainId } from '@countersign/api'
import * as z from 'zod/mini'
import { findCreation } from './undeployedAccounts.ts'

const Params = z.object({ chainId: ChainId, safe: AddressSchema })

/** Whether a request is about an account whose creation data this browser has. */
export function isUndeployedHere(params: unknown): boolean {
  const { data } = Params.safeParse(params)
  return data !== undefined && findCreation(data) !== null
}
