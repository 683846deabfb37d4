import { useMatches } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { appOf } from '../data/url/appOf.ts'
import { isReadingPage } from '../shell/usePageName.ts'
import { lazyPart } from '../parts/status/lazyPart.tsx'

const AppHost = lazyPart(() => import('./-AppHost.tsx').then((module) => ({ default: module.AppHost })))

/** The app that the user opened, while its page or a page that reviews its request is shown. Nothing of it is loaded before. */
export function OpenApp() {
  const opened = useMatches({
    select: (matches) => {
      const url = matches.find((match) => match.routeId === '/_app/safes/$safe/apps_/open')?.search.appUrl ?? null
      // The same app, in whatever form its address is written.
      return url === null ? null : (appOf(url)?.url ?? url)
    },
  })
  const isKept = useMatches({ select: (matches) => matches.some(({ routeId }) => isReadingPage(routeId)) })
  const [url, setUrl] = useState(opened)
  const next = opened ?? (isKept ? url : null)
  if (next !== url) setUrl(next)
  if (next === null) return null
  return (
    <Suspense>
      <AppHost key={next} url={next} isShown={opened !== null} />
    </Suspense>
  )
}
