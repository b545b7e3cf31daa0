/** Well-known technologies and fields that the curriculum lacks, so that the author can say so instead of guessing. */
export interface BeyondTopic {
  name: string
  /** Lower-case words by which people ask for it, besides its name. */
  aliases: string[]
  /** Ids of the topics to offer instead, the nearest first. */
  nearest: string[]
  /** When a topic's alias names it, too: the topic is taught and the gap is told. */
  isPartlyTaught?: boolean
}

/** A line each: "Name | alias | alias / another name | its alias > nearest topic, nearest topic" of all in the line. */
const WEB = `
Svelte | sveltekit | svelte kit > react, vue, javascript
SolidJS | solid js | solid.js | solidstart > react, typescript
Astro > html-css, react, nextjs
Remix > react, nextjs
Gatsby > react, nextjs
Qwik > react, nextjs
Ember | ember.js | emberjs > react, javascript
jQuery > javascript, html-css
Alpine.js | alpinejs / htmx > html-css, javascript
Web3 | web 3 | dapps / Ethereum > javascript, rust
WordPress | wordpress development | wordpress plugin | elementor > php, html-css
Drupal / Joomla / Magento > php
Shopify | shopify liquid / WooCommerce > html-css, javascript, php
Webflow / Wix / Squarespace / Framer > html-css, web-performance
Stripe / PayPal > rest-api, nodejs
Flask | flask api > fastapi, django, python
CodeIgniter / CakePHP > php
Phoenix | phoenix liveview > ruby, concurrency
WebAssembly | wasm > rust, javascript
Electron / Tauri > javascript, typescript
three.js | threejs / WebGL / WebGPU > javascript, web-performance
Deno / Bun > nodejs, typescript
tRPC > typescript, nodejs, rest-api
gRPC | protobuf | protocol buffers > rest-api, go
Strapi / Contentful / headless CMSs | headless cms > nodejs, graphql
`
const LANGUAGES = `
Elixir | elixir lang > ruby, concurrency, go
Erlang | otp erlang > concurrency, go
Haskell > rust, kotlin
Scala | akka > kotlin, java, data-engineering
Clojure | clojurescript / Lisp / Racket > javascript, java
F# | fsharp / OCaml > csharp, rust
R | r language | r programming | rstudio | tidyverse > statistics, data-visualization, pandas
Julia | julia language > python, numpy
MATLAB | simulink > numpy, python
Perl > python, ruby, linux
Lua > python, redis
C | c language | c programming | ansi c > cpp, rust, operating-systems
Objective-C > swift, cpp
Visual Basic | vb.net | vb / VBA > csharp
Zig > rust, cpp
Groovy / Gradle > java, kotlin
COBOL / Fortran / mainframes | mainframe > java, sql
Delphi / Pascal > csharp
Prolog > python, data-structures-algorithms
assembly language | assembly | assembler | x86 assembly | arm assembly > operating-systems, cpp
PowerShell > linux, csharp
`
const APPS = `
Dart > kotlin, swift, typescript
Flutter > kotlin, swift
React Native | reactnative | expo react native > react, typescript
Ionic / Capacitor / Xamarin / .NET MAUI | maui > typescript, csharp
Android | android developer | android development | android app | android apps / Jetpack Compose > kotlin, java
iOS | ios developer | ios development | ios app | ios apps | iphone app | uikit / SwiftUI | swift ui > swift
Unity | unity3d | unity 3d > csharp
Unreal Engine | unreal > cpp
Godot > python, csharp
game development | game dev | gamedev | game developer / Roblox > csharp, cpp
Blender > python
Qt | pyqt > cpp, python
`
const DATA = `
MongoDB | mongo db | mongo | mongoose > postgresql, sql, redis
NoSQL | no sql databases | no sql database > redis, postgresql
Firebase | firestore > postgresql, authentication
Supabase / Appwrite > postgresql, authentication
Cassandra / ScyllaDB / CouchDB / Couchbase > postgresql, system-design
Elasticsearch | elastic search / OpenSearch / Solr > rag, postgresql
Neo4j / graph databases | graph database > postgresql, graphql
Oracle Database | pl sql | plsql | oracle db > sql, postgresql
Prisma / Drizzle ORM / TypeORM > postgresql, typescript
Snowflake > data-engineering, sql
BigQuery / Redshift / Databricks > data-engineering, sql
Tableau > data-visualization, sql
Power BI | powerbi / Looker / Qlik > data-visualization, sql
Excel | microsoft excel / Google Sheets / spreadsheets > pandas, sql, data-visualization
SAS / SPSS / Stata > statistics, pandas
`
const PLATFORMS = `
Azure | microsoft azure > aws, terraform
Google Cloud | gcp | google cloud platform > aws, terraform
DigitalOcean / Heroku / Vercel / Netlify / Cloudflare Workers > docker, aws
Ansible / Puppet / SaltStack > terraform, linux
Prometheus / Grafana / Datadog / OpenTelemetry > kubernetes, system-design
Nginx > linux, networking
OpenShift / Nomad > kubernetes
Windows Server / Active Directory > linux, networking
VMware / Proxmox > linux, docker
Salesforce | apex salesforce > sql, rest-api
SAP | sap hana / ABAP > sql, java
ServiceNow > javascript, rest-api
`
const FIELDS = `
Figma / Adobe XD / UX design | ux | ui ux | ui ux design | ux ui / UI design > accessibility, html-css
blockchain | cryptocurrency | bitcoin / smart contracts | smart contract > rust, javascript, secure-coding
Solidity > javascript, rust
embedded systems | embedded | embedded c | embedded programming / firmware / microcontrollers | stm32 > cpp, rust, operating-systems
Arduino / ESP32 / Raspberry Pi > cpp, python
robotics | ros2 > python, cpp, computer-vision
IoT | internet of things > message-queues, networking
quantum computing | quantum / Qiskit > python, numpy
compiler design | compilers > rust, data-structures-algorithms
Verilog / VHDL / FPGAs | fpga > cpp, operating-systems
digital marketing / SEO > web-performance
product management / Scrum / agile methods | agile > freelancing-start, system-design
`
/** Their aliases lead to a topic that teaches the greater part. */
const PARTLY = `
MySQL / MariaDB / SQL Server | mssql | t-sql > sql
Jenkins / CircleCI > ci-cd
Cypress / Selenium > web-testing
NestJS | nest.js > nodejs
Streamlit > data-visualization
`

const entriesOf = (lines: string): BeyondTopic[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [products = '', nearest = ''] = line.split(' > ')
      return products.split(' / ').map((product) => {
        const [name = '', ...aliases] = product.split(' | ')
        return { name, aliases, nearest: nearest.split(', ') }
      })
    })

export const BEYOND_CURRICULUM: readonly BeyondTopic[] = [
  ...[WEB, LANGUAGES, APPS, DATA, PLATFORMS, FIELDS].flatMap(entriesOf),
  ...entriesOf(PARTLY).map((entry) => ({ ...entry, isPartlyTaught: true })),
]
