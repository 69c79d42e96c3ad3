# The platform on one machine. docs/hosting.md says how it is run.
#
# The pages are built once, on the builder's own processor: what comes out runs on amd64 and arm64. The last stage is
# Node.js and the folder that `turreton image` writes, and nothing else of this repository.
ARG NODE=24

FROM --platform=$BUILDPLATFORM node:${NODE}-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run --silent build && npm run --silent image -- /image

FROM node:${NODE}-bookworm-slim
# Neither package managers nor their caches: the image runs one program.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -o node -g node -m 0700 /data
COPY --from=build /image /app
# Small pieces of short-lived memory: 85 MB less, and a little more time for tidying up.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "host.js"]
