import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineBootScript } from './build/inlineBootScript.ts'
import { precompress } from './build/precompress.ts'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One file per page; its error view travels with it, so that a broken network can still say so.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
    }),
    react(),
    inlineBootScript(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
  server: {
    port: 5173,
    proxy: {
      '/v1': 'http://127.0.0.1:4180',
      '/v2': 'http://127.0.0.1:4180',
      '/v3': 'http://127.0.0.1:4180',
      '/boot.json': 'http://127.0.0.1:4180',
      '/config.json': 'http://127.0.0.1:4180',
    },
  },
})
