-- For wrk: asks for the targets of a file, one `host path` per line, in their order, over and over.
local requests = {}
local last = 0

function init(args)
  for line in io.lines(args[1]) do
    local host, path = line:match("^(%S+) (%S+)$")
    requests[#requests + 1] = wrk.format("GET", path, { Host = host, ["Accept-Encoding"] = "br" })
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end
