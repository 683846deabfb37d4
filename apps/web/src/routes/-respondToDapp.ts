import { dappLink, type DappAnswer, type DappRequest } from '../screens/walletconnect/link/dapps.ts'

/** Sends an answer to the dapp that sent the request. */
export async function respondToDapp(request: Pick<DappRequest, 'topic' | 'id'>, answer: DappAnswer): Promise<void> {
  const { respond } = await dappLink()
  await respond(request, answer)
}
