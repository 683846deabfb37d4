import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { checkStyles } from './build/checkStyles.ts'
import { chunkGroups } from './build/chunkGroups.ts'
import { className } from './build/className.ts'
import { developmentService } from './build/developmentService.ts'
import { drawFirstFrame } from './build/drawFirstFrame.ts'
import { firstWords } from './build/firstWords.ts'
import { inlineBootScript } from './build/inlineBootScript.ts'
import { joinHelpers } from './build/joinHelpers.ts'
import { kitColors } from './build/kitColors.ts'
import { kitStyles } from './build/kitStyles.ts'
import { lateTypefaces } from './build/lateTypefaces.ts'
import { nameAheadFiles } from './build/nameAheadFiles.ts'
import { namePageFiles } from './build/namePageFiles.ts'
import { precompress } from './build/precompress.ts'
import { offlineWorker } from './build/offlineWorker.ts'
import { pruneSdks } from './build/pruneSdks.ts'
import { sealBuild } from './build/sealBuild.ts'
import { shortenScripts } from './build/shortenScripts.ts'
import { sourceMapPath } from './build/sourceMapPath.ts'
import { verifierPage } from './build/verifierPage.ts'

const { plugin: groupChunks, groups } = chunkGroups()

/** Scripts that no first content needs; see chunkGroups.ts. */
const AFTER_CONTENT = /\/(?:checks|tools|pages|rest)-/
/** What the pages of one transaction load after their content. */
const isOfChecks = (host: string, target: string): boolean =>
  host.startsWith('assets/review-') && /\/(?:checks|pages)-/.test(target)

export default defineConfig({
  // Nothing but the two pages says where the build lies; see sealBuild.
  base: './',
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
      // Formatting took 13 % of the computing of the development server until the first page was open.
      enableRouteTreeFormatting: false,
    }),
    react(),
    pruneSdks(),
    groupChunks,
    shortenScripts(),
    joinHelpers(),
    checkStyles(),
    inlineBootScript(),
    drawFirstFrame(),
    firstWords(),
    lateTypefaces(),
    kitStyles(),
    kitColors(),
    namePageFiles(),
    nameAheadFiles(),
    developmentService(process.env['SERVICE_URL'] ?? 'http://127.0.0.1:4180'),
    verifierPage(),
    offlineWorker(),
    // The two that look at files already written, in this order.
    sealBuild(),
    ...(process.env['PRECOMPRESS'] === 'no' ? [] : [precompress()]),
  ],
  resolve: {
    alias: [
      // React has this hook itself, and needs no package for older versions of it.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // The writer of Excel files imports it; see the file.
      {
        find: /^fflate$/,
        replacement: fileURLToPath(new URL('src/screens/history/exporting/zipHere.ts', import.meta.url)),
      },
    ],
  },
  css: { modules: { generateScopedName: className } },
  worker: { rolldownOptions: { output: { sourcemapPathTransform: sourceMapPath } } },
  build: {
    target: 'es2023',
    // Named at the end of each script: a browser fetches a map when its developer tools are open, and never otherwise.
    sourcemap: true,
    assetsInlineLimit: 0,
    // Pages name the style sheets that they wait for, and their own script, which is fetched meanwhile. The scripts below a script are found by
    // the browser, and mostly were fetched ahead: their names in every `import()` would be 4 kB before the first content. The checks of a
    // transaction, which a person waits for, are three scripts deep: theirs are named, so that they are fetched at once.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (target, files, { hostId, hostType }) =>
        hostType === 'js'
          ? files.filter(
              (name) =>
                name.endsWith('.css') || name === target || (isOfChecks(hostId, target) && AFTER_CONTENT.test(name)),
            )
          : files,
    },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Merged files have the names of all pages that need them, which the document would repeat.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash:7][extname]`,
        sourcemapPathTransform: sourceMapPath,
      },
    },
  },
})
