import { createContext, use } from 'react'

/** The colours of the kit. A host that sets the attributes of `@countersign/ui` on its document needs none. */
export type ConnectAppearance = {
  readonly scheme?: 'light' | 'dark'
  readonly accent?: 'blue' | 'green' | 'orange' | 'pink' | 'purple' | 'red'
}

export const AppearanceContext = createContext<ConnectAppearance>({})

/** The attributes that an element of the kit carries. */
export function useAppearance() {
  const { scheme, accent } = use(AppearanceContext)
  return {
    ...(scheme === undefined ? {} : { 'data-mantine-color-scheme': scheme }),
    ...(accent === undefined ? {} : { 'data-cs-accent': accent }),
  }
}
