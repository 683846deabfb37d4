import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PAGE_FILE } from './IndexPage.ts'

/** Whether the configured folder contains a complete page: a build writes its document last. True where no page is configured. */
export async function isPageBuilt({ pageDir }: { readonly pageDir?: string | undefined }): Promise<boolean> {
  if (pageDir === undefined) return true
  return access(resolve(pageDir, PAGE_FILE)).then(
    () => true,
    () => false,
  )
}
