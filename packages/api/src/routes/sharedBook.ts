import { defineRoute } from '../route/defineRoute.ts'
import { AddSharedEntryRequest, SharedBook } from '../schemas/sharedBook.ts'
import { SafeParams } from './params.ts'

export const sharedBookRoutes = {
  getSharedBook: defineRoute({
    operationId: 'getSharedBook',
    method: 'GET',
    path: '/v1/chains/{chainId}/safes/{safe}/shared-book',
    summary: 'The address book that the owners of an account share: each entry signed by an owner',
    params: SafeParams,
    response: SharedBook,
  }),
  addSharedEntry: defineRoute({
    operationId: 'addSharedEntry',
    method: 'POST',
    path: '/v1/chains/{chainId}/safes/{safe}/shared-book',
    summary: 'Add, change or remove an entry of the shared address book, signed by an owner',
    params: SafeParams,
    body: AddSharedEntryRequest,
    response: null,
    status: 201,
  }),
} as const
