{{- define "countersign.name" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 52 | trimSuffix "-" -}}
{{- end -}}

{{- define "countersign.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}{{ with .Part }}-{{ . }}{{ end }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "countersign.labels" -}}
{{ include "countersign.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "countersign.image" -}}
{{- $repository := required "Set image.repository: build deploy/Dockerfile and push it to a registry of yours." .Values.image.repository -}}
{{- if .Values.image.digest -}}
{{ $repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ $repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{- define "countersign.config" -}}
{{- if and (gt (int .Values.readers.replicas) 0) (not .Values.database.existingSecret) -}}
{{- fail "Set database.existingSecret: processes that only read share PostgreSQL with those that write." -}}
{{- end -}}
{{- if and (gt (int .Values.readers.replicas) 0) .Values.ingress.enabled (lt (int .Values.config.trustProxy) 2) -}}
{{- fail "Set config.trustProxy to 2: with readers, requests pass the ingress and then the proxy of this chart." -}}
{{- end -}}
{{- if not .Values.config.chains -}}
{{- fail "Set config.chains: at least one chain with its node, as in docs/self-hosting.md." -}}
{{- end -}}
{{ .Values.config | toPrettyJson }}
{{- end -}}

{{- define "countersign.pod" -}}
metadata:
  labels:
    {{- include "countersign.labels" . | nindent 4 }}
  annotations:
    # A changed configuration replaces the processes.
    checksum/config: {{ include "countersign.config" . | sha256sum }}
    {{- with .Values.podAnnotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  automountServiceAccountToken: false
  enableServiceLinks: false
  terminationGracePeriodSeconds: {{ .Values.terminationGracePeriodSeconds }}
  {{- with .Values.imagePullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 1000
    runAsGroup: 1000
    fsGroup: 1000
    seccompProfile:
      type: RuntimeDefault
  containers:
    - name: countersign
      image: {{ include "countersign.image" . }}
      imagePullPolicy: {{ .Values.image.pullPolicy }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities:
          drop: [ALL]
      ports:
        - name: http
          containerPort: 4180
      env:
        # A folder of its own below the volume, which belongs to root.
        - { name: DATA_DIR, value: /data/countersign }
        {{- if eq (.Part | default "") "readers" }}
        - { name: READ_ONLY, value: 'true' }
        {{- end }}
        {{- if .Values.database.existingSecret }}
        - name: DATABASE_URL
          valueFrom:
            secretKeyRef:
              name: {{ .Values.database.existingSecret }}
              key: {{ .Values.database.key }}
        {{- end }}
      {{- if .Values.secrets.existingSecret }}
      envFrom:
        - secretRef:
            name: {{ .Values.secrets.existingSecret }}
      {{- end }}
      startupProbe:
        httpGet: { path: /health/live, port: http }
        periodSeconds: 5
        failureThreshold: {{ div .Values.startupSeconds 5 }}
      livenessProbe:
        httpGet: { path: /health/live, port: http }
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      # 503 with a sentence while the database does not answer, and until every chain is reached or has a stored index; half a minute after the start one such chain is enough.
      readinessProbe:
        httpGet: { path: /health/ready, port: http }
        periodSeconds: 5
        timeoutSeconds: 3
        failureThreshold: 2
      {{- if .Values.database.existingSecret }}
      lifecycle:
        # Proxies learn that the process ends, and send it nothing more, before it closes its port.
        preStop:
          exec:
            command: [sleep, '5']
      {{- end }}
      resources:
        {{- toYaml .Values.resources | nindent 8 }}
      volumeMounts:
        - { name: config, mountPath: /config, readOnly: true }
        - { name: data, mountPath: /data }
        - { name: tmp, mountPath: /tmp }
  volumes:
    - name: config
      configMap:
        name: {{ include "countersign.name" . }}
    - name: tmp
      emptyDir: {}
    {{- if .Values.database.existingSecret }}
    # Nothing durable: everything is in PostgreSQL.
    - name: data
      emptyDir: {}
    {{- end }}
  {{- if .Values.topologySpreadConstraints }}
  topologySpreadConstraints:
    {{- toYaml .Values.topologySpreadConstraints | nindent 4 }}
  {{- else }}
  topologySpreadConstraints:
    {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
    - maxSkew: 1
      topologyKey: {{ . }}
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "countersign.selector" $ | nindent 10 }}
    {{- end }}
  {{- end }}
  {{- with .Values.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .Values.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .Values.affinity }}
  affinity:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}

{{- define "countersign.proxy" -}}
{{- $name := include "countersign.name" . -}}
upstream readers {
  server {{ $name }}-readers:{{ .Values.service.port }};
  keepalive 32;
}
upstream writers {
  server {{ $name }}:{{ .Values.service.port }};
  keepalive 32;
}
# That of the ingress.
map $http_x_forwarded_proto $forwarded_proto {
  default $http_x_forwarded_proto;
  '' $scheme;
}
server {
  listen 8080;
  client_max_body_size 1m;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $forwarded_proto;
  proxy_set_header X-Forwarded-Host $host;
  # Ingresses may take the id of a request and its trace from the client, who must choose neither: the service believes this proxy.
  proxy_set_header X-Request-Id $request_id;
  proxy_set_header traceparent "";
  proxy_set_header tracestate "";
  # Event streams stay open, and every event goes out at once.
  proxy_buffering off;
  proxy_read_timeout 1h;

  location = /proxy-health {
    access_log off;
    return 204;
  }
  location / {
    # Writes go to @writers once; a read that no reading process answers is repeated there.
    if ($request_method !~ ^(GET|HEAD)$) { return 418; }
    proxy_intercept_errors on;
    error_page 418 502 503 504 = @writers;
    proxy_pass http://readers;
  }
  location = /v1/events {
    proxy_intercept_errors on;
    error_page 502 503 504 = @writers;
    proxy_pass http://readers;
  }
  location @writers {
    proxy_pass http://writers;
  }
}
{{- end -}}
