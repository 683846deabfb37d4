import { toasts } from '@countersign/ui'
import { appOf } from '../../../data/url/appOf.ts'
import { appPermissions } from '../../../data/apps/appPermissions.ts'
import { forgetAppRecord, restoreAppRecord } from '../../../data/apps/appRecords.ts'
import { consents } from '../../../data/apps/consents.ts'
import {
  customAppsStore,
  isCustomApp,
  removeCustomApp,
  saveCustomApp,
  type CustomApp,
} from '../../../data/apps/customApps.ts'

/** Takes an own app away, with what it was allowed, unless another app has the same address. One press brings it all back. */
export function removeApp(app: CustomApp, listedOrigins: readonly string[], place: string): void {
  removeCustomApp(app)
  const origin = appOf(app.url)?.origin ?? app.url
  const isElsewhere = isCustomApp(app.url)
  const isShared = [...listedOrigins, ...customAppsStore.get().map(({ url }) => appOf(url)?.origin)].includes(origin)
  const record = isElsewhere ? null : forgetAppRecord(app.url)
  const consent = isElsewhere ? null : consents.forget(app.url)
  const permission = isShared ? null : appPermissions.forget(origin)
  toasts.show({
    kind: 'info',
    title: `${app.name} is removed`,
    detail: isShared ? `What ${origin} may do stays: another app is there.` : 'What it was allowed is forgotten too.',
    href: place,
    linkLabel: 'Apps',
    action: {
      label: 'Undo',
      onClick: () => {
        saveCustomApp(app)
        if (record) restoreAppRecord(record)
        if (consent) consents.restore(consent)
        if (permission) appPermissions.restore(permission)
      },
    },
  })
}
