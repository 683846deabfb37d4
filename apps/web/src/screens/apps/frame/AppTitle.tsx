import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { appFrameMessages } from './appFrameMessages.ts'

/** The title of the document while the page of an app is shown. */
export function AppTitle({ title }: { title: string }) {
  const { chainId, safe } = useAccount()
  useDocumentTitle(title, useNames().nameOf(safe, chainId)?.name ?? appFrameMessages.unnamedAccount)
  return null
}
