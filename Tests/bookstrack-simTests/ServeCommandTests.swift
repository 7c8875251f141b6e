// `serve` with real clients: curl, Python's urllib, and sockets that break the rules (LAB-12).

import Foundation
import Loopback
import Testing

/// A server in a process of its own.
struct RunningServer {
  let tool: Tool
  let process: Process
  let port: Int
  /// An ISBN that the server knows, from its first lines.
  let isbn: String
  private let output: URL

  /// Starts `serve` at a free port, and waits until it listens.
  ///
  /// - Parameter openFiles: The files and connections that the system lets it open.
  init(_ tool: Tool, _ options: String..., openFiles: Int? = nil) throws {
    self.tool = tool
    output = tool.folder.appending(path: ".serving")
    _ = FileManager.default.createFile(atPath: output.path(percentEncoded: false), contents: nil)
    process = Process()
    process.executableURL = Tool.program
    process.arguments = ["serve", "--port", "0", "--catalog", "2000", "-q"] + options
    if let openFiles {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -n \(openFiles); exec \"$0\" \"$@\"", Tool.program.path(percentEncoded: false)]
        + (process.arguments ?? [])
    }
    process.currentDirectoryURL = tool.folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    let end = Date(timeIntervalSinceNow: 60)
    while process.isRunning && Date() < end {
      let text = try String(contentsOf: output, encoding: .utf8)
      if text.hasSuffix("\n"), let match = text.firstMatch(of: /:(\d+)\/v1\/search\/isbn\?isbn=(\d+)/),
        let number = Int(match.1)
      {
        (port, isbn) = (number, String(match.2))
        return
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
    process.terminate()
    throw CocoaError(.executableLoad)
  }

  /// Ends the server with a signal, and returns its status and all that it printed.
  func end(_ signal: Int32 = SIGTERM) throws -> (status: Int32, output: String) {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  /// Runs a client, which must succeed, and returns its standard output; nil if it is not installed.
  func client(_ program: String, _ arguments: [String], input: String = "") throws -> String? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = paths.map({ "\($0)/\(program)" }).first(where: FileManager.default.isExecutableFile)
    else { return nil }
    let client = Process()
    let (answer, question) = (Pipe(), Pipe())
    client.executableURL = URL(filePath: path)
    client.arguments = arguments
    client.standardOutput = answer
    client.standardInput = question
    try client.run()
    try question.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try question.fileHandleForWriting.close()
    let data = try answer.fileHandleForReading.readToEnd() ?? Data()
    client.waitUntilExit()
    #expect(client.terminationStatus == 0, "\(program) failed")
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs a script of Python with the port and the ISBN as its arguments.
  func python(_ script: String) throws -> String? {
    try client("python3", ["-c", script, "\(port)", isbn])
  }
}

@Suite(.enabled(if: Loopback.isThere)) struct ServeCommandTests {
  @Test func `LAB-12: curl gets answers of each provider and the backend over one connection`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let server = try RunningServer(tool, "--mood", "flawless", "--no-latency", "--log", "serve.log")
    let base = "http://127.0.0.1:\(server.port)"
    let targets = [
      "/google-books/books/v1/volumes?q=isbn:\(server.isbn)",
      "/openlibrary/search.json?q=isbn:\(server.isbn)",
      "/isbndb/book/\(server.isbn)", "/v1/search/isbn?isbn=\(server.isbn)", "/v1/search/isbn?isbn=1",
      "/nowhere",
    ]
    let format = ["-s", "-w", " %{http_code} %{num_connects}\n"]
    if let text = try server.client("curl", format + targets.map { base + $0 }) {
      #expect(text.contains("books#volumes"), "\(text)")
      #expect(text.contains("numFound") && text.contains(server.isbn))
      let ends = text.matches(of: #/ (\d{3}) (\d)\n/#).map { "\($0.1) \($0.2)" }
      #expect(ends.first == "200 1" && ends.dropFirst().allSatisfy { $0.hasSuffix(" 0") } && ends.count == 6)
      #expect(ends.suffix(3) == ["200 0", "400 0", "404 0"])
      let head = try server.client("curl", ["-s", "-I", "\(base)/v1/search/isbn?isbn=\(server.isbn)"])
      #expect(head?.hasPrefix("HTTP/1.1 200 OK\r\nDate: Sat, 01 Nov 2025") == true, "\(head ?? "")")
    }
    let (status, output) = try server.end(SIGINT)
    #expect(status == 0 && output.contains("over 2 connections, 0 refused messages"), "\(output)")
    let replay = try tool.run("serve", "--replay", "serve.log")
    #expect(replay.status == 0 && replay.output.contains("every answer is the same"), "\(replay.output)")
  }

  @Test func `Clients that break the rules are refused, and the server goes on`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let server = try RunningServer(tool, "--mood", "flawless", "--no-latency", "--log", "serve.log")
    let script = """
      import socket, sys, urllib.request, urllib.error
      port = int(sys.argv[1])
      def raw(data):
        s = socket.create_connection(("127.0.0.1", port), 20)
        s.sendall(data)
        got = b""
        while True:
          more = s.recv(65536)
          if not more: return got.decode("latin1")
          got += more
      H = b" HTTP/1.1\\r\\nHost: h\\r\\n"
      out = [raw(m)[9:12] for m in [
        b"rubbish\\n", b"GET /%zz" + H + b"\\r\\n", b"GET /" + b"a" * 100000 + H, b"DELETE /" + H + b"\\r\\n",
        b"GET /" + H + b"Content-Length: 1\\r\\nContent-Length: 1\\r\\n\\r\\n",
        b"GET /" + H + b"A: " + b"b" * 100000 + b"\\r\\n\\r\\n", b"PRI * HTTP/2.0\\r\\n\\r\\nSM\\r\\n\\r\\n",
        b"GET /" + H + b"Content-Length: 9999999\\r\\n\\r\\n" + b"x" * 3000000]]
      print(*out)
      two = raw(b"GET /isbndb/book/1" + H + b"\\r\\nHEAD /nowhere" + H + b"Connection: close\\r\\n\\r\\n")
      print(two.count("HTTP/1.1 404"), two.endswith("\\r\\n\\r\\n"))
      """
    if let text = try server.python(script) {
      #expect(text == "400 400 414 405 400 431 505 413\n2 True\n", "\(text)")
    }
    let urllib = """
      import json, sys, urllib.request, urllib.error, urllib.parse
      base = "http://127.0.0.1:" + sys.argv[1]
      def get(target, **more):
        try:
          with urllib.request.urlopen(urllib.request.Request(base + target, **more), timeout=20) as answer:
            return answer.status, answer.read()
        except urllib.error.HTTPError as error:
          return error.code, error.read()
      status, body = get("/v1/search/isbn?" + urllib.parse.urlencode({"isbn": sys.argv[2]}))
      print(status, json.loads(body)["success"])
      status, body = get("/v1/search/title?" + urllib.parse.urlencode({"q": "Thé ☃ & co"}))
      print(status, json.loads(body)["success"])
      print(get("/v1/search/isbn", data=b"x" * 1000)[0], get("/v1/search/isbn", data=b"x" * 100000)[0])
      """
    if let text = try server.python(urllib) {
      #expect(text == "200 True\n404 False\n405 413\n", "\(text)")
    }
    let (status, output) = try server.end()
    #expect(status == 0 && output.contains("refused"), "\(output)")
  }

  @Test func `64 connections for some seconds get right answers, and slow ones beside them cost little`()
    throws
  {
    let tool = try Tool()
    defer { tool.remove() }
    let server = try RunningServer(tool, "--mood", "flawless", "--speed", "20", "--log", "serve.log")
    let script = """
      import collections, http.client, json, socket, sys, threading, time
      port, isbn = int(sys.argv[1]), sys.argv[2]
      targets = {
        "/isbndb/book/" + isbn: None, "/openlibrary/isbn/" + isbn + ".json": None,
        "/v1/search/isbn?isbn=" + isbn: "success", "/google-books/books/v1/volumes?q=isbn:" + isbn: "kind"}
      seen, wrong, counts = {}, [], collections.Counter()
      slow = [socket.create_connection(("127.0.0.1", port)) for _ in range(40)]
      for number, s in enumerate(slow):
        s.setblocking(False)
        s.send(b"GET /openlibrary/search.json?q=the&limit=1000 HTTP/1.1\\r\\nHost: h\\r\\n\\r\\n" * 9 if number % 2 else b"G")
      end = time.time() + 4
      def work(place):
        try:
          client = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
          while time.time() < end:
            target = list(targets)[place % 4]
            place += 1
            client.request("GET", target)
            answer = client.getresponse()
            body = answer.read()
            key = targets[target]
            what = json.loads(body)[key] if key else body
            if seen.setdefault(target, (answer.status, what)) != (answer.status, what): wrong.append(target)
            counts[target] += 1
        except Exception as error:
          wrong.append(repr(error))
      threads = [threading.Thread(target=work, args=(place,)) for place in range(64)]
      for thread in threads: thread.start()
      for thread in threads: thread.join()
      print(wrong, len(counts), sum(counts.values()) > 64)
      """
    if let text = try server.python(script) { #expect(text == "[] 4 True\n", "\(text)") }
    let status = "/proc/\(server.process.processIdentifier)/status"
    if let peak = (try? String(contentsOfFile: status, encoding: .utf8))?.firstMatch(of: /VmHWM:\s+(\d+)/) {
      #expect(Int(peak.1).map { $0 < 250_000 } == true, "\(peak.1) KiB")
    }
    #expect(try server.end().status == 0)
    let replay = try tool.run("serve", "--replay", "serve.log")
    #expect(replay.status == 0, "\(replay.output)")
  }

  /// Asks a new server sixty questions, and returns its log; nil without Python.
  private static func log(_ name: String, _ tool: Tool) throws -> String? {
    let server = try RunningServer(tool, "--mood", "flaky", "--no-latency", "--log", name)
    let asked = try server.python(
      """
      import sys, urllib.request
      for number in range(60):
        target = ["isbndb/book/", "v1/search/isbn?isbn="][number % 2] + sys.argv[2]
        try: urllib.request.urlopen("http://127.0.0.1:%s/%s" % (sys.argv[1], target), timeout=20).read()
        except OSError: pass
      """)
    let output = try server.end().output
    if asked == nil { return nil }
    #expect(output.contains("60 requests over 60 connections") && output.contains("faults: "), "\(output)")
    return try String(contentsOf: tool.folder.appending(path: name), encoding: .utf8)
  }

  @Test
  func `LAB-12: the same requests have the same answers, and a log that says something else is found out`()
    throws
  {
    let tool = try Tool()
    defer { tool.remove() }
    guard let log = try Self.log("serve.log", tool) else { return }
    #expect(try Self.log("again.log", tool) == log)
    try tool.write("other.log", Array(log.replacing("\"seed\":1,", with: "\"seed\":2,").utf8))
    try tool.write("cut.log", Array(log.replacing(/(?m)^.*"number":7,.*\n/, with: "").utf8))
    #expect(try tool.run("serve", "--replay", "serve.log").status == 0)
    #expect(try tool.run("serve", "--replay", "other.log").status == 13)
    let cut = try tool.run("serve", "--replay", "cut.log")
    #expect(cut.status == 65 && cut.errors.contains("found request 8; expected request 7"), "\(cut.errors)")
    let answer = try tool.run("serve", "--replay", "serve.log", "--answer", "1").output
    #expect(answer.hasPrefix("HTTP/1.1 ") && answer.contains("\r\nDate: Sat, 01 Nov 2025 00:00:"))
  }

  @Test func `The log of a server that was killed is answered again, as far as it goes`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let server = try RunningServer(tool, "--latency", "10000", "--mood", "flawless", "--log", "serve.log")
    let script = """
      import socket, sys, time
      for target in ["isbndb/book/", "v1/search/isbn?isbn=", "openlibrary/isbn/"]:
        s = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
        s.sendall(("GET /%s%s HTTP/1.1\\r\\nHost: h\\r\\n\\r\\n" % (target, sys.argv[2])).encode())
        time.sleep(0.3)
      """
    guard try server.python(script) != nil else { return }
    _ = try server.end(SIGKILL)
    let replay = try tool.run("serve", "--replay", "serve.log")
    #expect(replay.status == 0, "\(replay.output)")
    #expect(replay.output.hasPrefix("3 requests and "), "\(replay.output)")
    #expect(replay.output.contains("the server was killed; not compared: "), "\(replay.output)")
  }

  @Test func `A server without descriptors to spare closes idle connections for new ones`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let server = try RunningServer(tool, "--mood", "flawless", "--no-latency", openFiles: 32)
    let script = """
      import http.client, sys
      kept = []
      for number in range(100):
        client = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=20)
        client.request("GET", "/isbndb/book/" + sys.argv[2])
        answer = client.getresponse()
        answer.read()
        kept.append(client)
      print(len(kept))
      """
    if let text = try server.python(script) { #expect(text == "100\n", "\(text)") }
    #expect(try server.end().status == 0)
  }

  private static let misuses: [([String], Int32, String)] = [
    (["--speed", "2", "--no-latency"], 64, "--speed has no meaning with --no-latency"),
    (["--answer", "1"], 64, "--answer needs --replay"),
    (
      ["--host", "nowhere"], 64,
      "the host is \"nowhere\"; expected a numeric address, such as 127.0.0.1 or ::1"
    ),
    (["--connections", "0"], 64, "--connections takes a whole number from 1 to"),
    (["--port", "65536"], 64, "--port takes a whole number from 0 to 65535"),
    (["--replay", "none.log"], 66, "none.log: there is no such file"),
    (
      ["--replay", "none.log", "--mood", "slow"], 64,
      "--mood has no meaning with --replay: the log has the settings"
    ),
    (["--mood", "sad"], 64, "--mood"),
  ]

  @Test(arguments: misuses)
  func `Wrong use is refused before anything listens, and replaces no log`(
    options: [String], status: Int32, sentence: String
  ) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("old.log", Array("old".utf8))
    let log = options.contains("--replay") ? [] : ["--log", "old.log"]
    let result = try tool.run(["serve"] + options + log)
    #expect(result.status == status && result.errors.contains(sentence), "\(result.errors)")
    #expect(try String(contentsOf: tool.folder.appending(path: "old.log"), encoding: .utf8) == "old")
  }

  @Test func `A server whose port is taken leaves the log of the other one alone`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let server = try RunningServer(tool, "--log", "serve.log")
    let log = tool.folder.appending(path: "serve.log")
    let before = try String(contentsOf: log, encoding: .utf8)
    let other = try tool.run("serve", "--port", "\(server.port)", "--seed", "9", "--log", "serve.log")
    #expect(
      other.status == 75 && other.errors.contains("cannot listen at 127.0.0.1, port"), "\(other.errors)")
    #expect(try String(contentsOf: log, encoding: .utf8) == before && !before.isEmpty)
    #expect(try server.end().status == 0)
  }
}
