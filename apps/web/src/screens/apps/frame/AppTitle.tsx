import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useNameOfAccount } from './useNameOfAccount.ts'

/** The title of the document while the page of an app is shown. */
export function AppTitle({ title }: { title: string }) {
  useDocumentTitle(title, useNameOfAccount())
  return null
}
